import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utf8 } from '../../fairness/bytes.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { readCheckpoint } from '../checkpoint.ts';
import { signerFromSeed } from '../log-key.ts';
import { memoryTileStore } from '../testing/memory-tile-store.ts';
import { signCheckpoint } from '../testing/sign-checkpoint.ts';
import type { TileStore } from '../tile-store.ts';
import { WITNESSED_CHECKPOINT_PATH, WITNESSED_SIZE_PATH, witnessedPath } from '../tiles.ts';
import { appendRecord, resumeRecord } from './record.ts';
import { eachCosigned, firstCovering, SequenceDamaged, witnessedCount } from './sequence.ts';

const signer = signerFromSeed('glasscase.example/log', '11'.repeat(32));
const noteOf = (size: number): Uint8Array =>
  signCheckpoint(signer, { origin: signer.key.name, size, root: nodeHashing.sha256(utf8(String(size))) });

const recordAll = async (tiles: TileStore, sizes: readonly number[]): Promise<void> => {
  let record = await resumeRecord(tiles);
  for (const size of sizes) record = await appendRecord(tiles, record, noteOf(size));
};

const sizesIn = async (tiles: TileStore): Promise<number[]> => {
  const sizes: number[] = [];
  for await (const { checkpoint } of eachCosigned(tiles.read, await witnessedCount(tiles.read))) {
    sizes.push(checkpoint.size);
  }
  return sizes;
};

const newestIn = async (tiles: TileStore): Promise<number | undefined> =>
  readCheckpoint((await tiles.read(WITNESSED_CHECKPOINT_PATH)) ?? new Uint8Array(0))?.size;

const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => 3 * (n + 1));

describe('the cosigned checkpoints', () => {
  it.each([1, 255, 256, 257, 600])('are read back in their order: %i of them', async (count) => {
    const tiles = memoryTileStore();
    await recordAll(tiles, upTo(count));
    expect(await sizesIn(tiles)).toEqual(upTo(count));
    expect(await newestIn(tiles)).toBe(3 * count);
  });

  it('fill pages, whose partial files go when they are full', async () => {
    const tiles = memoryTileStore();
    await recordAll(tiles, upTo(258));
    const pages = [...tiles.files.keys()].filter((path) => path.startsWith('witnessed/'));
    expect(pages.sort()).toEqual(
      [WITNESSED_SIZE_PATH, witnessedPath(0, 256), witnessedPath(1, 1), witnessedPath(1, 2)].sort(),
    );
  });

  it('say which of them first covers a position, with a few reads', async () => {
    const tiles = memoryTileStore();
    await recordAll(tiles, upTo(600));
    let reads = 0;
    const read = (path: string) => {
      reads += 1;
      return tiles.read(path);
    };
    for (const position of [0, 2, 3, 766, 767, 768, 1_799]) {
      reads = 0;
      const first = await firstCovering(read, position);
      expect(first?.checkpoint.size, `${position}`).toBe(3 * Math.floor(position / 3) + 3);
      expect(reads).toBeLessThanOrEqual(4);
    }
    expect(await firstCovering(tiles.read, 1_800)).toBeNull();
    expect(await firstCovering(memoryTileStore().read, 0)).toBeNull();
  });

  it('lose and double nothing, wherever a crash comes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 250, max: 258 }),
        fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 8 }),
        async (before, crashes) => {
          const tiles = memoryTileStore();
          await recordAll(tiles, upTo(before));
          let left = 0;
          const crashing: TileStore = {
            ...tiles,
            write: async (files) => {
              for (const file of files) {
                left -= 1;
                if (left < 0) throw new Error('power cut');
                await tiles.write([file]);
              }
            },
          };
          for (const survived of [...crashes, 1_000]) {
            left = survived;
            try {
              let record = await resumeRecord(crashing);
              while (record.count < 262) record = await appendRecord(crashing, record, noteOf(3 * (record.count + 1)));
            } catch {
              // The next run goes on from what is published.
            }
          }
          expect(await sizesIn(tiles)).toEqual(upTo(262));
          expect(await newestIn(tiles)).toBe(3 * 262);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('have one writer: a second one notices, and writes nothing', async () => {
    const tiles = memoryTileStore();
    await recordAll(tiles, [3]);
    const [first, second] = [await resumeRecord(tiles), await resumeRecord(tiles)];
    await appendRecord(tiles, first, noteOf(6));
    await expect(appendRecord(tiles, second, noteOf(9))).rejects.toThrow(SequenceDamaged);
    expect(await sizesIn(tiles)).toEqual([3, 6]);
  });

  it('are refused where a page is missing, cut or no checkpoints', async () => {
    const tiles = memoryTileStore();
    await recordAll(tiles, upTo(3));
    const page = (await tiles.read(witnessedPath(0, 3))) ?? new Uint8Array(0);
    const damaged = [page.subarray(0, -1), new Uint8Array(0), utf8('\0\u0001x\0\u0001x\0\u0001x')];
    for (const bytes of damaged) {
      await tiles.write([{ path: witnessedPath(0, 3), bytes }]);
      await expect(sizesIn(tiles)).rejects.toThrow(SequenceDamaged);
      await expect(firstCovering(tiles.read, 1)).rejects.toThrow(SequenceDamaged);
    }
    await tiles.write([{ path: WITNESSED_SIZE_PATH, bytes: utf8('three\n') }]);
    await expect(witnessedCount(tiles.read)).rejects.toThrow(SequenceDamaged);
  });
});
