import type { Hashing } from '../fairness/hashing.ts';
import { HASH_BYTES, TILE_WIDTH } from './merkle.ts';
import type { ReadTile } from './proofs.ts';
import { fullTiles, levelsOf, partialWidth, resumeTree } from './tree.ts';

/** The root of a tree's first entries, as its tiles tell. The tiles are unverified. */
export const rootOfTiles = async (hashing: Hashing, size: number, read: ReadTile): Promise<Uint8Array> => {
  const levels = Array.from({ length: levelsOf(size) }, (_, level) => level);
  const partials = await Promise.all(
    levels.map(async (level) => {
      const [index, width] = [fullTiles(size, level), partialWidth(size, level)];
      return { level, index, hashes: width === 0 ? new Uint8Array(0) : (await read(level, index, width)).slice() };
    }),
  );
  return resumeTree(hashing, { size, partials }).root();
};

/**
 * The root that a log of `end` entries had when it had `size`: tiles of any older size are the beginning of what the log has now, and are
 * read by the width that `end` gives them.
 */
export const rootAt = (hashing: Hashing, size: number, end: number, read: ReadTile): Promise<Uint8Array> =>
  rootOfTiles(hashing, size, async (level, index, width) => {
    const there = Math.min(TILE_WIDTH, Math.floor(end / TILE_WIDTH ** level) - index * TILE_WIDTH);
    return (await read(level, index, there)).subarray(0, width * HASH_BYTES);
  });
