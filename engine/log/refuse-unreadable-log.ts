import { z } from 'zod';
import type { Database } from '../database/open-database.ts';
import type { Queryable } from '../database/session.ts';
import { integerColumn, rowsAs } from '../database/sql.ts';
import { EVENTS } from '../events.ts';
import { decodeEntry } from './entry.ts';
import { NewerEntry } from './newer-entry.ts';

/** The versions of a type of event that a program reads and writes. */
interface KnownEvent {
  readonly type: string;
  readonly schemaVersion: number;
  readonly past: readonly { readonly schemaVersion: number }[];
}

const versionRow = z.object({ type: z.string(), schema_version: integerColumn });
const entryRow = z.object({ entry: z.instanceof(Uint8Array) });

/** Versions that programs of this database may have written, and this one can't read. */
const strangeVersions = async (sql: Queryable, types: readonly string[], versions: readonly number[]) =>
  rowsAs(
    versionRow,
    await sql.query(
      `SELECT type, schema_version FROM event_version
       EXCEPT SELECT * FROM unnest($1::text[], $2::int[]) ORDER BY type, schema_version`,
      [types, versions],
    ),
  );

/** Within the canonical JSON of an entry this text stands in one place alone: quotes of other texts are escaped. */
const isInLog = async (sql: Queryable, type: string, version: number): Promise<boolean> => {
  const { rows } = await sql.query(
    'SELECT FROM whole_event WHERE type = $1 AND position($2::bytea IN entry) > 0 LIMIT 1',
    [type, Buffer.from(`"schemaVersion":${version},"stream":"`)],
  );
  return rows.length > 0;
};

/** @throws NewerEntry, EarlierEntry where the newest entry has a form that this program doesn't know */
const readNewest = async (sql: Queryable): Promise<void> => {
  const found = await sql.query('SELECT entry FROM whole_event ORDER BY position DESC LIMIT 1');
  for (const { entry } of rowsAs(entryRow, found)) decodeEntry(entry);
};

/**
 * Refuses a log that holds what only a newer program reads, or that is of an earlier form, before anything of it is read.
 * Each program leaves word of the versions that it writes, so that the log is searched only where a newer one ran; that
 * may take as long as reading all of it.
 * @throws NewerEntry, EarlierEntry, whose message is one line
 */
export const refuseUnreadableLog = async (database: Database, known: readonly KnownEvent[] = EVENTS): Promise<void> => {
  const versions = known.flatMap(({ type, schemaVersion, past }) =>
    [...past.map((one) => one.schemaVersion), schemaVersion].map((version) => ({ type, version })),
  );
  const [types, numbers] = [versions.map(({ type }) => type), versions.map(({ version }) => version)];
  // No time limit: it may be the whole log.
  await database.asOwner(async (session) => {
    for (const { type, schema_version } of await strangeVersions(session, types, numbers)) {
      if (await isInLog(session, type, schema_version)) throw NewerEntry.ofVersion(type, schema_version);
    }
  });
  await readNewest(database.pool);
  await database.pool.query(
    'INSERT INTO event_version SELECT * FROM unnest($1::text[], $2::int[]) ON CONFLICT DO NOTHING',
    [types, numbers],
  );
};
