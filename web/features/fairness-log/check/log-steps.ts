import { TILE_WIDTH } from '../../../../engine/log/merkle.ts';
import { bundlePath } from '../../../../engine/log/tiles.ts';
import { fullTiles, levelsOf, partialWidth } from '../../../../engine/log/tree.ts';

export interface TilePlace {
  readonly level: number;
  readonly index: number;
  readonly width: number;
}

/** The entries of one bundle, and the tiles that they complete. */
export interface LogStep {
  /** Position of the first entry. */
  readonly from: number;
  /** Null behind the last bundle, where only partial tiles are left. */
  readonly bundle: { readonly index: number; readonly width: number; readonly path: string } | null;
  readonly tiles: readonly TilePlace[];
}

/** Each full bundle fills a tile of hashes; every 256th of these fills one of the next level, and so on. */
const filledBy = (bundles: number): TilePlace[] => {
  const tiles: TilePlace[] = [];
  for (let level = 0, count = bundles; ; level += 1, count /= TILE_WIDTH) {
    tiles.push({ level, index: count - 1, width: TILE_WIDTH });
    if (count % TILE_WIDTH !== 0) return tiles;
  }
};

const rightEdge = (size: number): TilePlace[] =>
  Array.from({ length: levelsOf(size) }, (_, level) => ({
    level,
    index: fullTiles(size, level),
    width: partialWidth(size, level),
  })).filter(({ width }) => width > 0);

/**
 * Everything that a log of that size consists of, in the order in which it is checked; from a position that is a whole
 * number of bundles. Every step can be fetched before the ones before it are checked.
 */
export function* logSteps(size: number, from: number): Generator<LogStep, void, void> {
  const full = Math.floor(size / TILE_WIDTH);
  for (let index = from / TILE_WIDTH; index < full; index += 1) {
    const bundle = { index, width: TILE_WIDTH, path: bundlePath(index, TILE_WIDTH) };
    yield { from: index * TILE_WIDTH, bundle, tiles: filledBy(index + 1) };
  }
  const width = size % TILE_WIDTH;
  const tiles = rightEdge(size);
  const last = { index: full, width, path: width === 0 ? '' : bundlePath(full, width) };
  if (tiles.length > 0) yield { from: full * TILE_WIDTH, bundle: width === 0 ? null : last, tiles };
}
