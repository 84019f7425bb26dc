import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { kyselyOver } from '../../engine/database/kysely-dialect.ts';
import { db, fragment, type Given, prepareQuery } from '../../engine/database/queries.ts';
import { anyStream, type Competitor, expectCount, openedCase } from './competitor.ts';

/** A pool whose idle connections may break without ending the process; one in use tells its user. */
const poolOf = (url: string, connections: number, options?: string): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, max: connections, ...(options === undefined ? {} : { options }) });
  pool.on('error', () => undefined);
  return pool;
};

const countIn = async (pool: pg.Pool, table: string): Promise<number> => {
  const counting = fragment<{ count: string }>`SELECT count(*) FROM ${fragment.table(table)}`;
  return Number((await counting.execute(kyselyOver(pool))).rows[0]?.count);
};

/** Folders of message-db in the order of its own installation script. */
const PARTS = ['types', 'tables', 'functions', 'indexes', 'views'] as const;

const installMessageDb = async (pool: pg.Pool): Promise<void> => {
  const database = join(
    dirname(createRequire(import.meta.url).resolve('@eventide/message-db/package.json')),
    'database',
  );
  const install = async (file: string): Promise<void> => {
    await fragment.raw(await readFile(join(database, file), 'utf8')).execute(kyselyOver(pool));
  };
  await install(join('schema', 'message-store.sql'));
  for (const part of PARTS) {
    const files = (await readdir(join(database, part))).filter((name) => name.endsWith('.sql')).sort();
    for (const file of files) await install(join(part, file));
  }
};

const writeMessage = prepareQuery('write', (given: Given<{ id: string; stream: string; data: string }>) =>
  db.selectNoFrom(
    fragment`message_store.write_message(${given('id')}, ${given('stream')}, 'CaseOpened', ${given('data')})`.as('at'),
  ),
);

/** `write_message` of message-db: one function call, one commit per message. */
export const messageDb = async (url: string, connections: number): Promise<Competitor> => {
  const pool = poolOf(url, connections, '-c search_path=message_store,public');
  await installMessageDb(pool);
  let acknowledged = 0;
  return {
    name: 'message-db write_message',
    write: async () => {
      const player = anyStream();
      const data = JSON.stringify(openedCase(player));
      await writeMessage(pool, { id: randomUUID(), stream: `player-${player}`, data });
      acknowledged += 1;
    },
    verify: async () => {
      expectCount('message-db', 'messages', acknowledged, await countIn(pool, 'message_store.messages'));
    },
    close: () => pool.end(),
  };
};

const insertRaw = prepareQuery('write', (given: Given<{ data: string }>) =>
  db
    .withTables<{ raw: { data: string } }>()
    .insertInto('raw')
    .values({ data: given('data') }),
);

/** The least a durable write on this server can cost: one row, one commit. */
export const rawInsert = async (url: string, connections: number): Promise<Competitor> => {
  const pool = poolOf(url, connections);
  await fragment`CREATE TABLE raw (id bigserial PRIMARY KEY, data text NOT NULL)`.execute(kyselyOver(pool));
  let acknowledged = 0;
  return {
    name: 'raw autocommit insert',
    write: async () => {
      await insertRaw(pool, { data: JSON.stringify(openedCase(anyStream())) });
      acknowledged += 1;
    },
    verify: async () => {
      expectCount('raw insert', 'rows', acknowledged, await countIn(pool, 'raw'));
    },
    close: () => pool.end(),
  };
};
