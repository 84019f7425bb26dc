import { setTimeout as pause } from 'node:timers/promises';
import { rightToAlter } from '../../engine/database/login-rights.ts';
import { pendingMigrations } from '../../engine/database/migrate.ts';
import { type Database, openDatabase } from '../../engine/database/open-database.ts';
import { grantRoles } from '../../engine/database/role-grants.ts';
import { refuseMissingOpenings } from '../../engine/log/refuse-missing-openings.ts';
import { refuseUnreadableLog } from '../../engine/log/refuse-unreadable-log.ts';
import type { Configuration } from '../../gateway/site/configuration/environment.ts';
import { ConfigurationError } from '../../gateway/site/configuration.ts';
import { MIGRATIONS } from './open-committer.ts';
import type { Report } from './report.ts';

type Logins = Pick<
  Configuration,
  'DATA_DIR' | 'DATABASE_URL' | 'GLASSCASE_DATABASE_OWNER_URL' | 'GLASSCASE_DATABASE_ONE_LOGIN'
>;

/** Another process with the owner's login may be migrating. */
const MIGRATED_WITHIN_MS = 60_000;
const LOOK_AGAIN_MS = 500;

/**
 * The database with the owner's rights, for as long as `work` takes: over a login of its own where there is one, which is
 * closed afterwards.
 */
export const withOwner = async <Result>(
  { GLASSCASE_DATABASE_OWNER_URL: ownerUrl }: Pick<Configuration, 'GLASSCASE_DATABASE_OWNER_URL'>,
  database: Database,
  work: (owner: Database) => Promise<Result>,
): Promise<Result> => {
  if (ownerUrl === undefined) return work(database);
  const owner = await openDatabase({ databaseUrl: ownerUrl, connections: 2 });
  try {
    return await work(owner);
  } finally {
    await owner.close();
  }
};

const untilMigrated = async (database: Database, within: number): Promise<readonly string[]> => {
  const end = Date.now() + within;
  for (;;) {
    const pending = await pendingMigrations(database.pool, MIGRATIONS);
    if (pending.length === 0) return [];
    if (Date.now() >= end) {
      throw new ConfigurationError(
        'the tables are not up to date, or the login of DATABASE_URL is no member of glasscase_app: start a process with GLASSCASE_DATABASE_OWNER_URL first (docs/operations.md)',
      );
    }
    await pause(LOOK_AGAIN_MS);
  }
};

const upToDate = async (logins: Logins, database: Database, within: number): Promise<readonly string[]> =>
  database.kind === 'server' &&
  logins.GLASSCASE_DATABASE_OWNER_URL === undefined &&
  !logins.GLASSCASE_DATABASE_ONE_LOGIN
    ? untilMigrated(database, within)
    : withOwner(logins, database, async (owner) => {
        const applied = await owner.migrate(MIGRATIONS);
        if (owner.kind === 'server') await owner.asOwner(grantRoles);
        return applied;
      });

/** @throws ConfigurationError where the site's own login could do more than append */
const refuseAlteringLogin = async (logins: Logins, database: Database): Promise<void> => {
  if (database.kind === 'embedded' || logins.GLASSCASE_DATABASE_ONE_LOGIN) return;
  const right = await rightToAlter(database.pool);
  if (right === null) return;
  throw new ConfigurationError(
    `the login of DATABASE_URL ${right}: give it a login that can only append, and the owner's as GLASSCASE_DATABASE_OWNER_URL (docs/operations.md); to try things out, GLASSCASE_DATABASE_ONE_LOGIN=1 lets it be`,
  );
};

/**
 * Opens the database and brings its tables up to date. On a server that is done by the owner's login, or awaited where this
 * process hasn't got it; the login that stays can't alter what is in the log. A log that a newer program
 * wrote to, one of an earlier format, or one that lacks what opens its sealed entries, is refused.
 * @throws ConfigurationError, DataFolderInUse, NewerEntry, EarlierEntry, NewerTables, OpeningsMissing
 */
export const openTables = async (
  logins: Logins,
  report: Report,
  migratedWithin = MIGRATED_WITHIN_MS,
): Promise<Database> => {
  const { DATABASE_URL, DATA_DIR } = logins;
  const database = await report.step(
    'Database',
    () => openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR }),
    ({ kind }) => (kind === 'embedded' ? `embedded, in ${DATA_DIR}` : 'PostgreSQL'),
  );
  try {
    await report.step(
      'Tables',
      () => upToDate(logins, database, migratedWithin),
      (applied) => (applied.length === 0 ? 'up to date' : `${applied.length} migrations applied`),
    );
    await refuseAlteringLogin(logins, database);
    await refuseMissingOpenings(database.pool);
    await refuseUnreadableLog(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};
