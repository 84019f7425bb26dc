import { LogDiverged } from './log-diverged.ts';
import { eachEntry, type SealingParts } from './log-source.ts';
import { leafHash, sameBytes, TILE_WIDTH } from './merkle.ts';
import type { SealedLog } from './sealed-log.ts';
import type { StoredFile, TileStore } from './tile-store.ts';
import { bundlePath, encodeBundle, tilePath } from './tiles.ts';
import { partialWidth } from './tree.ts';

/** Takes a full tile or bundle at the moment it is full. */
export type TakeFile = (file: StoredFile) => Promise<void>;

/** For a caller that wants the tree alone. */
export const discard: TakeFile = async () => {};

const extendTo = async (parts: SealingParts, log: SealedLog, size: number, take: TakeFile): Promise<void> => {
  const { tree, openEntries } = log;
  await eachEntry(parts.source, tree.size(), size, async (entry, position) => {
    openEntries.push(entry);
    const filled = tree.append(leafHash(parts.hashing, entry));
    for (const { level, index, hashes } of filled) {
      await take({ path: tilePath(level, index, TILE_WIDTH), bytes: hashes });
    }
    if (openEntries.length < TILE_WIDTH) return;
    const index = Math.floor(position / TILE_WIDTH);
    await take({ path: bundlePath(index, TILE_WIDTH), bytes: encodeBundle(openEntries.splice(0)) });
  });
};

/**
 * Extends the tree by entries of the database. Where that passes a checkpoint which was signed and never shown, the tree
 * must have its root. Changes `log`; when this throws, `log` is to be thrown away.
 * @throws LogDiverged
 */
export const extend = async (parts: SealingParts, log: SealedLog, size: number, take: TakeFile): Promise<SealedLog> => {
  const ahead = log.ahead !== null && log.ahead.size <= size ? log.ahead : null;
  if (ahead !== null) {
    await extendTo(parts, log, ahead.size, take);
    if (!sameBytes(log.tree.root(), ahead.root)) {
      throw new LogDiverged('DIFFERENT', `the database doesn't give the root that was signed for ${ahead.size}`);
    }
  }
  await extendTo(parts, log, size, take);
  return ahead === null ? log : { ...log, ahead: null };
};

/** The partial tiles and the partial bundle of a log's size. */
export const partialFiles = ({ tree, openEntries }: SealedLog): readonly StoredFile[] => {
  const size = tree.size();
  const tiles = tree.partials().map(({ level, index, hashes }) => ({
    path: tilePath(level, index, partialWidth(size, level)),
    bytes: hashes,
  }));
  if (openEntries.length === 0) return tiles;
  const path = bundlePath(Math.floor(size / TILE_WIDTH), openEntries.length);
  return [...tiles, { path, bytes: encodeBundle(openEntries) }];
};

/** Files are handed to the store when they reach this many bytes together. */
const FLUSH_BYTES = 8 * 1024 * 1024;

/** Gathers files, so that the store gets many at once. */
export const gatherFor = (tiles: TileStore) => {
  let pending: StoredFile[] = [];
  let bytes = 0;
  const flush = async (): Promise<void> => {
    const files = pending;
    pending = [];
    bytes = 0;
    if (files.length > 0) await tiles.write(files);
  };
  const take: TakeFile = async (file) => {
    pending.push(file);
    bytes += file.bytes.length;
    if (bytes >= FLUSH_BYTES) await flush();
  };
  return { take, flush };
};
