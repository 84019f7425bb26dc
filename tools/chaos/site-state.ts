import type pg from 'pg';
import { z } from 'zod';
import { db, fragment, runQuery } from '../../engine/database/queries.ts';
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

export const readSiteState = async (sql: pg.Client, now: number): Promise<SiteState> => {
  const followers = projections.map(({ name }) => name);
  const reading = db.selectFrom('logHead').select([
    'position as head',
    fragment<number>`(SELECT coalesce(max(seq), 0) FROM live_event)`.as('feed'),
    // No timer that waits for a beacon: no process here meets it.
    fragment<number>`(SELECT count(*) FROM timer WHERE due_at < ${now - GRACE_MS} AND kind NOT LIKE '%beacon')`.as(
      'overdue',
    ),
    fragment<string>`(SELECT coalesce(string_agg(name, ', '), '') FROM projection
      WHERE name = ANY (${followers}::text[]) AND position < log_head.position)`.as('behind'),
  ]);
  return row.parse((await runQuery(sql, reading))[0]);
};
