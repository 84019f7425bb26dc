import type { Hashing } from '../../../fairness/hashing.ts';
import type { Checkpoint } from '../../../log/checkpoint.ts';
import { HASH_BYTES, hashAt, leafHash, rootOfRange, sameBytes, TILE_WIDTH } from '../../../log/merkle.ts';
import type { TileStore } from '../../../log/tile-store.ts';
import { bundlePath, encodeBundle, MAX_BUNDLE_BYTES, splitBundle, tilePath } from '../../../log/tiles.ts';
import { fullTiles, levelsOf, partialWidth } from '../../../log/tree.ts';
import { AuditStopped } from '../../finding.ts';
import type { AuditSource } from '../source.ts';

/** Does something with every item, at most `width` at a time; after a failure no other is begun. */
export const inParallel = async <Item>(
  width: number,
  items: Iterator<Item> & Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  let failed = false;
  const worker = async (): Promise<void> => {
    // One iterator for all workers: each takes the items that no other worker has taken.
    for (let next = items.next(); next.done !== true && !failed; next = items.next()) {
      try {
        await work(next.value);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: width }, worker));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
};

/** Files that are fetched at the same time. */
export const PARALLEL = 8;

export interface DownloadParts {
  readonly source: AuditSource;
  readonly hashing: Hashing;
  readonly store: TileStore;
  /** Called for every file that was fetched, with its size in bytes. */
  readonly fetched: (bytes: number) => void;
  /** Entries of which everything is there. */
  readonly progress: (done: number, total: number) => void;
}

/** A file of the log and how to know it: its content in the form of the asked width, or null. */
interface Wanted {
  readonly path: string;
  readonly fullPath: string;
  readonly maxBytes: number;
  /** The bytes that are kept, from a file of this width or a wider one; null when they aren't what was signed. */
  readonly accept: (bytes: Uint8Array) => Uint8Array | null;
}

/** Keeps a file that isn't kept yet. A file that an interrupted run left is used again, when it is right. */
const fetchFile = async ({ source, store, fetched }: DownloadParts, wanted: Wanted): Promise<void> => {
  const { path, fullPath, maxBytes, accept } = wanted;
  const there = await store.read(path);
  const usable = there === null ? null : accept(there);
  if (there !== null && usable !== null && sameBytes(there, usable)) return;
  const bytes =
    (await source.read(path, maxBytes)) ?? (path === fullPath ? null : await source.read(fullPath, maxBytes));
  if (bytes === null) throw new AuditStopped('tree', `${path} is missing`);
  fetched(bytes.length);
  const right = accept(bytes);
  if (right === null) throw new AuditStopped('tree', `${path} isn't the tree that was signed`);
  await store.write([{ path, bytes: right }]);
};

/** Keeps the tiles that the root is made of directly; the caller has compared them with the root. */
const fetchEdge = async (
  parts: DownloadParts,
  size: number,
  readEdge: (level: number) => Promise<Uint8Array>,
): Promise<void> => {
  for (let level = 0; level < levelsOf(size); level += 1) {
    const width = partialWidth(size, level);
    if (width === 0) continue;
    const path = tilePath(level, fullTiles(size, level), width);
    const bytes = await readEdge(level);
    const there = await parts.store.read(path);
    if (there === null || !sameBytes(there, bytes)) await parts.store.write([{ path, bytes }]);
  }
};

/** A kept tile of a log of that size: the first `width` hashes, as many as there are. */
const keptTile = async ({ store }: DownloadParts, size: number, level: number, index: number): Promise<Uint8Array> => {
  const width = Math.min(TILE_WIDTH, Math.floor(size / TILE_WIDTH ** level) - index * TILE_WIDTH);
  const bytes = await store.read(tilePath(level, index, width));
  if (bytes?.length === width * HASH_BYTES) return bytes;
  throw new AuditStopped('tree', `${tilePath(level, index, width)} of the kept copy is damaged`);
};

const fetchTile = async (parts: DownloadParts, size: number, level: number, index: number): Promise<void> => {
  const parent = await keptTile(parts, size, level + 1, Math.floor(index / TILE_WIDTH));
  const expected = hashAt(parent, index % TILE_WIDTH);
  const path = tilePath(level, index, TILE_WIDTH);
  const accept = (bytes: Uint8Array): Uint8Array | null =>
    bytes.length === TILE_WIDTH * HASH_BYTES && sameBytes(rootOfRange(parts.hashing, bytes, 0, TILE_WIDTH), expected)
      ? bytes
      : null;
  await fetchFile(parts, { path, fullPath: path, maxBytes: TILE_WIDTH * HASH_BYTES, accept });
};

const fetchBundle = async (parts: DownloadParts, size: number, index: number): Promise<void> => {
  const leaves = await keptTile(parts, size, 0, index);
  const width = leaves.length / HASH_BYTES;
  const accept = (bytes: Uint8Array): Uint8Array | null => {
    const entries = splitBundle(bytes)?.slice(0, width) ?? [];
    const right =
      entries.length === width &&
      entries.every((entry, at) => sameBytes(leafHash(parts.hashing, entry), hashAt(leaves, at)));
    return right ? encodeBundle(entries) : null;
  };
  const fullPath = bundlePath(index, TILE_WIDTH);
  await fetchFile(parts, { path: bundlePath(index, width), fullPath, maxBytes: MAX_BUNDLE_BYTES, accept });
};

export const countFrom = function* (from: number, to: number): Generator<number> {
  for (let index = from; index < to; index += 1) yield index;
};

/**
 * Fetches what a log of `size` entries has beyond its first `keptSize`. From the root down: each tile is compared with
 * the hash that its parent holds, each bundle with its tile, before it is written. So nothing is ever kept that isn't
 * in the signed tree, and a run that was interrupted goes on where it stopped.
 * @param readEdge the tiles that the signed root is made of directly, compared with it already.
 * @throws AuditStopped
 */
export const downloadLog = async (
  parts: DownloadParts,
  keptSize: number,
  { size }: Pick<Checkpoint, 'size'>,
  readEdge: (level: number) => Promise<Uint8Array>,
): Promise<void> => {
  await fetchEdge(parts, size, readEdge);
  for (let level = levelsOf(size) - 1; level >= 0; level -= 1) {
    const missing = countFrom(fullTiles(keptSize, level), fullTiles(size, level));
    await inParallel(PARALLEL, missing, (index) => fetchTile(parts, size, level, index));
  }
  let bundles = fullTiles(keptSize, 0);
  await inParallel(PARALLEL, countFrom(bundles, Math.ceil(size / TILE_WIDTH)), async (index) => {
    await fetchBundle(parts, size, index);
    bundles += 1;
    parts.progress(Math.min(size, bundles * TILE_WIDTH), size);
  });
};
