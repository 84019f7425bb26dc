import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import { type Database, type DatabaseOptions, openDatabase } from '../../engine/database/open-database.ts';
import type {} from './global-setup.ts';
import { administer, createOn, MIGRATIONS } from './migrated.ts';
import { startPostgres } from './postgres-server.ts';

export { MIGRATIONS };

/** A fresh database of one suite. */
export interface TestDatabase {
  /** Migrated and open. */
  readonly database: Database;
  /** How another process would open it; null where only this process can. */
  readonly options: DatabaseOptions | null;
  /** The same database as another engine sees it: with connections of its own where that is possible. */
  another(): Promise<Database>;
  close(): Promise<void>;
}

export interface DatabaseProvider {
  readonly name: string;
  create(): Promise<TestDatabase>;
}

/** Asks the broker for a shared database; null for a run without a broker: see the global set-up. */
const shared = async (what: 'postgres' | 'migrated' | 'pglite' | 'files'): Promise<string | null> => {
  const broker = inject('databaseBroker');
  if (broker === undefined) return null;
  const answer = await fetch(`${broker}/${what}`);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
};

/** An embedded database in memory; `template`: a migrated one that it begins as. */
export const createEmbedded = async (template?: Blob): Promise<TestDatabase> => {
  const database = await openDatabase({ template });
  await database.migrate(MIGRATIONS);
  return { database, options: null, another: async () => database, close: () => database.close() };
};

/** The run's migrated embedded database; undefined where the tests run without the global set-up. */
export const embeddedTemplate = async (): Promise<Blob | undefined> => {
  const path = await shared('pglite');
  return path === null ? undefined : openAsBlob(path);
};

/** The folder of the run's migrated embedded database, to copy; null where the tests run without the global set-up. */
export const embeddedFiles = (): Promise<string | null> => shared('files');

const inProcess = async (): Promise<TestDatabase> => createEmbedded(await embeddedTemplate());

/** The run's server, or one of the suite's own where the tests run without the global set-up. */
const serverUrl = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const url = await shared('postgres');
  return url === null ? startPostgres() : { url, stop: async () => undefined };
};

/** A database on the run's server: an empty one, or a copy of the database of that name. */
export const createServerDatabase = async (template?: string): Promise<{ url: string; drop: () => Promise<void> }> => {
  const server = await serverUrl();
  const url = await createOn(server.url, template);
  return {
    url: url.href,
    drop: async () => {
      await administer(server.url, `DROP DATABASE ${url.pathname.slice(1)} WITH (FORCE)`);
      await server.stop();
    },
  };
};

const onServer = async (): Promise<TestDatabase> => {
  const { url, drop } = await createServerDatabase((await shared('migrated')) ?? undefined);
  const opened: Database[] = [];
  const open = async (): Promise<Database> => {
    const database = await openDatabase({ databaseUrl: url });
    opened.push(database);
    return database;
  };
  const database = await open();
  await database.migrate(MIGRATIONS);
  return {
    database,
    options: { databaseUrl: url },
    another: open,
    close: async () => {
      for (const one of opened) await one.close();
      await drop();
    },
  };
};

/** Every contract suite of a store runs on each of them: `describe.each(databaseProviders)('… on $name', …)`. */
export const databaseProviders: readonly DatabaseProvider[] = [
  { name: 'PGlite', create: inProcess },
  { name: 'PostgreSQL', create: onServer },
];
