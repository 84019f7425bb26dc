import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { anyStream, type Competitor, expectCount, openedCase } from './competitor.ts';

/** A pool whose idle connections may break without ending the process; one in use tells its user. */
const poolOf = (url: string, connections: number, options?: string): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, max: connections, ...(options === undefined ? {} : { options }) });
  pool.on('error', () => undefined);
  return pool;
};

/** Folders of message-db in the order of its own installation script. */
const PARTS = ['types', 'tables', 'functions', 'indexes', 'views'] as const;

const installMessageDb = async (pool: pg.Pool): Promise<void> => {
  const database = join(
    dirname(createRequire(import.meta.url).resolve('@eventide/message-db/package.json')),
    'database',
  );
  await pool.query(await readFile(join(database, 'schema', 'message-store.sql'), 'utf8'));
  for (const part of PARTS) {
    const files = (await readdir(join(database, part))).filter((name) => name.endsWith('.sql')).sort();
    for (const file of files) await pool.query(await readFile(join(database, part, file), 'utf8'));
  }
};

/** `write_message` of message-db: one function call, one commit per message. */
export const messageDb = async (url: string, connections: number): Promise<Competitor> => {
  const pool = poolOf(url, connections, '-c search_path=message_store,public');
  await installMessageDb(pool);
  let acknowledged = 0;
  return {
    name: 'message-db write_message',
    write: async () => {
      const player = anyStream();
      await pool.query({
        name: 'write',
        text: `SELECT message_store.write_message($1, $2, 'CaseOpened', $3)`,
        values: [randomUUID(), `player-${player}`, JSON.stringify(openedCase(player))],
      });
      acknowledged += 1;
    },
    verify: async () => {
      const { rows } = await pool.query<{ n: string }>('SELECT count(*) AS n FROM message_store.messages');
      expectCount('message-db', 'messages', acknowledged, Number(rows[0]?.n));
    },
    close: () => pool.end(),
  };
};

/** The least a durable write on this server can cost: one row, one commit. */
export const rawInsert = async (url: string, connections: number): Promise<Competitor> => {
  const pool = poolOf(url, connections);
  await pool.query('CREATE TABLE raw (id bigserial PRIMARY KEY, data text NOT NULL)');
  let acknowledged = 0;
  return {
    name: 'raw autocommit insert',
    write: async () => {
      await pool.query({
        name: 'write',
        text: 'INSERT INTO raw (data) VALUES ($1)',
        values: [JSON.stringify(openedCase(anyStream()))],
      });
      acknowledged += 1;
    },
    verify: async () => {
      const { rows } = await pool.query<{ n: string }>('SELECT count(*) AS n FROM raw');
      expectCount('raw insert', 'rows', acknowledged, Number(rows[0]?.n));
    },
    close: () => pool.end(),
  };
};
