import { z } from 'zod';
import { integerColumn, rowsAs, type SqlClient } from '../../database/sql.ts';
import type { Instant } from '../../kernel/decision.ts';
import { LIVE_TYPES, type LiveRow, liveBody } from '../live-event.ts';

/** The most drops in one answer: as many as a page shows. */
export const MAX_RECENT_DROPS = 20;
/** The most events in one answer to a client that closes a gap. */
export const MAX_LIVE_GAP = 200;

const columns = 'seq, position, type, at, display_at, payload';

const typeNames: ReadonlyMap<number, string> = new Map(
  Object.entries(LIVE_TYPES).map(([name, number]) => [number, name]),
);

const payload = z.record(z.string(), z.unknown());

const liveRow = z
  .object({
    seq: integerColumn,
    position: integerColumn,
    type: integerColumn,
    at: integerColumn,
    display_at: integerColumn,
    payload: z.string(),
  })
  .transform((row): LiveRow => {
    const body = liveBody.parse({ ...payload.parse(JSON.parse(row.payload)), type: typeNames.get(row.type) });
    return { ...body, seq: row.seq, position: row.position, at: row.at, displayAt: row.display_at };
  });

export interface RecentDrops {
  readonly now: Instant;
  readonly top?: boolean;
  readonly limit?: number;
}

/** The newest drops of any game first, as far as they may be shown by now; `top`: only grades 0 and 1. */
export const recentDrops = async (
  sql: SqlClient,
  { now, top = false, limit = MAX_RECENT_DROPS }: RecentDrops,
): Promise<readonly LiveRow[]> =>
  rowsAs(
    liveRow,
    await sql.query(
      `SELECT ${columns} FROM live_event WHERE ${top ? 'grade <= 1' : 'type < 30'} AND display_at <= $2
       ORDER BY seq DESC LIMIT $1`,
      [Math.max(1, Math.min(limit, MAX_RECENT_DROPS)), now],
    ),
  );

/** Events behind a sequence number, oldest first: for a reader that follows the feed without a gap. */
export const eventsAfter = async (sql: SqlClient, after: number, limit: number): Promise<readonly LiveRow[]> =>
  rowsAs(
    liveRow,
    await sql.query(`SELECT ${columns} FROM live_event WHERE seq > $1 ORDER BY seq LIMIT $2`, [after, limit]),
  );

/** Events behind a sequence number, oldest first; where these are more than `MAX_LIVE_GAP`, the newest of them. */
export const eventsSince = async (sql: SqlClient, after: number): Promise<readonly LiveRow[]> =>
  rowsAs(
    liveRow,
    await sql.query(`SELECT ${columns} FROM live_event WHERE seq > $1 ORDER BY seq DESC LIMIT $2`, [
      after,
      MAX_LIVE_GAP,
    ]),
  ).toReversed();

const lastRow = z.object({ seq: integerColumn });

/** The newest event's sequence number; 0 before the first. */
export const lastLiveSeq = async (sql: SqlClient): Promise<number> => {
  const [row] = rowsAs(lastRow, await sql.query('SELECT coalesce(max(seq), 0) AS seq FROM live_event'));
  return row?.seq ?? 0;
};
