import { z } from 'zod';
import { db, defineQuery, type Expression, fragment, type Given, type Row } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import type { Instant } from '../../kernel/decision.ts';
import { LIVE_TYPES, type LiveRow, liveBody } from '../live-event.ts';

/** The most drops in one answer: as many as a page shows. */
export const MAX_RECENT_DROPS = 20;
/** The most events in one answer to a client that closes a gap. */
export const MAX_LIVE_GAP = 200;

const columns = ['seq', 'position', 'type', 'at', 'displayAt', 'payload'] as const;
const events = db.selectFrom('liveEvent').select(columns);

const typeNames: ReadonlyMap<number, string> = new Map(
  Object.entries(LIVE_TYPES).map(([name, number]) => [number, name]),
);

const content = z.record(z.string(), z.unknown());

const liveRow = ({ type, payload, ...place }: Row<'liveEvent', typeof columns>): LiveRow => {
  const body = liveBody.parse({ ...content.parse(JSON.parse(payload)), type: typeNames.get(type) });
  return { ...body, ...place };
};

export interface RecentDrops {
  readonly now: Instant;
  readonly top?: boolean;
  readonly limit?: number;
}

const newest = (which: Expression<boolean>) =>
  defineQuery((given: Given<{ now: Instant; most: number }>) =>
    events.where(which).where('displayAt', '<=', given('now')).orderBy('seq', 'desc').limit(given('most')),
  );
const newestDrops = newest(fragment`type < 30`);
const topDrops = newest(fragment`grade <= 1`);

/** The newest drops of any game first, as far as they may be shown by now; `top`: only grades 0 and 1. */
export const recentDrops = async (
  sql: SqlClient,
  { now, top = false, limit = MAX_RECENT_DROPS }: RecentDrops,
): Promise<readonly LiveRow[]> => {
  const most = Math.max(1, Math.min(limit, MAX_RECENT_DROPS));
  return (await (top ? topDrops : newestDrops)(sql, { now, most })).map(liveRow);
};

const following = (order: 'asc' | 'desc') =>
  defineQuery((given: Given<{ after: number; most: number }>) =>
    events.where('seq', '>', given('after')).orderBy('seq', order).limit(given('most')),
  );
const oldestAfter = following('asc');
const newestAfter = following('desc');

/** Events behind a sequence number, oldest first: for a reader that follows the feed without a gap. */
export const eventsAfter = async (sql: SqlClient, after: number, most: number): Promise<readonly LiveRow[]> =>
  (await oldestAfter(sql, { after, most })).map(liveRow);

/** Events behind a sequence number, oldest first; where these are more than `MAX_LIVE_GAP`, the newest of them. */
export const eventsSince = async (sql: SqlClient, after: number): Promise<readonly LiveRow[]> =>
  (await newestAfter(sql, { after, most: MAX_LIVE_GAP })).map(liveRow).toReversed();

const last = defineQuery(() => db.selectFrom('liveEvent').select(({ fn }) => fn.max<number | null>('seq').as('seq')));

/** The newest event's sequence number; 0 before the first. */
export const lastLiveSeq = async (sql: SqlClient): Promise<number> => (await last(sql, {}))[0]?.seq ?? 0;
