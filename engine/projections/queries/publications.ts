import { z } from 'zod';
import { integerColumn, rowsAs, type SqlClient } from '../../database/sql.ts';
import type { GlasscaseEvent } from '../../events.ts';
import { termsPublished } from '../../terms/events.ts';
import { NO_TERMS, type TermsState, withVersion } from '../../terms/state.ts';
import { recordedEntry } from '../read-log.ts';

const published = z
  .object({ position: integerColumn, entry: z.string() })
  .transform(({ position, entry }) => recordedEntry(position, entry).event);

/** What was published last, by type of event. */
export const newestPublications = async (sql: SqlClient): Promise<ReadonlyMap<string, GlasscaseEvent>> => {
  const found = await sql.query(
    `SELECT position, convert_from(entry, 'UTF8') AS entry FROM event
     WHERE position IN (SELECT max(position) FROM publication GROUP BY type)`,
  );
  return new Map(rowsAs(published, found).map((event) => [event.type, event]));
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
