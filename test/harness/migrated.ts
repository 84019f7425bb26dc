import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type DatabaseOptions, openDatabase } from '../../engine/database/open-database.ts';

export const MIGRATIONS = fileURLToPath(new URL('../../migrations/', import.meta.url));

export const administer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Makes a database of its own name on the server, as a copy where another's name is given. Returns its address. */
export const createOn = async (server: string, template?: string): Promise<URL> => {
  const name = `glasscase_test_${crypto.randomUUID().replaceAll('-', '')}`;
  await administer(server, `CREATE DATABASE ${name}${template === undefined ? '' : ` TEMPLATE ${template}`}`);
  const url = new URL(server);
  url.pathname = name;
  return url;
};

const migrate = async (options: DatabaseOptions): Promise<void> => {
  const database = await openDatabase(options);
  await database.migrate(MIGRATIONS);
  await database.close();
};

/** The name of a migrated database on the server. No client may be connected to it while others are made from it. */
export const migratedOn = async (server: string): Promise<string> => {
  const url = await createOn(server);
  await migrate({ databaseUrl: url.href });
  return url.pathname.slice(1);
};

/** Where a migrated embedded database lies that no site has opened. */
export interface MigratedEmbedded {
  /** A file, as PGlite dumps them. */
  readonly dump: string;
  /** The folder `postgres` of a data folder. */
  readonly files: string;
}

/** A migrated embedded database, in the folder. */
export const migratedEmbedded = async (folder: string): Promise<MigratedEmbedded> => {
  const dataDir = join(folder, 'pglite');
  await migrate({ dataDir });
  const files = join(dataDir, 'postgres');
  const lite = new PGlite(files);
  await lite.waitReady; // A dump that is asked for earlier never comes.
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  const path = join(folder, 'pglite.tar');
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  return { dump: path, files };
};
