import type { SqlClient } from '../engine/database/sql.ts';
import { lastLiveSeq } from '../engine/projections/queries/live.ts';
import type { LiveFeed } from './graphql/context.ts';

/** Whether the event with this number is there, so that one may go on behind it. */
export type HasHappened = (seq: number) => Promise<boolean>;

/** Another gateway may have shown a little more than this one has seen, the table hasn't. */
export const hasHappenedIn =
  (live: Pick<LiveFeed, 'status'>, sql: SqlClient): HasHappened =>
  async (seq) =>
    seq <= live.status().seq || seq <= (await lastLiveSeq(sql));
