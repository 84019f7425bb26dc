import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createServerDatabase, MIGRATIONS } from '../../test/harness/databases.ts';
import { accepted, joinWith, openOnce, publishCast, startEngine } from '../../test/harness/engines.ts';
import { tablesOf } from '../../test/harness/tables.ts';
import { type DatabaseOptions, openDatabase } from '../database/open-database.ts';

/** The schema as it was before items came from other games than cases. */
const migrationsBeforeGames = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'glasscase-migrations-'));
  for (const name of await readdir(MIGRATIONS)) {
    if (name < '0005') await copyFile(join(MIGRATIONS, name), join(folder, name));
  }
  return folder;
};

const expectUpgraded = async (options: DatabaseOptions): Promise<void> => {
  const folder = await migrationsBeforeGames();
  const database = await openDatabase(options);
  try {
    await database.migrate(folder);
    const before = "INSERT INTO item VALUES ('round', 'player', 'skin', 'FT', 5, 900, 'dawn', $1, 7, 3)";
    await expect(database.pool.query(before, ['used'])).rejects.toThrow('item_state_check');
    await database.pool.query(before, ['sold']);
    expect(await database.migrate(MIGRATIONS)).toContain('0005-games');
    const row = await tablesOf(database.pool).selectFrom('item').selectAll().executeTakeFirst();
    expect(row).toMatchObject({ item_id: 'round', game: 'case', case_slug: 'dawn', state: 'sold' });
    const engine = await startEngine(database);
    await publishCast(engine);
    accepted(await openOnce(engine, await joinWith(engine, '100')));
    await engine.close();
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
};

describe('a database from before there were other games', () => {
  it('keeps its items, as won from cases, on the embedded database', () => expectUpgraded({}));

  it('keeps its items, as won from cases, on a server', async () => {
    const { url, drop } = await createServerDatabase();
    try {
      await expectUpgraded({ databaseUrl: url });
    } finally {
      await drop();
    }
  });
});
