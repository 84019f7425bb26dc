import type { SqlClient } from '../../engine/database/sql.ts';
import type { LiveRow } from '../../engine/projections/live-event.ts';
import { eventsSince, lastLiveSeq } from '../../engine/projections/queries/live.ts';
import type { LiveFeed } from '../graphql/context.ts';

/** Whether the event with this number is there, so that one may go on behind it. */
export type HasHappened = (seq: number) => Promise<boolean>;

/**
 * Another gateway may have shown a little more than this one has seen, but not more than the table has. A process that
 * starts waits for its table first: it may only now fold events that its predecessor showed.
 */
export const hasHappenedIn =
  (live: Pick<LiveFeed, 'begun' | 'status'>, sql: SqlClient): HasHappened =>
  async (seq) => {
    await live.begun;
    return seq <= live.status().seq || seq <= (await lastLiveSeq(sql));
  };

/**
 * The events after a sequence number, oldest first; of more than are kept, the newest. Read from memory, or from the
 * feed's table.
 */
export const eventsBehind = async (
  live: Pick<LiveFeed, 'since'>,
  sql: SqlClient,
  after: number,
): Promise<readonly LiveRow[]> => (await live.since(after)) ?? (await eventsSince(sql, after));
