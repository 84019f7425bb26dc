import { db, defineQuery, fragment, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import type { Instant } from '../../kernel/decision.ts';
import { type ActRules, NO_ACT_RULES } from '../../terms/act-rules.ts';
import { type ActProposalRow, actProposalRow } from '../act-proposals.ts';
import { recordedEntry } from '../read-log.ts';
import type { Page } from './cursor.ts';
import { defineList } from './list.ts';
import { entryText } from './log.ts';

export const MAX_ACTS_PAGE = 50;
/** Months of sealed acts, and broken glasses, that are shown. */
const MONTHS = 12;
const GLASSES = 20;

const rows = db
  .selectFrom('actProposal')
  .select(actProposalRow.keyof().options)
  .$narrowType<Pick<ActProposalRow, 'kind' | 'closed'>>();

const openActs = defineList({
  cursor: () => 'public acts',
  rows: () => rows.where('playerId', 'is', null),
  sorts: { newest: ['desc integer position'] },
  usual: 'newest',
  size: { usual: 10, most: MAX_ACTS_PAGE },
});

/** An act whose entries the log has in clear, with the operators' words. */
export type PublicAct = Omit<ActProposalRow, 'playerId'> & {
  readonly reason: string;
  /** Null unless it was refused. */
  readonly refusal: string | null;
};

const entries = defineQuery((given: Given<{ positions: readonly number[] }>) =>
  db
    .selectFrom('event')
    .select(['position', entryText('entry').as('json')])
    .where('position', '=', fragment<number>`ANY(${given('positions')}::bigint[])`),
);

/** The reasons in these entries, by their positions: only open ones have any. */
const reasonsAt = async (sql: SqlClient, positions: readonly number[]): Promise<ReadonlyMap<number, string>> =>
  new Map(
    (await entries(sql, { positions })).flatMap(({ position, json }) => {
      const { event } = recordedEntry(position, json);
      return event.type === 'ActProposed' || event.type === 'ActRefused'
        ? [[position, event.data.reason] as const]
        : [];
    }),
  );

/** Open acts, newest first. All of it stands in entries that every reader of the log can read. @throws InvalidCursor */
export const publicActs = async (
  sql: SqlClient,
  page: { readonly first: number; readonly after: string | null },
): Promise<Page<PublicAct>> => {
  const found = await openActs.page(sql, {}, page);
  const reasons = await reasonsAt(
    sql,
    found.rows.flatMap(({ position, closedPosition }) => [position, closedPosition ?? position]),
  );
  return {
    ...found,
    rows: found.rows.map(({ playerId: _, ...row }) => ({
      ...row,
      reason: reasons.get(row.position) ?? '',
      refusal: row.closed === 'refused' ? (reasons.get(row.closedPosition ?? -1) ?? null) : null,
    })),
  };
};

/** Acts on single players, whose entries are sealed: how many of a kind were proposed in a month (UTC), and nothing else of them. */
export interface SealedActs {
  readonly kind: ActProposalRow['kind'];
  /** `2026-11`. */
  readonly month: string;
  readonly count: number;
}

const month = fragment<string>`to_char(to_timestamp(proposed_at / 1000.0) AT TIME ZONE 'UTC', 'YYYY-MM')`;
const sealed = defineQuery((given: Given<{ since: Instant }>) =>
  db
    .selectFrom('actProposal')
    .select(['kind', month.as('month'), ({ fn }) => fn.countAll<number>().as('count')])
    .where('playerId', 'is not', null)
    .where('proposedAt', '>=', given('since'))
    .groupBy(['kind', month])
    .orderBy(month, 'desc')
    .orderBy('kind')
    .$narrowType<Pick<ActProposalRow, 'kind'>>(),
);

/** The sealed acts of this month and of the eleven before it, the newest month first. */
export const sealedActs = (sql: SqlClient, now: Instant): Promise<readonly SealedActs[]> => {
  const today = new Date(now);
  return sealed(sql, { since: Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - MONTHS + 1) });
};

/** A proposer took the right to approve alone. Of an act on a player, too: the entry names none. */
export type BrokenGlass = Pick<
  ActProposalRow,
  'actId' | 'kind' | 'proposer' | 'reviewedBy' | 'reviewNote' | 'reviewedPosition'
> & {
  readonly position: number;
  readonly at: Instant;
  readonly reason: string;
  readonly isSealed: boolean;
};

const glasses = defineQuery(() =>
  rows.where('glassPosition', 'is not', null).orderBy('glassPosition', 'desc').limit(GLASSES),
);

/** The newest first, at most 20. */
export const brokenGlasses = async (sql: SqlClient): Promise<readonly BrokenGlass[]> => {
  const broken = await glasses(sql, {});
  const declared = new Map(
    (await entries(sql, { positions: broken.map(({ glassPosition }) => glassPosition ?? -1) })).map(
      ({ position, json }) => [position, recordedEntry(position, json).at],
    ),
  );
  return broken.flatMap(({ glassPosition, glassReason, playerId, ...row }) =>
    glassPosition === null
      ? []
      : [
          {
            ...row,
            position: glassPosition,
            at: declared.get(glassPosition) ?? row.proposedAt,
            reason: glassReason ?? '',
            isSealed: playerId !== null,
          },
        ],
  );
};

export interface RulesInForce extends ActRules {
  /** Of their publication; null before any. */
  readonly position: number | null;
  readonly at: Instant | null;
}

const published = defineQuery(() =>
  db
    .selectFrom('houseAct')
    .innerJoin('event', 'event.position', 'houseAct.position')
    .select(['houseAct.position', entryText('event.entry').as('json')])
    .where('houseAct.kind', '=', 'ActRulesPublished')
    .orderBy('houseAct.position', 'desc')
    .limit(1),
);

/** The rules of acts as the log has them. */
export const actRulesInForce = async (sql: SqlClient): Promise<RulesInForce> => {
  const [newest] = await published(sql, {});
  if (newest === undefined) return { ...NO_ACT_RULES, position: null, at: null };
  const { event, at } = recordedEntry(newest.position, newest.json);
  if (event.type !== 'ActRulesPublished') throw new Error(`no rules of acts at position ${newest.position}`);
  const { version, twoPeople, breakGlass } = event.data;
  return { version, twoPeople, breakGlass, position: newest.position, at };
};
