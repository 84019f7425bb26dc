import type { Database } from '../database/open-database.ts';
import { db, fragment, runQuery } from '../database/queries.ts';
import { insertRecords } from '../database/records.ts';
import type { SqlClient } from '../database/sql.ts';
import { EVENTS } from '../events.ts';
import { decodeEntry } from './entry.ts';
import { NewerEntry } from './newer-entry.ts';

/** The versions of a type of event that a program reads and writes. */
interface KnownEvent {
  readonly type: string;
  readonly schemaVersion: number;
  readonly past: readonly { readonly schemaVersion: number }[];
}

/** Versions that programs of this database may have written, and this one can't read. */
const strangeVersions = (sql: SqlClient, types: readonly string[], versions: readonly number[]) =>
  runQuery(
    sql,
    db
      .selectFrom('eventVersion')
      .select(['type', 'schemaVersion'])
      .where(
        fragment<boolean>`(type, schema_version) NOT IN (SELECT * FROM unnest(${types}::text[], ${versions}::int[]))`,
      )
      .orderBy('type')
      .orderBy('schemaVersion'),
  );

/** Within the canonical JSON of an entry this text stands in one place alone: quotes of other texts are escaped. */
const isInLog = async (sql: SqlClient, type: string, version: number): Promise<boolean> => {
  const text = Buffer.from(`"schemaVersion":${version},"stream":"`);
  const having = db
    .selectFrom('wholeEvent')
    .select('position')
    .where('type', '=', type)
    .where(fragment<boolean>`position(${text}::bytea IN entry) > 0`);
  return (await runQuery(sql, having.limit(1))).length > 0;
};

/** @throws NewerEntry, EarlierEntry where the newest entry has a form that this program doesn't know */
const readNewest = async (sql: SqlClient): Promise<void> => {
  const newest = db.selectFrom('wholeEvent').select('entry').orderBy('position', 'desc').limit(1);
  for (const { entry } of await runQuery(sql, newest)) decodeEntry(entry);
};

/**
 * Refuses a log that holds what only a newer program reads, or that is of an earlier form, before anything of it is read.
 * Each program leaves word of the versions that it writes, so that the log is searched only where a newer one ran; that
 * may take as long as reading all of it.
 * @throws NewerEntry, EarlierEntry, whose message is one line
 */
export const refuseUnreadableLog = async (database: Database, known: readonly KnownEvent[] = EVENTS): Promise<void> => {
  const versions = known.flatMap(({ type, schemaVersion, past }) =>
    [...past, { schemaVersion }].map((one) => ({ type, schemaVersion: one.schemaVersion })),
  );
  const [types, numbers] = [versions.map(({ type }) => type), versions.map(({ schemaVersion }) => schemaVersion)];
  // No time limit: it may be the whole log.
  await database.asOwner(async (session) => {
    for (const { type, schemaVersion } of await strangeVersions(session, types, numbers)) {
      if (await isInLog(session, type, schemaVersion)) throw NewerEntry.ofVersion(type, schemaVersion);
    }
  });
  await readNewest(database.pool);
  await insertRecords(database.pool, 'event_version', versions, 'ON CONFLICT DO NOTHING');
};
