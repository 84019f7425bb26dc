import { describe, expect, it } from 'vitest';
import { utf8 } from '../fairness/bytes.ts';
import { LogDiverged } from './log-diverged.ts';
import { signerFromSeed } from './log-key.ts';
import { createSealer } from './sealer.ts';
import { signCheckpoint } from './testing/sign-checkpoint.ts';
import { signer, workshop } from './testing/workshop.ts';

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
    const { parts, append, state, tiles, published, rootNow } = workshop();
    append(100);
    await createSealer(parts).sealOnce();
    append(400);
    state.failOn = 'publish';
    await expect(createSealer(parts).sealOnce()).rejects.toThrow();
    state.failOn = null;
    const kept = state.kept;
    await createSealer(parts).sealOnce();
    expect((await published()).size).toBe(500);
    expect(await tiles.read('checkpoint')).toEqual(kept);
    append(13);
    await createSealer(parts).sealOnce();
    expect(hex((await published()).root)).toBe(hex(rootNow()));
  });

  it('seals the rest also while a look is under way that began before the last entries', async () => {
    const { parts, append, published } = workshop();
    append(70_000);
    const { promise: isSigning, resolve: signs } = Promise.withResolvers<void>();
    const durable = async (): Promise<void> => signs();
    const sealer = createSealer({ ...parts, source: { ...parts.source, durable } });
    const early = sealer.sealOnce();
    await isSigning;
    append(3);
    await Promise.all([early, sealer.sealRest()]);
    expect((await published()).size).toBe(70_003);
  });

  it('knows when the log was sealed last before a restart', async () => {
    const { parts, append, tiles } = workshop();
    append(5);
    await createSealer(parts).sealOnce();
    const restarted = createSealer({ ...parts, clock: () => 9_000 });
    await restarted.sealOnce();
    expect(restarted.status()).toMatchObject({ checkpoint: { size: 5 }, sealedAt: await tiles.publishedAt() });
    expect(restarted.status().sealedAt).not.toBeNull();
    append(1);
    await restarted.sealOnce();
    expect(restarted.status().sealedAt).toBe(9_000);
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

describe('a sealer among several', () => {
  it('prolongs its lease also while a long stretch is being sealed at the start', async () => {
    const { parts, append } = workshop();
    append(10);
    let looks = 0;
    const { promise: prolonged, resolve } = Promise.withResolvers<void>();
    const sealer = createSealer({
      ...parts,
      lease: {
        hold: async () => {
          looks += 1;
          if (looks > 1) resolve();
          return 1;
        },
        epoch: () => 1,
        release: async () => {},
      },
      source: {
        ...parts.source,
        readEntries: async (from, limit) => {
          await prolonged;
          return parts.source.readEntries(from, limit);
        },
      },
    });
    await sealer.start();
    expect(sealer.status()).toMatchObject({ role: 'sealing', checkpoint: { size: 10 } });
    await sealer.stop();
  });

  it('lets the lease go when it stops, and when it can’t start', async () => {
    const shop = workshop();
    let released = 0;
    const lease = {
      hold: async () => 1,
      epoch: () => 1,
      release: async () => {
        released += 1;
      },
    };
    const sealer = createSealer({ ...shop.parts, lease });
    await sealer.start();
    await sealer.stop();
    expect(released).toBe(1);
    shop.state.kept = utf8('nonsense');
    await expect(createSealer({ ...shop.parts, lease }).start()).rejects.toThrow(LogDiverged);
    expect(released).toBe(2);
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

  it('when the last checkpoint is unreadable, of another key, or one of two', async () => {
    const unreadable = await sealed(3);
    unreadable.state.kept = utf8('nonsense');
    expect(await reasonOf(unreadable)).toBe('CHECKPOINT_INVALID');

    const otherKey = await sealed(3);
    const other = signerFromSeed('glasscase.test/log', '22'.repeat(32));
    expect(await reasonOf({ ...otherKey, parts: { ...otherKey.parts, signer: other } })).toBe('OTHER_KEY');

    const twice = await sealed(3);
    const forged = { origin: signer.key.name, size: 3, root: new Uint8Array(32) };
    twice.state.kept = signCheckpoint(signer, forged);
    expect(await reasonOf(twice)).toBe('DIFFERENT');

    const onlyCopy = await sealed(3);
    onlyCopy.state.kept = null;
    await onlyCopy.tiles.write([{ path: 'checkpoint', bytes: utf8('nonsense') }]);
    expect(await reasonOf(onlyCopy)).toBe('CHECKPOINT_INVALID');
  });

  it('when a checkpoint that was signed and never published has another root than the log', async () => {
    const shop = await sealed(10);
    shop.append(300);
    shop.state.kept = signCheckpoint(signer, { origin: signer.key.name, size: 290, root: new Uint8Array(32) });
    expect(await reasonOf(shop)).toBe('DIFFERENT');
    expect((await shop.published()).size).toBe(10);
  });

  it('when the log was lost and grew again, though it is longer than a checkpoint kept elsewhere', async () => {
    const shop = await sealed(10);
    const kept = signCheckpoint(signer, { origin: signer.key.name, size: 7, root: new Uint8Array(32) });
    shop.state.kept = kept;
    const reasons: string[] = [];
    const sealer = createSealer({ ...shop.parts, onDiverged: ({ reason }) => reasons.push(reason) });
    await sealer.start();
    await expect.poll(() => reasons).toEqual(['DIFFERENT']);
    await sealer.stop();
  });

  it('and never signs a smaller tree, though both checkpoint copies are asked for it', async () => {
    const shop = await sealed(300);
    shop.entries.length = 10;
    shop.state.kept = null;
    expect(await reasonOf(shop)).toBe('SHORTER');
  });
});

describe('the published log is made again from the database', () => {
  const flipped = (bytes: Uint8Array): Uint8Array => bytes.map((byte) => byte ^ 1);
  const damage = [
    'tile/0/000',
    'tile/0/001.p/44',
    'tile/1/000.p/1',
    'tile/entries/000',
    'tile/entries/001.p/44',
    'key',
  ];

  /** A sealed log of 300 entries, and the same with a file gone or changed. */
  const damaged = async (change: (shop: ReturnType<typeof workshop>) => Promise<void>) => {
    const shop = workshop();
    shop.append(300);
    await createSealer(shop.parts).sealOnce();
    const whole = new Map(shop.tiles.files);
    await change(shop);
    return { ...shop, whole };
  };

  it.each(damage)('when %s is missing or damaged', async (path) => {
    for (const spoil of [() => undefined, flipped]) {
      const { parts, tiles, whole } = await damaged(async (shop) => shop.spoil(path, spoil));
      const sealer = createSealer(parts);
      await sealer.start();
      await expect.poll(() => tiles.files.get(path)).toEqual(whole.get(path));
      await sealer.stop();
      expect(new Map(tiles.files)).toEqual(whole);
    }
  });

  it('when nothing is left of it but the checkpoint that was kept', async () => {
    const { parts, tiles, whole } = await damaged(async (shop) => {
      for (const path of shop.tiles.files.keys()) await shop.spoil(path, () => undefined);
    });
    await createSealer(parts).sealOnce();
    expect(new Map(tiles.files)).toEqual(whole);
  });

  it('when the published checkpoint is damaged and a copy was kept', async () => {
    const { parts, tiles, whole } = await damaged((shop) => shop.spoil('checkpoint', flipped));
    await createSealer(parts).sealOnce();
    expect(new Map(tiles.files)).toEqual(whole);
  });

  it('but not from entries that give another root than was signed', async () => {
    const { parts, entries, tiles } = await damaged((shop) => shop.spoil('tile/1/000.p/1', flipped));
    entries[3] = utf8('forged');
    const before = new Map(tiles.files);
    await expect(createSealer(parts).start()).rejects.toMatchObject({ reason: 'DIFFERENT' });
    expect(new Map(tiles.files)).toEqual(before);
  });
});

describe('sealing under load', () => {
  it('covers with every checkpoint what was there when it was begun', async () => {
    const { parts, append, entries } = workshop();
    let lagging = 0;
    let seals = 0;
    const sealer = createSealer({
      ...parts,
      source: {
        ...parts.source,
        readEntries: async (from, limit) => {
          append(40);
          return parts.source.readEntries(from, limit);
        },
      },
    });
    append(1_000);
    for (; seals < 50; seals += 1) {
      const there = entries.length;
      if ((await sealer.sealOnce()).size < there) lagging += 1;
      expect(sealer.status().behind).toBe(0);
    }
    expect({ seals, lagging }).toEqual({ seals: 50, lagging: 0 });
  });

  it('looks again by itself when a wake-up was lost', async () => {
    const { parts, append, published } = workshop();
    const sealer = createSealer(parts);
    await sealer.start();
    append(5);
    await expect.poll(async () => (await published()).size, { timeout: 10_000 }).toBe(5);
    await sealer.stop();
  });
});
