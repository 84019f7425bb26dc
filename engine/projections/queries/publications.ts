import { z } from 'zod';
import { integerColumn, rowsAs, type SqlClient } from '../../database/sql.ts';
import type { GlasscaseEvent } from '../../events.ts';
import type { Instant } from '../../kernel/decision.ts';
import { termsPublished } from '../../terms/events.ts';
import { NOTICE_MS } from '../../terms/in-force.ts';
import { NO_TERMS, type TermsState, withVersion } from '../../terms/state.ts';
import { recordedEntry } from '../read-log.ts';

const published = z
  .object({ position: integerColumn, entry: z.string() })
  .transform(({ position, entry }) => recordedEntry(position, entry).event);

/** The tables in force, by the type of their events: the first takes effect at once, a further one after its notice. */
export const tablesInForce = async (sql: SqlClient, at: Instant): Promise<ReadonlyMap<string, GlasscaseEvent>> => {
  const found = await sql.query(
    `SELECT position, convert_from(entry, 'UTF8') AS entry FROM event WHERE position IN (
       SELECT coalesce(max(position) FILTER (WHERE at <= $1), min(position)) FROM publication GROUP BY type)`,
    [at - NOTICE_MS],
  );
  return new Map(rowsAs(published, found).map((event) => [event.type, event]));
};

const next = z.object({ at: integerColumn.nullable() });

/** When the next of what is published by now takes effect; null where all of it did. */
export const nextInForce = async (sql: SqlClient, at: Instant): Promise<Instant | null> => {
  const [row] = rowsAs(next, await sql.query('SELECT min(at) AS at FROM publication WHERE at > $1', [at - NOTICE_MS]));
  return row?.at == null ? null : row.at + NOTICE_MS;
};

/** Longer histories are cut off at their beginning: pages show them, and what is in force is at the end. */
const MOST_VERSIONS = 1_000;

/** The terms of play, the newest versions last. */
export const termsNow = async (sql: SqlClient): Promise<TermsState> => {
  const found = await sql.query(
    `SELECT position, convert_from(entry, 'UTF8') AS entry FROM event
     WHERE stream_id = 'terms-play' ORDER BY version DESC LIMIT $1`,
    [MOST_VERSIONS],
  );
  return rowsAs(published, found)
    .toReversed()
    .reduce((state, event) => withVersion(state, termsPublished.dataOf(event)), NO_TERMS);
};
