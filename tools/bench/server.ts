import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import { kyselyOver } from '../../engine/database/kysely-dialect.ts';
import { fragment } from '../../engine/database/queries.ts';
import { startPostgres } from '../../test/harness/postgres-server.ts';
import { outOfSight, type ProcessorClock, processTree } from './processor-time.ts';

export interface BenchServer {
  readonly version: string;
  /** Of all its processes. */
  readonly clock: ProcessorClock;
  /**
   * Makes a server that was started here reuse segments of its log, as a server in use does. Where the server creates
   * a segment, each commit that needs it waits for some 50 ms.
   */
  readonly recycleWal: () => Promise<void>;
  /** Creates a database on the server, empty or as a copy of another one to which no client is connected. */
  readonly database: (name: string, like?: string) => Promise<string>;
  /** Drops the databases, and ends the server if it was started here. */
  readonly stop: () => Promise<void>;
}

/** Durable like a server in production: the server calls fsync before it acknowledges a commit. */
const SETTINGS = [
  'fsync=on',
  'synchronous_commit=on',
  'max_connections=300',
  'shared_buffers=512MB',
  'max_wal_size=4GB',
  'min_wal_size=2GB',
];

/** Of 16 MiB each: as many as `min_wal_size` keeps. */
const WAL_SEGMENTS = 128;

const writeOverWal = async (administrator: Kysely<unknown>): Promise<void> => {
  for (let segment = 0; segment < WAL_SEGMENTS; segment += 1) {
    await fragment`SELECT pg_logical_emit_message(false, 'bench', 'used')`.execute(administrator);
    await fragment`SELECT pg_switch_wal()`.execute(administrator);
  }
  await fragment`CHECKPOINT`.execute(administrator);
};

const shown = z.object({ fsync: z.literal('on'), synchronous_commit: z.literal('on'), version: z.string() });

/** The server at DATABASE_URL, or one of its own. @throws Error when it doesn't fsync what it acknowledges. */
export const startBenchServer = async (): Promise<BenchServer> => {
  const server = await startPostgres(SETTINGS);
  const administer = async (work: (administrator: Kysely<unknown>) => Promise<void>): Promise<void> => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    try {
      await work(kyselyOver(client));
    } finally {
      await client.end();
    }
  };
  const made: string[] = [];
  let version = '';
  await administer(async (administrator) => {
    const { rows } = await fragment`
      SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS synchronous_commit,
        current_setting('server_version') AS version`.execute(administrator);
    const checked = shown.safeParse(rows[0]);
    if (!checked.success) throw new Error('the server must run with fsync = on and synchronous_commit = on');
    version = checked.data.version;
  });
  return {
    version,
    clock:
      server.pid === null
        ? outOfSight('the server was not started here, or runs in a container')
        : processTree(server.pid),
    recycleWal: async () => {
      if (server.pid !== null) await administer(writeOverWal);
    },
    database: async (name, like) => {
      const template =
        like === undefined ? fragment`` : fragment` TEMPLATE ${fragment.id(new URL(like).pathname.slice(1))}`;
      const database = `bench_${name}_${randomUUID().slice(0, 8)}`;
      await administer(async (administrator) => {
        await fragment`CREATE DATABASE ${fragment.id(database)}${template}`.execute(administrator);
      });
      made.push(database);
      const url = new URL(server.url);
      url.pathname = `/${database}`;
      return url.href;
    },
    stop: async () => {
      await administer(async (administrator) => {
        for (const database of made)
          await fragment`DROP DATABASE IF EXISTS ${fragment.id(database)} WITH (FORCE)`.execute(administrator);
      });
      await server.stop();
    },
  };
};
