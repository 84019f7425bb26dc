import { describe, expect, it } from 'vitest';
import { utf8 } from '../fairness/bytes.ts';
import { nodeHashing } from '../node-hashing.ts';
import { type Checkpoint, openCheckpoint, signCheckpoint } from './checkpoint.ts';
import { verifyEd25519 } from './ed25519-node.ts';
import { LogDiverged } from './log-diverged.ts';
import { signerFromSeed } from './log-key.ts';
import { leafHash } from './merkle.ts';
import { createSealer, type SealerParts } from './sealer.ts';
import { memoryTileStore } from './tile-store.ts';
import { rootOfLeaves } from './tree.ts';

const signer = signerFromSeed('glasscase.test/log', '11'.repeat(32));
const silent = { info: () => {}, error: () => {} };

/** A log that grows by hand, with everything that sealing touches, and a journal of what it did in which order. */
const workshop = () => {
  const entries: Uint8Array[] = [];
  const journal: string[] = [];
  const tiles = memoryTileStore();
  const state: { kept: Uint8Array | null; failOn: string | null } = { kept: null, failOn: null };
  const step = (name: string): void => {
    journal.push(name);
    if (state.failOn === name) throw new Error(`no ${name} today`);
  };
  const parts: SealerParts = {
    source: {
      head: async () => entries.length,
      readEntries: async (from, limit) => entries.slice(from, from + limit),
      durable: async () => step('durable'),
    },
    tiles: {
      ...tiles,
      write: async (files) => {
        step(files.some(({ path }) => path === 'checkpoint') ? 'publish' : 'tiles');
        await tiles.write(files);
      },
    },
    checkpointFile: {
      read: async () => state.kept,
      write: async (bytes) => {
        step('keep');
        state.kept = bytes;
      },
    },
    signer,
    hashing: nodeHashing,
    clock: () => 1_000,
    logger: silent,
    onDiverged: () => {},
  };
  const append = (count: number): void => {
    for (let i = 0; i < count; i += 1) entries.push(utf8(`entry ${entries.length}`));
  };
  const published = async (): Promise<Checkpoint> => {
    const bytes = (await tiles.read('checkpoint')) ?? new Uint8Array(0);
    const opened = await openCheckpoint(bytes, signer.key, verifyEd25519);
    if (!opened.ok) throw new Error(opened.fault);
    return opened.checkpoint;
  };
  const rootNow = () =>
    rootOfLeaves(
      nodeHashing,
      entries.map((entry) => leafHash(nodeHashing, entry)),
    );
  return { entries, journal, tiles, state, parts, append, published, rootNow };
};

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe('the sealer', () => {
  it('signs the empty log first, so that there is something to grow from', async () => {
    const { parts, published } = workshop();
    await createSealer(parts).sealOnce();
    expect(await published()).toMatchObject({ origin: 'glasscase.test/log', size: 0 });
  });

  it('publishes after the database is durable, the files exist and the checkpoint is kept', async () => {
    const { parts, append, journal } = workshop();
    append(3);
    await createSealer(parts).sealOnce();
    expect(journal).toEqual(['durable', 'tiles', 'keep', 'publish']);
  });

  it('publishes the root of what the log holds, whatever the steps in which it grew', async () => {
    const { parts, append, published, rootNow } = workshop();
    const sealer = createSealer(parts);
    for (const count of [1, 254, 1, 1, 0, 300, 1_100, 7]) {
      append(count);
      await sealer.sealOnce();
      const { size, root } = await published();
      expect(hex(root), `size ${size}`).toBe(hex(rootNow()));
    }
  });

  it('keeps the partial tiles of published sizes until the full tile is there', async () => {
    const { parts, append, tiles } = workshop();
    const sealer = createSealer(parts);
    for (const count of [10, 10]) {
      append(count);
      await sealer.sealOnce();
    }
    for (const width of [10, 20]) {
      expect(tiles.files.has(`tile/0/000.p/${width}`)).toBe(true);
      expect(tiles.files.has(`tile/entries/000.p/${width}`)).toBe(true);
    }
    append(240);
    await sealer.sealOnce();
    expect([...tiles.files.keys()].toSorted()).toEqual([
      'checkpoint',
      'key',
      'tile/0/000',
      'tile/0/001.p/4',
      'tile/1/000.p/1',
      'tile/entries/000',
      'tile/entries/001.p/4',
    ]);
  });

  it('signs nothing anew while the log stands still', async () => {
    const { parts, append, journal } = workshop();
    append(5);
    const sealer = createSealer(parts);
    await sealer.sealOnce();
    journal.length = 0;
    await sealer.sealOnce();
    expect(journal).toEqual([]);
  });

  it.each(['durable', 'tiles', 'keep', 'publish'])('recovers from a failure at “%s”', async (stage) => {
    const { parts, append, state, published, rootNow } = workshop();
    const sealer = createSealer(parts);
    append(300);
    await sealer.sealOnce();
    append(300);
    state.failOn = stage;
    await expect(sealer.sealOnce()).rejects.toThrow(`no ${stage} today`);
    expect((await published()).size).toBe(300);
    state.failOn = null;
    await sealer.sealOnce();
    expect(hex((await published()).root)).toBe(hex(rootNow()));
  });

  it('goes on after a restart from what was signed, also from a checkpoint that was kept but never published', async () => {
    const { parts, append, state, journal, published, rootNow } = workshop();
    append(100);
    await createSealer(parts).sealOnce();
    append(400);
    state.failOn = 'publish';
    await expect(createSealer(parts).sealOnce()).rejects.toThrow();
    state.failOn = null;
    journal.length = 0;
    await createSealer(parts).sealOnce();
    expect(journal).toEqual(['publish']);
    expect((await published()).size).toBe(500);
    append(13);
    await createSealer(parts).sealOnce();
    expect(hex((await published()).root)).toBe(hex(rootNow()));
  });

  it('follows the log when it is woken', async () => {
    const { parts, append, published } = workshop();
    const sealer = createSealer(parts);
    await sealer.start();
    append(20);
    sealer.wake();
    await expect.poll(async () => (await published()).size).toBe(20);
    append(1);
    await expect.poll(async () => (await published()).size, { timeout: 5_000 }).toBe(21);
    await sealer.stop();
    expect(sealer.status()).toMatchObject({ checkpoint: { size: 21 }, sealedAt: 1_000 });
  });
});

describe('the sealer stops everything', () => {
  const sealed = async (size: number) => {
    const shop = workshop();
    shop.append(size);
    await createSealer(shop.parts).sealOnce();
    return shop;
  };
  const reasonOf = async (shop: ReturnType<typeof workshop>): Promise<string> => {
    const error = await createSealer(shop.parts)
      .start()
      .then(
        () => null,
        (thrown: unknown) => thrown,
      );
    return error instanceof LogDiverged ? error.reason : `not diverged: ${error}`;
  };

  it('when the database is shorter than what was signed', async () => {
    const shop = await sealed(300);
    shop.entries.pop();
    expect(await reasonOf(shop)).toBe('SHORTER');
  });

  it('when one of the newest entries is another', async () => {
    for (const position of [256, 299]) {
      const shop = await sealed(300);
      shop.entries[position] = utf8('forged');
      expect(await reasonOf(shop)).toBe('DIFFERENT');
    }
  });

  it('when an entry long ago is another, as soon as the check in the background comes to it', async () => {
    const shop = await sealed(1_000);
    shop.entries[3] = utf8('forged');
    const reasons: string[] = [];
    const sealer = createSealer({ ...shop.parts, onDiverged: ({ reason }) => reasons.push(reason) });
    await sealer.start();
    await expect.poll(() => reasons).toEqual(['DIFFERENT']);
    await sealer.stop();
  });

  it('when the log shrinks while it runs', async () => {
    const shop = await sealed(30);
    const reasons: string[] = [];
    const sealer = createSealer({ ...shop.parts, onDiverged: ({ reason }) => reasons.push(reason) });
    await sealer.start();
    shop.entries.pop();
    sealer.wake();
    await expect.poll(() => reasons).toEqual(['SHORTER']);
    await sealer.stop();
  });

  it('when a tile at the edge is missing or damaged', async () => {
    for (const path of ['tile/0/001.p/44', 'tile/1/000.p/1']) {
      const missing = await sealed(300);
      await missing.tiles.removePartials(path.replace(/\.p.*/, ''));
      expect(await reasonOf(missing)).toBe('TILES_DAMAGED');
      const damaged = await sealed(300);
      const bytes = (await damaged.tiles.read(path)) ?? new Uint8Array(0);
      await damaged.tiles.write([{ path, bytes: bytes.map((byte) => byte ^ 1) }]);
      expect(await reasonOf(damaged)).toBe('TILES_DAMAGED');
    }
  });

  it('when the last checkpoint is unreadable, of another key, or one of two', async () => {
    const unreadable = await sealed(3);
    unreadable.state.kept = utf8('nonsense');
    expect(await reasonOf(unreadable)).toBe('CHECKPOINT_INVALID');

    const otherKey = await sealed(3);
    const other = signerFromSeed('glasscase.test/log', '22'.repeat(32));
    expect(await reasonOf({ ...otherKey, parts: { ...otherKey.parts, signer: other } })).toBe('CHECKPOINT_INVALID');

    const twice = await sealed(3);
    const forged = { origin: signer.key.name, size: 3, root: new Uint8Array(32) };
    twice.state.kept = signCheckpoint(signer, forged);
    expect(await reasonOf(twice)).toBe('CHECKPOINT_INVALID');
  });

  it('and never signs a smaller tree, though both checkpoint copies are asked for it', async () => {
    const shop = await sealed(300);
    shop.entries.length = 10;
    shop.state.kept = null;
    expect(await reasonOf(shop)).toBe('SHORTER');
  });
});
