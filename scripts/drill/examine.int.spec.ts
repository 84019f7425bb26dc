import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { utf8 } from '../../engine/fairness/bytes.ts';
import { logSourceOf } from '../../engine/log/database-log-source.ts';
import { createSealer } from '../../engine/log/sealer.ts';
import { appendEntries } from '../../engine/log/testing/database-log.ts';
import { memoryTileStore } from '../../engine/log/testing/memory-tile-store.ts';
import { signer } from '../../engine/log/testing/workshop.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { databaseProviders, type TestDatabase } from '../../test/harness/databases.ts';
import { examine } from './examine.ts';

const entry = (n: number): Uint8Array => utf8(`entry ${n}`);
const entriesFrom = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => entry(from + n));

describe.each(databaseProviders)('a restored database on $name', ({ create }) => {
  let live: TestDatabase;
  const tiles = memoryTileStore();
  let kept: Uint8Array | null = null;
  beforeAll(async () => {
    live = await create();
    await appendEntries(live.database, entriesFrom(0, 300));
    await createSealer({
      ...{ source: logSourceOf(live.database), tiles, signer, hashing: nodeHashing, clock: () => 1_000 },
      checkpointFile: {
        read: async () => kept,
        write: async (bytes) => {
          kept = bytes;
        },
      },
      logger: { info: () => undefined, error: () => undefined },
      onDiverged: () => undefined,
    }).sealOnce();
  }, 120_000);
  afterAll(() => live.close());

  const restored = async (entries: readonly Uint8Array[]) => {
    const copy = await create();
    try {
      await appendEntries(copy.database, entries);
      return await examine(copy.database.pool, tiles);
    } finally {
      await copy.close();
    }
  };

  it('is whole where its entries are those that were signed, and a little more', async () => {
    await appendEntries(live.database, entriesFrom(300, 310));
    expect(await examine(live.database.pool, tiles)).toMatchObject({ entries: 310, behind: 0, fault: null });
  });

  it('tells how many signed entries it lacks', async () => {
    expect(await restored(entriesFrom(0, 257))).toMatchObject({ entries: 257, behind: 43, fault: null });
  });

  it('is found out by one other bit, and by a sealed entry that nothing opens', async () => {
    const changed = entriesFrom(0, 300).with(3, entry(4));
    expect((await restored(changed)).fault).toBe("the first 300 entries aren't those that were signed");
    const sealed = entriesFrom(0, 300).with(7, utf8('{"type":"Sealed"}'));
    expect((await restored(sealed)).fault).toBe('entry 7 is sealed, and nothing opens it');
  });
});
