import { db, defineQuery, fragment, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import { type GlasscaseEvent, isEventIn } from '../../events.ts';
import type { Instant } from '../../kernel/decision.ts';
import { NOTICE_MS } from '../../terms/in-force.ts';
import { evolveTerms, NO_TERMS, type TermsState } from '../../terms/state.ts';
import { recordedEntry } from '../read-log.ts';
import { entryText } from './log.ts';

const entries = db.selectFrom('event').select(['position', entryText('entry').as('entry')]);

interface Entry {
  readonly position: number;
  readonly entry: string;
}
const eventIn = ({ position, entry }: Entry): GlasscaseEvent => recordedEntry(position, entry).event;

const inForce = defineQuery((given: Given<{ noticed: Instant }>) =>
  entries.where(
    'position',
    'in',
    db
      .selectFrom('publication')
      .select(
        fragment<number>`coalesce(max(position) FILTER (WHERE at <= ${given('noticed')}), min(position))`.as(
          'position',
        ),
      )
      .groupBy('type'),
  ),
);

/** The tables in force, by the type of their events: the first takes effect at once, a further one after its notice. */
export const tablesInForce = async (sql: SqlClient, at: Instant): Promise<ReadonlyMap<string, GlasscaseEvent>> =>
  new Map((await inForce(sql, { noticed: at - NOTICE_MS })).map(eventIn).map((event) => [event.type, event]));

const next = defineQuery((given: Given<{ noticed: Instant }>) =>
  db
    .selectFrom('publication')
    .select(({ fn }) => fn.min<number | null>('at').as('at'))
    .where('at', '>', given('noticed')),
);

/** When the next of what is published by now takes effect; null where all of it did. */
export const nextInForce = async (sql: SqlClient, at: Instant): Promise<Instant | null> => {
  const [row] = await next(sql, { noticed: at - NOTICE_MS });
  return row?.at == null ? null : row.at + NOTICE_MS;
};

/** Longer histories are cut off at their beginning: pages show them, and what is in force is at the end. */
const MOST_VERSIONS = 1_000;

const termsOfPlay = defineQuery(() =>
  entries.where('streamId', '=', 'terms-play').orderBy('version', 'desc').limit(MOST_VERSIONS),
);

/** The terms of play, the newest versions last, with the rules of acts. */
export const termsNow = async (sql: SqlClient): Promise<TermsState> =>
  (await termsOfPlay(sql, {})).toReversed().reduce((state, entry) => {
    const event = eventIn(entry);
    return isEventIn('terms', event) ? evolveTerms(state, event) : state;
  }, NO_TERMS);
