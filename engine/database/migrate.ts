import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { refusalOf } from './errors.ts';
import { kyselyOver } from './kysely-dialect.ts';
import type { Queryable, Session } from './session.ts';

/** One migration per `*.sql` file, in the order of their names. */
const migrationsOf = async (folder: string): Promise<Record<string, Migration>> => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return Object.fromEntries(
    files.map((name, index) => {
      const text = texts[index] ?? '';
      const up: Migration['up'] = async (db) => {
        await sql.raw(text).execute(db);
      };
      return [name.slice(0, -'.sql'.length), { up }];
    }),
  );
};

/** Names this lock among all advisory locks of the database; any constant would do. */
const MIGRATING = 7_134_110;

/** The database was brought up to date by a newer program. The message is one line. */
class NewerTables extends Error {
  override readonly name = 'NewerTables';
}

/** @throws NewerTables where a migration was applied that isn't among those known */
const refuseNewer = async (session: Session, known: readonly string[]): Promise<void> => {
  const made = await session.query("SELECT FROM pg_class WHERE oid = to_regclass('kysely_migration')");
  if (made.rows.length === 0) return;
  const { rows } = await session.query<{ name: string }>(
    'SELECT name FROM kysely_migration WHERE name <> ALL ($1::text[]) ORDER BY name LIMIT 1',
    [known],
  );
  const [stranger] = rows;
  if (stranger !== undefined) {
    throw new NewerTables(`the tables have ${stranger.name}, which isn't known here: a newer program made them`);
  }
};

/**
 * Brings the schema up to date and answers the names of what was applied, which is nothing the second time. Processes
 * that start together wait for each other: the migrator's own lock comes too late to make its tables safely.
 * @throws NewerTables
 */
export const migrateWith = async (session: Session, folder: string): Promise<readonly string[]> => {
  const migrations = await migrationsOf(folder);
  await session.query('SELECT pg_advisory_lock($1)', [MIGRATING]);
  try {
    await refuseNewer(session, Object.keys(migrations));
    const migrator = new Migrator({ db: kyselyOver(session), provider: { getMigrations: async () => migrations } });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
    return results.map(({ migrationName }) => migrationName);
  } finally {
    await session.query('SELECT pg_advisory_unlock($1)', [MIGRATING]);
  }
};

/** A table, a right or the role itself isn't there yet: all of them come with migrations. */
const NOT_YET: ReadonlySet<string> = new Set(['42P01', '42501', '22023', '42704']);

/** Names of the folder's migrations that were not applied, for a login that may only look. */
export const pendingMigrations = async (sql: Queryable, folder: string): Promise<readonly string[]> => {
  const wanted = Object.keys(await migrationsOf(folder));
  try {
    const { rows } = await sql.query<{ name: string }>('SELECT name FROM kysely_migration');
    const applied = new Set(rows.map(({ name }) => name));
    return wanted.filter((name) => !applied.has(name));
  } catch (error) {
    if (NOT_YET.has(refusalOf(error)?.sqlState ?? '')) return wanted;
    throw error;
  }
};
