import { db, defineQuery, fragment, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import type { Instant } from '../../kernel/decision.ts';
import type { GiveawayRow } from '../giveaway-fold.ts';
import { giveawayColumns, giveawayRow } from '../giveaways.ts';
import type { CountedPage } from './cursor.ts';
import { type GiveawayStatus, giveawayStatusAt } from './giveaway-status.ts';
import { defineList, type PageAsked } from './list.ts';

export interface GiveawayQuery extends PageAsked {
  /** Giveaways that were drawn or cancelled, newest first; else those in progress, by the time of their draw. */
  readonly finished?: boolean;
  /** Only those of a status at a moment; all of the list where it is null. */
  readonly only?: { readonly status: GiveawayStatus; readonly now: Instant } | null;
  /** Only those that this player hosts or entered; all where it is null. */
  readonly playerId?: string | null;
}

export const MAX_GIVEAWAYS_PAGE = 50;
export const MAX_ENTRIES_PAGE = 100;

interface AtStatus {
  /** Null for all. */
  readonly status: GiveawayStatus | null;
  readonly now: Instant | null;
}

const rows = (given: Given<AtStatus>) =>
  db
    .selectFrom('giveaway')
    .select([...giveawayColumns, 'drawAt'])
    .where(
      fragment<boolean>`(${given('status')}::text IS NULL OR ${given('status')} = ${giveawayStatusAt(given('now'))})`,
    );

const filters = (given: Given<{ playerId: string }>) => ({
  /** Found by the player, not among all. */
  playerId: () => fragment<boolean>`giveaway_id IN (
    SELECT h.giveaway_id FROM giveaway h WHERE h.host = ${given('playerId')}
    UNION ALL SELECT e.giveaway_id FROM giveaway_entry e WHERE e.player_id = ${given('playerId')})`,
});
const size = { usual: 10, most: MAX_GIVEAWAYS_PAGE };

const over = defineList({
  cursor: () => 'giveaways finished',
  rows: (given: Given<AtStatus>) =>
    rows(given).where('endedPosition', 'is not', null).$narrowType<{ endedPosition: number }>(),
  filters,
  sorts: {
    newest: ['desc integer endedPosition', 'kept integer position'],
  },
  usual: 'newest',
  size,
});

const open = defineList({
  cursor: () => 'giveaways open',
  rows: (given: Given<AtStatus>) => rows(given).where('endedPosition', 'is', null),
  filters,
  sorts: {
    next: ['asc integer drawAt', 'asc integer position'],
  },
  usual: 'next',
  size,
});

/** @throws InvalidCursor */
export const giveawaysIn = async (
  sql: SqlClient,
  { finished = false, only = null, playerId = null, ...asked }: GiveawayQuery = {},
): Promise<CountedPage<GiveawayRow>> => {
  const values = { playerId, status: only?.status ?? null, now: only?.now ?? null };
  const page = await (finished ? over : open).counted(sql, values, asked);
  return { ...page, rows: page.rows.map(({ drawAt: _, ...row }) => giveawayRow(row)) };
};

const byId = defineQuery((given: Given<{ giveawayId: string }>) =>
  db.selectFrom('giveaway').select(giveawayColumns).where('giveawayId', '=', given('giveawayId')),
);

export const giveawayById = async (sql: SqlClient, giveawayId: string): Promise<GiveawayRow | null> => {
  const [row] = await byId(sql, { giveawayId });
  return row === undefined ? null : giveawayRow(row);
};

const codes = defineQuery((given: Given<{ playerId: string; giveawayIds: readonly string[] }>) =>
  db
    .selectFrom('giveawayEntry')
    .select(['giveawayId', 'code'])
    .where('playerId', '=', given('playerId'))
    .where('giveawayId', '=', fragment<string>`ANY(${given('giveawayIds')}::text[])`),
);

/** A player's roll codes in several giveaways, by giveaway. Those they didn't enter are absent. */
export const codesOf = async (
  sql: SqlClient,
  playerId: string,
  giveawayIds: readonly string[],
): Promise<ReadonlyMap<string, number>> =>
  new Map((await codes(sql, { playerId, giveawayIds })).map(({ giveawayId, code }) => [giveawayId, code]));
