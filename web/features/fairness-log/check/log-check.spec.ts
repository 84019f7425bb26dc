import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundlePath, tilePath } from '../../../../engine/log/tiles.ts';
import { nodeHashing } from '../../../../engine/node-hashing.ts';
import { LogUnreachable, type ReadLog } from '../read-log.ts';
import { createLogCheck } from './log-check.ts';
import type { SeenLog } from './seen-log.ts';
import {
  flipped,
  type LogFiles,
  publishSample,
  readFrom,
  sampleEntry,
  sampleKey,
  verifyEd25519,
} from './testing/sample-log.ts';

const begin = (seen: SeenLog | null = null) =>
  createLogCheck({ hashing: nodeHashing, verify: verifyEd25519, seen, now: () => 0 });
const hooks = { progress: () => undefined };
const check = (files: LogFiles, seen: SeenLog | null = null) => begin(seen).run(readFrom(files), hooks);

const seenIn = async (files: LogFiles): Promise<SeenLog> => {
  const result = await check(files);
  if (result.status !== 'whole') throw new Error('the sample is false');
  return result.log;
};

describe('checking a log', () => {
  it.each([0, 1, 255, 256, 257, 512, 700])('finds a log of %i whole', async (size) => {
    const states: number[] = [];
    const result = await begin().run(readFrom(publishSample(size)), {
      progress: ({ done }) => states.push(done),
    });
    expect(result).toMatchObject({
      status: 'whole',
      log: { origin: 'localhost:3000/log', size, verifierKey: sampleKey },
      before: null,
      since: 0,
    });
    expect(states.at(-1)).toBe(size);
    expect(states).toEqual([...states].sort((a, b) => a - b));
  });

  it('names a file wherever a byte is changed', async () => {
    const files = publishSample(600);
    const sizes = [...files].map(([path, bytes]) => ({ path, length: bytes.length }));
    const anywhere = fc
      .constantFrom(...sizes)
      .chain(({ path, length }) => fc.tuple(fc.constant(path), fc.nat(length - 1), fc.integer({ min: 0, max: 7 })));
    await fc.assert(
      fc.asyncProperty(anywhere, async ([path, at, bit]) => {
        const result = await check(flipped(files, path, at, 2 ** bit));
        expect(result.status).toBe('false');
        if (result.status !== 'false' || path === 'key') return;
        const { file } = result.fault;
        // Whether an entry or its hash was changed can't be told from these two files alone.
        expect([path, path.replace('tile/entries/', 'tile/0/')]).toContain(file);
      }),
      { numRuns: 300, examples: [[['key', sampleKey.length, 0]]] },
    );
  });

  it('names the first entry that is not under its hash', async () => {
    const files = publishSample(600);
    const tile = tilePath(0, 1, 256);
    expect(await check(flipped(files, tile, 32 * 7))).toEqual({
      status: 'false',
      fault: { file: tile, reason: 'not the tree of the entries', position: 263 },
    });
    const partial = tilePath(0, 2, 88);
    expect(await check(flipped(files, partial, 32 * 87))).toMatchObject({ fault: { file: partial, position: 599 } });
  });

  it.each([bundlePath(1, 256), bundlePath(2, 88), tilePath(0, 0, 256), tilePath(1, 0, 2)])(
    'misses %s',
    async (path) => {
      const files = new Map(publishSample(600));
      files.delete(path);
      expect(await check(files)).toEqual({ status: 'false', fault: { file: path, reason: 'missing' } });
    },
  );

  it('reads a full bundle and tile where the partial ones are gone', async () => {
    const files = new Map(publishSample(600));
    for (const [path, bytes] of publishSample(1024)) if (!files.has(path)) files.set(path, bytes);
    files.delete(bundlePath(2, 88));
    files.delete(tilePath(0, 2, 88));
    expect(await check(files)).toMatchObject({ status: 'whole', log: { size: 600 } });
  });

  it('says that nothing was sealed yet', async () => {
    expect(await check(new Map())).toEqual({ status: 'never-sealed' });
  });
});

describe('a device that has seen the log before', () => {
  it.each([1, 256, 300, 600])('follows it from %i entries to 600', async (size) => {
    const seen = await seenIn(publishSample(size));
    expect(await check(publishSample(600), seen)).toMatchObject({ status: 'whole', before: seen });
  });

  it('sees that the past was written again, though the new log is well signed', async () => {
    const seen = await seenIn(publishSample(300));
    const other = publishSample(600, (n) => sampleEntry(n, n === 20 ? 'CaseRetired' : 'CaseOpened'));
    expect(await check(other, seen)).toEqual({
      status: 'false',
      fault: { file: 'checkpoint', reason: 'not what was signed before', position: 299 },
    });
  });

  it('does not take a key that nothing leads to', async () => {
    const seen = await seenIn(publishSample(300));
    const other = { ...seen, verifierKey: seen.verifierKey.replace('localhost', 'elsewhere') };
    expect(await check(publishSample(600), other)).toEqual({
      status: 'false',
      fault: { file: 'key', reason: 'not the key of before' },
    });
  });

  it('sees that the log became shorter, or vanished', async () => {
    const seen = await seenIn(publishSample(300));
    const shorter = { status: 'false', fault: { file: 'checkpoint', reason: 'shorter than before' } };
    expect(await check(publishSample(299), seen)).toEqual(shorter);
    expect(await check(new Map(), seen)).toEqual(shorter);
  });
});

describe('a check that was interrupted', () => {
  it('goes on where it was, also when the log has grown, and reads no bundle twice', async () => {
    const first = publishSample(1_300);
    const larger = publishSample(2_000);
    const reads: string[] = [];
    const failing: ReadLog = async (path) => {
      if (path === bundlePath(4, 256)) throw new LogUnreachable(path, 'HTTP 503');
      reads.push(path);
      return first.get(path) ?? null;
    };
    const one = begin();
    await expect(one.run(failing, hooks)).rejects.toBeInstanceOf(LogUnreachable);
    const again: string[] = [];
    const recording: ReadLog = async (path) => {
      again.push(path);
      return larger.get(path) ?? null;
    };
    expect(await one.run(recording, hooks)).toMatchObject({ status: 'whole', log: { size: 2_000 } });
    for (const bundle of [0, 1, 2, 3]) {
      expect(reads).toContain(bundlePath(bundle, 256));
      expect(again).not.toContain(bundlePath(bundle, 256));
    }
  });

  it('fetches only a few steps ahead', async () => {
    const files = publishSample(256 * 12);
    let open = 0;
    let most = 0;
    const slow: ReadLog = async (path) => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 1));
      open -= 1;
      return files.get(path) ?? null;
    };
    expect(await begin().run(slow, hooks)).toMatchObject({ status: 'whole' });
    expect(most).toBeLessThanOrEqual(10);
  });
});
