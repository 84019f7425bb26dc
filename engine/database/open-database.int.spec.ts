import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createServerDatabase,
  databaseProviders,
  MIGRATIONS,
  type TestDatabase,
} from '../../test/harness/databases.ts';
import { tablesOf } from '../../test/harness/tables.ts';
import { NestedDatabaseRequest, openDatabase } from './open-database.ts';

describe.each(databaseProviders)('the database on $name', ({ create }) => {
  let store: TestDatabase;
  beforeAll(async () => {
    store = await create();
  });
  afterAll(async () => {
    await store?.close();
  });

  it('reads int8 as bigint, without losing a digit', async () => {
    const { rows } = await store.database.pool.query<{ big: bigint }>('SELECT 9007199254740993::int8 AS big');
    expect(rows).toEqual([{ big: 9_007_199_254_740_993n }]);
  });

  it('works as the engine’s role, which neither owns nor bypasses anything', async () => {
    const { rows } = await store.database.pool.query<{ role: string; super: boolean }>(
      'SELECT current_user AS role, rolsuper AS super FROM pg_roles WHERE rolname = current_user',
    );
    expect(rows).toEqual([{ role: 'glasscase_app', super: false }]);
    await expect(store.database.pool.query('DROP TABLE wallet')).rejects.toThrow('must be owner');
    await expect(store.database.pool.query('CREATE TABLE mine (x int)')).rejects.toThrow('permission denied');
  });

  it('caps what the engine’s transactions may take at five seconds, and not the owner’s', async () => {
    const settings = `SELECT name, setting FROM pg_settings ORDER BY name`;
    const caps = (rows: { name: string; setting: string }[]): string[] =>
      rows
        .filter(({ name }) => /^(statement|transaction|idle_in_transaction_session)_timeout$/.test(name))
        .map(({ setting }) => setting);
    const app = caps((await store.database.pool.query<{ name: string; setting: string }>(settings)).rows);
    expect(new Set(app)).toEqual(new Set(['5000']));
    const owner = await store.database.asOwner((session) => session.query<{ name: string; setting: string }>(settings));
    expect(new Set(caps(owner.rows))).toEqual(new Set(['0']));
  });

  it('gives later tables to the engine by default', async () => {
    await store.database.asOwner((session) => session.query('CREATE TABLE later (n int)'));
    await store.database.pool.query('INSERT INTO later VALUES (1)');
    await store.database.pool.query('UPDATE later SET n = 2');
    await store.database.pool.query('DELETE FROM later');
    await store.database.asOwner((session) => session.query('DROP TABLE later'));
  });

  it('refuses a second request inside a turn, instead of waiting for itself', async () => {
    const { database } = store;
    await expect(database.transaction('request', () => database.pool.query('SELECT 1'))).rejects.toBeInstanceOf(
      NestedDatabaseRequest,
    );
    await expect(
      database.run('request', () => tablesOf(database.pool).selectFrom('stream').selectAll().execute()),
    ).rejects.toBeInstanceOf(NestedDatabaseRequest);
    expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('lets work that was begun in a turn, but comes after it, take a turn of its own', async () => {
    const { database } = store;
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const { later } = await database.run('request', async () => ({
      later: over.then(() => database.pool.query('SELECT 1 AS one')),
    }));
    resolve();
    expect((await later).rows).toEqual([{ one: 1 }]);
  });

  it('rolls back what fails, and uses the connection again', async () => {
    const { database } = store;
    const guard = { player_id: 'p', version: 1, blocked_until: null };
    const failing = database.transaction('request', async (session) => {
      await tablesOf(session).insertInto('guard').values(guard).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await tablesOf(database.pool).selectFrom('guard').selectAll().execute()).toEqual([]);
    await database.transaction('request', (session) => tablesOf(session).insertInto('guard').values(guard).execute());
    const kept = tablesOf(database.pool).selectFrom('guard').select(['player_id', 'version', 'blocked_until']);
    expect(await kept.execute()).toEqual([guard]);
  });

  it('leaves nothing open when a turn forgets to end its transaction', async () => {
    const { database } = store;
    for (let n = 0; n < 12; n += 1) {
      await database.run('request', async (session) => {
        await session.query('BEGIN');
        await session.query("INSERT INTO guard VALUES ('forgotten', 1, NULL) ON CONFLICT DO NOTHING");
      });
    }
    const { rows } = await database.pool.query("SELECT 1 FROM guard WHERE player_id = 'forgotten'");
    expect(rows).toEqual([]);
  });

  it('compares ids byte for byte, whatever language the server speaks: all texts that an index holds but shown names', async () => {
    const { rows } = await store.database.pool.query<{ index: string }>(
      `SELECT index.relname AS index
         FROM pg_index JOIN pg_class index ON index.oid = indexrelid, unnest(indcollation) AS collation_of
        WHERE index.relnamespace = 'public'::regnamespace AND index.relname NOT LIKE 'kysely%'
          AND collation_of NOT IN (0, (SELECT oid FROM pg_collation WHERE collname = 'C'))`,
    );
    expect(rows).toEqual([{ index: 'account_shown_name' }]);
  });

  it('applies migrations once', async () => {
    expect(await store.database.migrate(MIGRATIONS)).toEqual([]);
  });

  it('refuses tables that a newer program made, in one line', async () => {
    const { database } = store;
    const change = (statement: string) => database.asOwner((session) => session.query(statement));
    await change("INSERT INTO kysely_migration VALUES ('9999-later', '2030-01-01T00:00:00.000Z')");
    await expect(database.migrate(MIGRATIONS)).rejects.toThrow(
      /^the tables have 9999-later, which isn't known here: a newer program made them$/,
    );
    await change("DELETE FROM kysely_migration WHERE name = '9999-later'");
    expect(await database.migrate(MIGRATIONS)).toEqual([]);
  });

  it('lets timers fire and sockets be read while somebody reads in a loop', async () => {
    const { database } = store;
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
    }, 1);
    let reads = 0;
    while (ticks < 20) {
      await tablesOf(database.pool).selectFrom('log_head').selectAll().execute();
      reads += 1;
      if (reads > 1_000_000) break;
    }
    clearInterval(ticking);
    expect(ticks).toBeGreaterThanOrEqual(20);
  });

  it('lets them fire also while one background turn reads in a loop', async () => {
    const { database } = store;
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
    }, 1);
    await database.run('background', async (session) => {
      for (let reads = 0; ticks < 20 && reads < 1_000_000; reads += 1) await session.query('SELECT 1');
    });
    clearInterval(ticking);
    expect(ticks).toBeGreaterThanOrEqual(20);
  });
});

describe('two processes that start together on one server', () => {
  it('migrate one after the other', async () => {
    const { url, drop } = await createServerDatabase();
    const [one, two] = await Promise.all([openDatabase({ databaseUrl: url }), openDatabase({ databaseUrl: url })]);
    const applied = await Promise.all([one.migrate(MIGRATIONS), two.migrate(MIGRATIONS)]);
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
    await one.close();
    await two.close();
    await drop();
  });
});

describe('a statement with a name on a server', () => {
  it('is prepared again once a migration changed what it answers', async () => {
    const { url, drop } = await createServerDatabase();
    const database = await openDatabase({ databaseUrl: url });
    await database.migrate(MIGRATIONS);
    await database.asOwner((session) => session.query('CREATE TABLE later (n int)'));
    const statement = { name: 'all of later', text: 'SELECT * FROM later', values: [] };
    const read = () => database.run('background', (session) => session.query(statement));
    expect((await read()).rows).toEqual([]);
    await database.asOwner((session) => session.query('ALTER TABLE later ALTER n TYPE text'));
    await expect(read()).rejects.toThrow('cached plan');
    expect((await read()).rows).toEqual([]);
    await database.close();
    await drop();
  });
});

it('a server’s connections are counted where they break, at rest as well as in the middle of a statement', async () => {
  const { url, drop } = await createServerDatabase();
  const database = await openDatabase({ databaseUrl: url });
  const other = await openDatabase({ databaseUrl: url });
  const breakAll = (): Promise<unknown> =>
    other.asOwner((session) =>
      session.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      ),
    );
  await database.asOwner((session) => session.query('SELECT 1'));
  expect(database.breaks()).toBe(0);
  await breakAll();
  await vi.waitFor(() => expect(database.breaks()).toBe(1));
  const asleep = expect(database.asOwner((session) => session.query('SELECT pg_sleep(60)'))).rejects.toThrow();
  await vi.waitFor(async () => {
    await breakAll();
    expect(database.breaks()).toBe(2);
  });
  await asleep;
  await database.close();
  await other.close();
  await drop();
});
