import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseProviders, type TestDatabase } from '../../test/harness/databases.ts';
import { utf8 } from '../fairness/bytes.ts';
import { checkpointText } from './checkpoint.ts';
import { databaseTileStore } from './database-tile-store.ts';
import { LogDiverged } from './log-diverged.ts';
import { databaseLease, SealerFenced } from './sealer-lease.ts';
import { appendEntries, forgetPublished } from './testing/database-log.ts';
import { contractEntries, leafTile, tileStoreContract } from './testing/tile-store-contract.ts';

describe.each(databaseProviders)('a tile store in $name', ({ create }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await create();
    await appendEntries(test.database, contractEntries);
  });
  afterAll(() => test?.close());

  const open = async () => {
    await forgetPublished(test.database);
    const lease = databaseLease(test.database.pool, 'tests');
    await lease.hold();
    return { lease, store: databaseTileStore({ sql: test.database.pool, epoch: lease.epoch }) };
  };
  const checkpointOf = (size: number, root = 0) => ({
    path: 'checkpoint',
    bytes: utf8(
      `${checkpointText({ origin: 'example.org/log', size, root: new Uint8Array(32).fill(root) })}\n— line\n`,
    ),
  });

  tileStoreContract(async () => (await open()).store);

  it('makes bundles from the log itself: no entry is stored a second time', async () => {
    const { store } = await open();
    const [tile, bundle] = leafTile(1, 256);
    await store.write([tile, { path: bundle.path, bytes: utf8('something else') }]);
    expect(Buffer.from((await store.read(bundle.path)) ?? [])).toEqual(Buffer.from(bundle.bytes));
  });

  it('has no bundle for entries that the database lost', async () => {
    const { store } = await open();
    await store.write(leafTile(2, 88));
    await store.write(leafTile(2, 200));
    expect(await store.read('tile/entries/002.p/88')).not.toBeNull();
    expect(await store.read('tile/entries/002.p/200')).toBeNull();
  });

  it('reaches nothing but the log’s own paths', async () => {
    const { store } = await open();
    expect(() => store.read('../secret')).toThrow(TypeError);
    await expect(store.write([{ path: 'secret', bytes: new Uint8Array(1) }])).rejects.toThrow(TypeError);
    await expect(store.removePartials('..')).rejects.toThrow(TypeError);
  });

  it('publishes nothing for whoever doesn’t hold the lease, or held it before another', async () => {
    const { lease, store } = await open();
    await store.write([checkpointOf(3)]);
    await expect(databaseTileStore({ sql: test.database.pool }).write([checkpointOf(5)])).rejects.toThrow(SealerFenced);
    await lease.release();
    const other = databaseLease(test.database.pool, 'another');
    await other.hold();
    const sleeper = databaseTileStore({ sql: test.database.pool, epoch: () => (other.epoch() ?? 0) - 1 });
    for (const path of ['checkpoint', 'key', 'witnessed/000.p/1']) {
      await expect(sleeper.write([{ ...checkpointOf(5), path }])).rejects.toThrow(SealerFenced);
    }
    expect(await store.read('checkpoint')).toEqual(Buffer.from(checkpointOf(3).bytes));
    expect(await store.read('witnessed/000.p/1')).toBeNull();
  });

  it('never replaces a checkpoint by a smaller one, by nonsense, or by another root of its size', async () => {
    const { store } = await open();
    await store.write([checkpointOf(5)]);
    await expect(store.write([checkpointOf(4)])).rejects.toThrow(SealerFenced);
    await expect(store.write([{ path: 'checkpoint', bytes: utf8('nonsense') }])).rejects.toThrow(SealerFenced);
    await expect(store.write([checkpointOf(5, 1)])).rejects.toThrow(LogDiverged);
    const again = { path: 'checkpoint', bytes: Buffer.concat([checkpointOf(5).bytes, utf8('— another line\n')]) };
    await store.write([again]);
    expect(await store.read('checkpoint')).toEqual(again.bytes);
  });

  it('lets a checkpoint take the place of damaged bytes', async () => {
    const { store } = await open();
    await test.database.asOwner((session) =>
      session.query("INSERT INTO log_note VALUES ('checkpoint', '\\xff00fe0a0a', 0)"),
    );
    await store.write([checkpointOf(5)]);
    expect(await store.read('checkpoint')).toEqual(Buffer.from(checkpointOf(5).bytes));
  });

  it('can’t be talked past its rules by the engine’s own role', async () => {
    const { store } = await open();
    await store.write([checkpointOf(5)]);
    for (const statement of [
      "UPDATE log_note SET bytes = ''",
      'DELETE FROM log_note',
      "INSERT INTO log_note VALUES ('key', '', 0)",
      'DELETE FROM sealing',
      'DELETE FROM site_key',
    ]) {
      await expect(test.database.pool.query(statement), statement).rejects.toThrow('permission denied');
    }
  });
});
