import type pg from 'pg';
import { z } from 'zod';
import { projections } from '../../engine/projections/registry.ts';

const row = z.object({
  /** Events in the log. */
  head: z.coerce.number(),
  /** Number of the newest event of the live feed. */
  feed: z.coerce.number(),
  /** Deadlines that passed a while ago and stand. */
  overdue: z.coerce.number(),
  /** Names of read models that aren't at the end of the log; empty where all are. */
  behind: z.string(),
});
/** How far the site is with what it was given, read past its own code. */
export type SiteState = Readonly<z.infer<typeof row>>;

/** Deadlines may be met so late. */
const GRACE_MS = 3_000;

/** Counts no timer that waits for a beacon: no process here meets it. */
const STATE = `SELECT (SELECT position FROM log_head) AS head,
  (SELECT coalesce(max(seq), 0) FROM live_event) AS feed,
  (SELECT count(*) FROM timer WHERE due_at < $1 AND kind NOT LIKE '%beacon') AS overdue,
  (SELECT coalesce(string_agg(name, ', '), '') FROM projection
    WHERE name = ANY ($2) AND position < (SELECT position FROM log_head)) AS behind`;

export const readSiteState = async (sql: pg.Client, now: number): Promise<SiteState> => {
  const { rows } = await sql.query(STATE, [now - GRACE_MS, projections.map(({ name }) => name)]);
  return row.parse(rows[0]);
};
