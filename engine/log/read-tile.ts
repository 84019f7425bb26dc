import { HASH_BYTES, TILE_WIDTH } from './merkle.ts';
import type { ReadTile } from './proofs.ts';
import { tilePath } from './tiles.ts';

/** A tile that the tree needs isn't there, or is too short. The message is its path. */
export class TileMissing extends Error {
  override readonly name = 'TileMissing';
}

/** Reads tiles of any published size: a partial one, or the full one that has replaced it since. */
export const tileReader =
  (read: (path: string) => Promise<Uint8Array | null>): ReadTile =>
  async (level, index, width) => {
    const partial = tilePath(level, index, width);
    const bytes =
      (await read(partial)) ?? (width === TILE_WIDTH ? null : await read(tilePath(level, index, TILE_WIDTH)));
    if (bytes === null || bytes.length < width * HASH_BYTES) throw new TileMissing(partial);
    return bytes.subarray(0, width * HASH_BYTES);
  };
