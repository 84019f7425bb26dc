import type { Hashing } from '../fairness/hashing.ts';
import { emptyRoot, HASH_BYTES, nodeHash, rootOfRange, splitPoint, TILE_WIDTH } from './merkle.ts';

/** Consecutive hashes of one tile level; 256 of them when full. */
export interface Tile {
  readonly level: number;
  readonly index: number;
  /** `width × 32` bytes. */
  readonly hashes: Uint8Array;
}

/**
 * The right edge of an append-only tree: for each tile level the hashes that don't fill a tile yet. That is all one needs
 * to append leaves and to know the root, however large the tree is.
 */
export interface AppendOnlyTree {
  size(): number;
  /** Appends a leaf hash; answers the tiles that it filled, lowest level first. */
  append(leaf: Uint8Array): readonly Tile[];
  root(): Uint8Array;
  /** The partial tiles of this size, lowest level first; none for a level that is empty. */
  partials(): readonly Tile[];
}

interface OpenTile {
  readonly hashes: Uint8Array;
  width: number;
  index: number;
}

/** How many hashes the level's rightmost tile holds in a tree of that size: 0 … 255. */
export const partialWidth = (size: number, level: number): number =>
  Math.floor(size / TILE_WIDTH ** level) % TILE_WIDTH;

/** How many full tiles the level has in a tree of that size. */
export const fullTiles = (size: number, level: number): number => Math.floor(size / TILE_WIDTH ** (level + 1));

/** Levels that hold at least one hash. */
export const levelsOf = (size: number): number => {
  let levels = 0;
  while (Math.floor(size / TILE_WIDTH ** levels) > 0) levels += 1;
  return levels;
};

/**
 * Root of a tree from its partial tiles. Going up the levels, and from right to left within each, the perfect
 * subtrees that make up the tree come smallest first; each becomes the left sibling of everything to its right.
 */
const rootOfEdge = (hashing: Hashing, open: readonly OpenTile[]): Uint8Array => {
  let root: Uint8Array | undefined;
  for (const { hashes, width } of open) {
    let rest = width;
    for (let size = 1; rest > 0; size *= 2) {
      if (rest % (2 * size) === 0) continue;
      rest -= size;
      const subtree = rootOfRange(hashing, hashes, rest, size);
      root = root === undefined ? subtree : nodeHash(hashing, subtree, root);
    }
  }
  return root ?? emptyRoot(hashing);
};

/** Roots of full tiles, made in memory of its own: a tree that is rebuilt needs one for every 256 leaves. */
const tileHasher = (hashing: Hashing): ((hashes: Uint8Array) => Uint8Array) => {
  const row = new Uint8Array(TILE_WIDTH * HASH_BYTES);
  const pair = new Uint8Array(1 + 2 * HASH_BYTES);
  pair[0] = 1;
  return (hashes) => {
    row.set(hashes);
    for (let nodes = TILE_WIDTH / 2; nodes >= 1; nodes /= 2) {
      for (let node = 0; node < nodes; node += 1) {
        const start = node * 2 * HASH_BYTES;
        for (let i = 0; i < 2 * HASH_BYTES; i += 1) pair[1 + i] = row[start + i] ?? 0;
        row.set(hashing.sha256(pair), node * HASH_BYTES);
      }
    }
    return row.slice(0, HASH_BYTES);
  };
};

/**
 * A tree to append to, from nothing or from the partial tiles of an existing size.
 * @throws RangeError when the partial tiles don't have the widths that the size asks for.
 */
export const resumeTree = (hashing: Hashing, from: { size: number; partials: readonly Tile[] }): AppendOnlyTree => {
  let size = from.size;
  const rootOfTile = tileHasher(hashing);
  const open: OpenTile[] = [];
  const openAt = (level: number): OpenTile => {
    let tile = open[level];
    if (tile === undefined) {
      tile = { hashes: new Uint8Array(TILE_WIDTH * HASH_BYTES), width: 0, index: 0 };
      open[level] = tile;
    }
    return tile;
  };
  for (let level = 0; level < levelsOf(size); level += 1) {
    const tile = openAt(level);
    tile.index = fullTiles(size, level);
    tile.width = partialWidth(size, level);
    const given = from.partials.find((one) => one.level === level)?.hashes ?? new Uint8Array(0);
    if (given.length !== tile.width * HASH_BYTES)
      throw new RangeError(`partial tile of level ${level} has another width`);
    tile.hashes.set(given);
  }
  const push = (level: number, hash: Uint8Array, filled: Tile[]): void => {
    const tile = openAt(level);
    tile.hashes.set(hash, tile.width * HASH_BYTES);
    tile.width += 1;
    if (tile.width < TILE_WIDTH) return;
    filled.push({ level, index: tile.index, hashes: tile.hashes.slice() });
    const root = rootOfTile(tile.hashes);
    tile.width = 0;
    tile.index += 1;
    push(level + 1, root, filled);
  };
  return {
    size: () => size,
    append: (leaf) => {
      const filled: Tile[] = [];
      push(0, leaf, filled);
      size += 1;
      return filled;
    },
    root: () => rootOfEdge(hashing, open),
    partials: () =>
      open.flatMap(({ hashes, width, index }, level) =>
        width === 0 ? [] : [{ level, index, hashes: hashes.slice(0, width * HASH_BYTES) }],
      ),
  };
};

/** An empty tree. */
export const newTree = (hashing: Hashing): AppendOnlyTree => resumeTree(hashing, { size: 0, partials: [] });

/** Root of a list of leaf hashes by the recursive definition of RFC 6962, section 2.1; for tests and small trees. */
export const rootOfLeaves = (hashing: Hashing, leaves: readonly Uint8Array[]): Uint8Array => {
  const [only] = leaves;
  if (only === undefined) return emptyRoot(hashing);
  if (leaves.length === 1) return only;
  const left = splitPoint(leaves.length);
  return nodeHash(hashing, rootOfLeaves(hashing, leaves.slice(0, left)), rootOfLeaves(hashing, leaves.slice(left)));
};
