import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import type { PoolClient } from 'pg';
import pg from 'pg';
import { lockDataFolder } from './data-folder.ts';
import { syncFolder } from './durable.ts';
import { fileFaultOf } from './file-faults.ts';
import { makePrivate } from './private-files.ts';

/** The rights of a connection: those of the engine, which can't change the log, or those of the owner, which migrates. */
export type Role = 'app' | 'owner';

/** Milliseconds; no transaction of the engine lasts longer. An engine that dies in a transaction holds no lock for long. */
const TRANSACTION_CAP_MS = 5_000;

const caps = (milliseconds: number): string => `
  SET statement_timeout = ${milliseconds};
  SET idle_in_transaction_session_timeout = ${milliseconds};
  SELECT set_config(name, '${milliseconds}', false) FROM pg_settings WHERE name = 'transaction_timeout'`;

/** A login of one role of the site is no member, and has its rights by itself. */
const ENTER_APP = `SELECT set_config('role', CASE WHEN pg_has_role(session_user, 'glasscase_app', 'MEMBER')
  THEN 'glasscase_app' ELSE 'none' END, false)`;

const entering: Record<Role, string> = {
  app: `${ENTER_APP}; ${caps(TRANSACTION_CAP_MS)}`,
  owner: `RESET ROLE; ${caps(0)}`,
};

/** Gives a connection its role before a caller uses it. */
export const createRoles = () => {
  const roles = new WeakMap<PoolClient, Role>();
  return async (client: PoolClient, role: Role): Promise<void> => {
    if (roles.get(client) === role) return;
    roles.delete(client);
    await client.query(entering[role]);
    roles.set(client, role);
  };
};

export type Source =
  | { readonly kind: 'server'; readonly url: string; readonly connections: number }
  | {
      readonly kind: 'embedded';
      /** Null keeps it in memory. */
      readonly folder: { readonly lock: string; readonly data: string } | null;
      /** The files that a database in memory starts from. */
      readonly template: Blob | undefined;
    };

type EmbeddedSource = Extract<Source, { kind: 'embedded' }>;

export interface Connections {
  connect(): Promise<pg.PoolClient>;
  /** How many have broken so far. */
  readonly breaks: () => number;
  syncToDisk(): Promise<void>;
  close(): Promise<void>;
}

const INT8 = 20;
const CONNECT_WITHIN_MS = 5_000;
/** File times may be coarse, and a file may change while it is synced: look this far back. */
const CLOCK_SLACK_MS = 5_000;

/** `int8` becomes a bigint; everything else is as `pg` has it. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === INT8 && format !== 'binary' ? BigInt : pg.types.getTypeParser(oid, format)),
};

/** Text as one element of an array; most of it is ids, hashes and names, where a quote or a backslash is rare. */
const quoted = (text: string): string => `"${/["\\]/.test(text) ? text.replace(/["\\]/g, '\\$&') : text}"`;

const elementOf = (value: unknown): string | null => {
  switch (typeof value) {
    case 'string':
      return quoted(value);
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value);
    default:
      return value === null ? 'NULL' : null;
  }
};

/** An array as PostgreSQL reads it; null where it holds more than text, numbers, truth values and nulls. */
const arrayText = (values: readonly unknown[]): string | null => {
  let text = '';
  for (const value of values) {
    const element = elementOf(value);
    if (element === null) return null;
    text += text === '' ? element : `,${element}`;
  }
  return `{${text}}`;
};

/** Values as the driver gets them: it would make the text of an array in six times the time, looking for what an element might be. */
export const sentValues = (values: readonly unknown[]): unknown[] =>
  values.map((value) => (Array.isArray(value) ? (arrayText(value) ?? value) : value));

/**
 * A connection that breaks leaves the pool by itself, and its user gets the error. The process must not die of it.
 * @returns how many have broken so far
 */
const surviveBrokenConnections = (pool: pg.Pool): (() => number) => {
  let breaks = 0;
  pool.on('error', () => undefined);
  pool.on('connect', (client) =>
    client.on('error', () => {
      breaks += 1;
    }),
  );
  return () => breaks;
};

const serverConnections = (url: string, max: number): Connections => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    application_name: 'glasscase',
  });
  const breaks = surviveBrokenConnections(pool);
  return { connect: () => pool.connect(), breaks, syncToDisk: async () => undefined, close: () => pool.end() };
};

const embeddedConnections = async ({ folder, template }: EmbeddedSource): Promise<Connections> => {
  const lock = folder === null ? null : lockDataFolder(folder.lock);
  const lite = new PGlite(
    folder !== null ? { dataDir: folder.data } : template === undefined ? {} : { loadDataDir: template },
  );
  try {
    await lite.waitReady;
    // A new one is unpacked readable and writable for all.
    if (folder !== null) await makePrivate(folder.data);
  } catch (error) {
    lock?.release();
    throw fileFaultOf(error);
  }
  const pool = new pg.Pool({ ...createPgConfig(lite), max: 1, types, idleTimeoutMillis: 0 });
  const breaks = surviveBrokenConnections(pool);
  let syncedAt = 0;
  return {
    connect: () => pool.connect(),
    breaks,
    syncToDisk: async () => {
      if (folder === null) return;
      const begun = Date.now();
      await syncFolder(folder.data, syncedAt - CLOCK_SLACK_MS);
      syncedAt = begun;
    },
    close: async () => {
      await pool.end();
      await lite.close();
      lock?.release();
    },
  };
};

/** @throws DataFolderInUse, DataFolderUnlockable */
export const createConnections = async (source: Source): Promise<Connections> =>
  source.kind === 'server' ? serverConnections(source.url, source.connections) : embeddedConnections(source);
