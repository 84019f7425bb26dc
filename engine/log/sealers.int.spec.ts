import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseProviders, type TestDatabase } from '../../test/harness/databases.ts';
import { utf8 } from '../fairness/bytes.ts';
import { nodeHashing } from '../node-hashing.ts';
import { type Checkpoint, openCheckpoint } from './checkpoint.ts';
import { logSourceOf } from './database-log-source.ts';
import { databaseTileStore } from './database-tile-store.ts';
import { verifyEd25519 } from './ed25519-node.ts';
import { LogDiverged } from './log-diverged.ts';
import { leafHash } from './merkle.ts';
import { formatVerifierKey } from './note.ts';
import { sealedStateOver } from './published-state.ts';
import { createSealer, type SealerParts } from './sealer.ts';
import { databaseLease, SealerFenced } from './sealer-lease.ts';
import { appendEntries, forgetPublished, freeLease } from './testing/database-log.ts';
import { signCheckpoint } from './testing/sign-checkpoint.ts';
import { signer } from './testing/workshop.ts';
import { rootOfLeaves } from './tree.ts';

const silent = { info: () => {}, error: () => {} };
const hex = (bytes: Uint8Array | null): string => Buffer.from(bytes ?? []).toString('hex');
const text = (bytes: Uint8Array | null): string => Buffer.from(bytes ?? []).toString();

interface Asleep {
  readonly wakeUp: () => void;
  readonly done: Promise<unknown>;
}
const awake = (): Asleep | null => null;

/** Holds a sealer that comes to a step until the test lets it go. */
const turnstile = () => {
  let closed: { readonly step: string; reached: () => void; go: Promise<void> } | null = null;
  return {
    pass: async (step: string): Promise<void> => {
      if (closed?.step !== step) return;
      const { reached, go } = closed;
      closed = null;
      reached();
      await go;
    },
    /** Answers when the step is reached, with what lets it go on. */
    stopAt: (step: string): Promise<() => void> =>
      new Promise((resolve) => {
        const { promise: go, resolve: open } = Promise.withResolvers<void>();
        closed = { step, reached: () => resolve(open), go };
      }),
    open: () => {
      closed = null;
    },
  };
};

describe.each(databaseProviders)('several sealers on $name', ({ create }) => {
  let test: TestDatabase;
  let leaves: Uint8Array[] = [];
  beforeAll(async () => {
    test = await create();
  });
  afterAll(() => test?.close());
  const empty = async (): Promise<void> => {
    await forgetPublished(test.database);
    // TRUNCATE of the log is refused by a trigger, which a test may turn off.
    for (const statement of [
      'ALTER TABLE event DISABLE TRIGGER event_append_only',
      'TRUNCATE event',
      'ALTER TABLE event ENABLE ALWAYS TRIGGER event_append_only',
      'UPDATE log_head SET position = 0',
    ]) {
      await test.database.asOwner((session) => session.query(statement));
    }
    leaves = [];
  };
  beforeEach(empty);

  const append = async (count: number): Promise<void> => {
    const entries = Array.from({ length: count }, (_, n) => utf8(`entry ${leaves.length + n}`));
    await appendEntries(test.database, entries);
    leaves.push(...entries.map((entry) => leafHash(nodeHashing, entry)));
  };

  /** A process with a sealer, with the checkpoint on its own disk, and a gate to pause it. */
  const machine = (name: string) => {
    const disk: { kept: Uint8Array | null } = { kept: null };
    const gate = turnstile();
    const start = (more: Partial<SealerParts> = {}) => {
      const lease = databaseLease(test.database.pool, name);
      const store = databaseTileStore({ sql: test.database.pool, epoch: lease.epoch });
      return createSealer({
        source: logSourceOf(test.database),
        tiles: {
          ...store,
          write: async (files) => {
            await gate.pass(files.some(({ path }) => path === 'checkpoint') ? 'publish' : 'tiles');
            await store.write(files);
          },
        },
        checkpointFile: {
          read: async () => disk.kept,
          write: async (bytes) => {
            await gate.pass('keep');
            disk.kept = bytes;
          },
        },
        lease,
        signer,
        hashing: nodeHashing,
        clock: () => 1_000,
        logger: silent,
        onDiverged: () => {},
        ...more,
      });
    };
    return { disk, gate, start };
  };

  const opened = async (bytes: Uint8Array | null): Promise<Checkpoint | null> => {
    if (bytes === null) return null;
    const checkpoint = await openCheckpoint(bytes, signer.key, verifyEd25519);
    if (!checkpoint.ok) throw new Error(checkpoint.fault);
    return checkpoint.checkpoint;
  };
  const published = async (): Promise<Checkpoint | null> =>
    opened(await databaseTileStore({ sql: test.database.pool }).read('checkpoint'));
  const rootOf = (size: number): string => hex(rootOfLeaves(nodeHashing, leaves.slice(0, size)));

  it('seal one at a time; the others follow and keep what was published', async () => {
    const [first, second] = [machine('first'), machine('second')];
    const [sealing, standby] = [first.start(), second.start()];
    await append(300);
    await sealing.sealOnce();
    expect(await standby.sealOnce()).toMatchObject({ size: 300 });
    expect([sealing.status().role, standby.status().role]).toEqual(['sealing', 'standby']);
    await append(40);
    await standby.sealOnce();
    expect(standby.status()).toMatchObject({ behind: 40, checkpoint: { size: 300 } });
    await sealing.sealOnce();
    await standby.sealOnce();
    expect(standby.status()).toMatchObject({ behind: 0, checkpoint: { size: 340 } });
    expect(text(second.disk.kept)).toBe(text(first.disk.kept));
  });

  it('take over where the other one died, when its lease has run out', async () => {
    const [first, second] = [machine('first'), machine('second')];
    await append(300);
    await first.start().sealOnce();
    const standby = second.start();
    await standby.sealOnce();
    await append(300);
    expect(await standby.sealOnce()).toMatchObject({ size: 300 });
    await freeLease(test.database);
    expect(await standby.sealOnce()).toMatchObject({ size: 600 });
    expect(standby.status().role).toBe('sealing');
    expect(hex((await published())?.root ?? null)).toBe(rootOf(600));
  });

  it('take over at once from one that stopped by itself', async () => {
    const [first, second] = [machine('first').start(), machine('second').start()];
    await first.sealOnce();
    await second.sealOnce();
    expect(second.status().role).toBe('standby');
    await first.stop();
    await second.sealOnce();
    expect(second.status().role).toBe('sealing');
  });

  it('go on by themselves as long as one of them lives', async () => {
    const [first, second] = [machine('first').start(), machine('second').start()];
    await append(10);
    await first.start();
    await second.start();
    await append(300);
    first.wake();
    await expect.poll(published, { timeout: 10_000 }).toMatchObject({ size: 310 });
    await expect.poll(() => second.status().checkpoint, { timeout: 10_000 }).toMatchObject({ size: 310 });
    await first.stop();
    await append(7);
    await expect.poll(published, { timeout: 15_000 }).toMatchObject({ size: 317 });
    expect(second.status().role).toBe('sealing');
    await second.stop();
  });

  it.each(['tiles', 'keep', 'publish'])('refuse one that slept through its lease before “%s”', async (step) => {
    const [first, second] = [machine('first'), machine('second')];
    const sleeper = first.start();
    await append(100);
    await sleeper.sealOnce();
    await append(200);
    const slept = first.gate.stopAt(step);
    const sealing = sleeper.sealOnce();
    const wakeUp = await slept;
    await freeLease(test.database);
    await append(100);
    const other = second.start();
    expect(await other.sealOnce()).toMatchObject({ size: 400 });
    wakeUp();
    await expect(sealing).rejects.toThrow(SealerFenced);
    expect(await published()).toMatchObject({ size: 400 });
    expect(await sleeper.sealOnce()).toMatchObject({ size: 400 });
    expect(sleeper.status().role).toBe('standby');
    expect(text(first.disk.kept)).toBe(text(second.disk.kept));
    await freeLease(test.database);
    await append(5);
    expect(await sleeper.sealOnce()).toMatchObject({ size: 405 });
    expect(hex((await published())?.root ?? null)).toBe(rootOf(405));
  });

  it('alarm when another one published what their database doesn’t give', async () => {
    const second = machine('second');
    await append(300);
    const sealing = machine('first').start();
    await sealing.sealOnce();
    const standby = second.start();
    await standby.sealOnce();
    const forged = signCheckpoint(signer, { origin: signer.key.name, size: 320, root: new Uint8Array(32) });
    await test.database.asOwner((session) =>
      session.query("UPDATE log_note SET bytes = $1 WHERE path = 'checkpoint'", [Buffer.from(forged)]),
    );
    await append(100);
    const kept = second.disk.kept;
    await expect(standby.sealOnce()).rejects.toMatchObject({ reason: 'DIFFERENT' });
    expect(text(second.disk.kept)).toBe(text(kept));
  });

  it('alarm when the published checkpoint shrinks, or the log does', async () => {
    await append(300);
    const sealing = machine('first').start();
    await sealing.sealOnce();
    const standbys = [machine('second').start(), machine('third').start()];
    for (const standby of standbys) await standby.sealOnce();
    const older = signCheckpoint(signer, {
      origin: signer.key.name,
      size: 200,
      root: rootOfLeaves(nodeHashing, leaves.slice(0, 200)),
    });
    await test.database.asOwner((session) =>
      session.query("UPDATE log_note SET bytes = $1 WHERE path = 'checkpoint'", [Buffer.from(older)]),
    );
    await expect(standbys[0]?.sealOnce()).rejects.toMatchObject({ reason: 'SHORTER' });
    await test.database.asOwner((session) => session.query('UPDATE log_head SET position = 250'));
    await expect(sealing.sealOnce()).rejects.toThrow(LogDiverged);
  });

  it('publish a log that was in files before, from its checkpoint and the database', async () => {
    await append(600);
    const first = machine('first');
    const root = rootOfLeaves(nodeHashing, leaves.slice(0, 500));
    first.disk.kept = signCheckpoint(signer, { origin: signer.key.name, size: 500, root });
    expect(await first.start().sealOnce()).toMatchObject({ size: 600 });
    expect(await published()).toMatchObject({ size: 600 });
  });

  it('keep every partial tile of a published size until the full one is there', async () => {
    const sealer = machine('first').start();
    const store = databaseTileStore({ sql: test.database.pool });
    for (const count of [10, 10]) {
      await append(count);
      await sealer.sealOnce();
    }
    const partials = ['tile/0/000.p/10', 'tile/0/000.p/20', 'tile/entries/000.p/10', 'tile/entries/000.p/20'];
    for (const path of partials) expect(await store.read(path), path).not.toBeNull();
    await append(240);
    await sealer.sealOnce();
    for (const path of partials) expect(await store.read(path), path).toBeNull();
    for (const path of ['tile/0/000', 'tile/entries/000', 'tile/0/001.p/4', 'tile/1/000.p/1']) {
      expect(await store.read(path), path).not.toBeNull();
    }
  });

  it('make missing and damaged tiles again', async () => {
    await append(600);
    const first = machine('first');
    await first.start().sealOnce();
    const rows = async () =>
      (await test.database.pool.query('SELECT * FROM log_tile ORDER BY level, index, width')).rows;
    const before = await rows();
    await test.database.pool.query('DELETE FROM log_tile WHERE index = 0');
    await test.database.pool.query("UPDATE log_tile SET hashes = decode(repeat('00', 32 * width), 'hex')");
    await freeLease(test.database);
    const again = first.start();
    await again.start();
    await expect.poll(rows).toEqual(before);
    await again.stop();
  });

  it('are followed by processes that only read', async () => {
    const state = await sealedStateOver(test.database.pool, () => {});
    expect(state.status()).toEqual({ checkpoint: null, sealedAt: null, verifierKey: null });
    await append(3);
    await machine('first').start().sealOnce();
    await expect.poll(() => state.status().checkpoint, { timeout: 5_000 }).toMatchObject({ size: 3 });
    expect(state.status().sealedAt).toBeGreaterThan(1_600_000_000_000);
    expect(state.status().verifierKey).toBe(formatVerifierKey(signer.key));
    await state.stop();
  });

  const act = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ act: fc.constant('append' as const), count: fc.integer({ min: 1, max: 300 }) }),
    },
    { weight: 4, arbitrary: fc.record({ act: fc.constant('look' as const), who: fc.nat(1) }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('time passes' as const) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        act: fc.constant('sleep' as const),
        who: fc.nat(1),
        step: fc.constantFrom('tiles', 'keep', 'publish'),
      }),
    },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('wake up' as const), who: fc.nat(1) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('restart' as const), who: fc.nat(1) }) },
  );

  it('never publish a smaller tree or a second root, whoever sleeps, dies or wakes when', async () => {
    const run = fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40 }), async (acts) => {
      await empty();
      const machines = ['first', 'second'].map((name) => {
        const one = machine(name);
        return { ...one, sealer: one.start(), asleep: awake() };
      });
      let largest = -1;
      const look = (promise: Promise<unknown>): Promise<unknown> =>
        promise.catch((error: unknown) => {
          if (!(error instanceof SealerFenced)) throw error;
        });
      for (const one of acts) {
        const who = machines['who' in one ? one.who : 0];
        if (who === undefined) continue;
        if (one.act === 'append') await append(one.count);
        if (one.act === 'time passes') await freeLease(test.database);
        if (one.act === 'look' && who.asleep === null) await look(who.sealer.sealOnce());
        if (one.act === 'sleep' && who.asleep === null) {
          const reached = who.gate.stopAt(one.step);
          const done = look(who.sealer.sealOnce());
          const wakeUp = await Promise.race([reached, done.then(() => null)]);
          who.gate.open();
          if (typeof wakeUp === 'function') who.asleep = { wakeUp, done };
        }
        if (one.act === 'wake up' && who.asleep !== null) {
          who.asleep.wakeUp();
          await who.asleep.done;
          who.asleep = null;
        }
        if (one.act === 'restart' && who.asleep === null) who.sealer = who.start();
        const now = await published();
        if (now !== null) {
          expect(now.size).toBeGreaterThanOrEqual(largest);
          expect(hex(now.root)).toBe(rootOf(now.size));
          largest = now.size;
        }
        for (const { disk } of machines) {
          const kept = await opened(disk.kept);
          if (kept !== null) expect(hex(kept.root)).toBe(rootOf(kept.size));
        }
      }
      for (const { asleep } of machines) {
        asleep?.wakeUp();
        await asleep?.done;
      }
      await freeLease(test.database);
      for (const { sealer } of machines) await look(sealer.sealOnce());
      await freeLease(test.database);
      await machines[0]?.sealer.sealOnce();
      expect((await published())?.size).toBe(leaves.length);
    });
    await fc.assert(run, { numRuns: 12 });
  }, 180_000);
});
