import type { Checkpoint } from './checkpoint.ts';
import { discard, extend } from './extend.ts';
import { LogDiverged } from './log-diverged.ts';
import { eachEntry, type SealingParts, signersOf } from './log-source.ts';
import { HASH_BYTES, hashAt, leafHash, sameBytes, TILE_WIDTH } from './merkle.ts';
import { promiseKeysToPublish } from './promise-keys-to-publish.ts';
import { emptyLog, keyLine, type SealedLog } from './sealed-log.ts';
import { openSigned, type SignedCheckpoint } from './signed-checkpoint.ts';
import { bundlePath, CHECKPOINT_PATH, encodeBundle, KEY_PATH, tilePath } from './tiles.ts';
import { type AppendOnlyTree, fullTiles, levelsOf, partialWidth, resumeTree, type Tile } from './tree.ts';

const readKept = async (parts: SealingParts): Promise<SignedCheckpoint | null> => {
  const bytes = await parts.checkpointFile.read();
  if (bytes === null) return null;
  const kept = await openSigned(parts, bytes, 'the kept checkpoint');
  if (kept === null) throw new LogDiverged('CHECKPOINT_INVALID', 'the kept checkpoint is damaged');
  return kept;
};

/** A published checkpoint that is damaged counts as missing, where the kept one says what was signed. */
const readPublished = async (parts: SealingParts, kept: SignedCheckpoint | null): Promise<SignedCheckpoint | null> => {
  const bytes = await parts.tiles.read(CHECKPOINT_PATH);
  const published = bytes === null ? null : await openSigned(parts, bytes, 'the published checkpoint');
  if (bytes !== null && published === null && kept === null) {
    throw new LogDiverged('CHECKPOINT_INVALID', 'the published checkpoint is damaged, and no copy was kept');
  }
  return published;
};

/** The first `width` hashes of a tile, from its partial file or from the full one that replaced it. */
const readHashes = async ({ tiles }: SealingParts, level: number, index: number, width: number) => {
  const exact = await tiles.read(tilePath(level, index, width));
  const bytes = exact ?? (await tiles.read(tilePath(level, index, TILE_WIDTH)));
  return bytes === null || bytes.length < width * HASH_BYTES ? null : bytes.subarray(0, width * HASH_BYTES);
};

/** The tree from the right edge of the tiles; null where they don't give the signed root. */
const treeFromTiles = async (parts: SealingParts, { size, root }: Checkpoint): Promise<AppendOnlyTree | null> => {
  const partials: Tile[] = [];
  for (let level = 0; level < levelsOf(size); level += 1) {
    const width = partialWidth(size, level);
    if (width === 0) continue;
    const index = fullTiles(size, level);
    const hashes = await readHashes(parts, level, index, width);
    if (hashes === null) return null;
    partials.push({ level, index, hashes });
  }
  const tree = resumeTree(parts.hashing, { size, partials });
  return sameBytes(tree.root(), root) ? tree : null;
};

/** The newest signed entries: those of the open bundle, or of the last full one. */
const readTail = async (parts: SealingParts, size: number) => {
  const index = Math.floor((size - 1) / TILE_WIDTH);
  const entries: Uint8Array[] = [];
  await eachEntry(parts.source, index * TILE_WIDTH, size, (entry) => {
    entries.push(entry);
  });
  return { index, entries };
};

/**
 * Hashes the newest signed entries again and compares them with their tile, and with the bundle that shows them.
 * Null where a file is missing or damaged. @throws LogDiverged
 */
const openEntriesOf = async (parts: SealingParts, size: number): Promise<Uint8Array[] | null> => {
  if (size === 0) return [];
  const { index, entries } = await readTail(parts, size);
  const hashes = await readHashes(parts, 0, index, entries.length);
  if (hashes === null) return null;
  for (const [offset, entry] of entries.entries()) {
    if (!sameBytes(leafHash(parts.hashing, entry), hashAt(hashes, offset))) {
      const position = index * TILE_WIDTH + offset;
      throw new LogDiverged('DIFFERENT', `entry ${position} of the database isn't the one that was signed`);
    }
  }
  const shown = await parts.tiles.read(bundlePath(index, entries.length));
  if (shown === null || !sameBytes(shown, encodeBundle(entries))) return null;
  return entries.length === TILE_WIDTH ? [] : entries;
};

/** Takes up the published log from its tiles, or from the database where they are missing or damaged. */
const takeUp = async (parts: SealingParts, signed: SignedCheckpoint): Promise<SealedLog> => {
  const { checkpoint, keys } = signed;
  const tree = await treeFromTiles(parts, checkpoint);
  const openEntries = tree === null ? null : await openEntriesOf(parts, checkpoint.size);
  if (tree === null || openEntries === null) {
    const rebuilt = await extend(parts, { ...emptyLog(parts), ahead: checkpoint }, checkpoint.size, discard);
    return { ...rebuilt, signed };
  }
  const key = await parts.tiles.read(KEY_PATH);
  const signedByAll = keys.length === signersOf(parts).length && key !== null && sameBytes(key, keyLine(parts));
  const intact = signedByAll && (await promiseKeysToPublish(parts)) === null;
  return { ...emptyLog(parts), tree, openEntries, signed, intact };
};

/**
 * Takes up the log where it was last published. The tree, from its tiles or rebuilt, must have the signed root, and the
 * database must be at least as long as every checkpoint that was signed. A checkpoint that was signed but not published
 * is compared when the tree grows to its size.
 * @throws LogDiverged
 */
export const resumeSealedLog = async (parts: SealingParts): Promise<SealedLog> => {
  const kept = await readKept(parts);
  const published = await readPublished(parts, kept);
  const [keptSize, publishedSize] = [kept?.checkpoint.size ?? -1, published?.checkpoint.size ?? -1];
  const head = await parts.source.head();
  const newest = Math.max(keptSize, publishedSize);
  if (head < newest) throw new LogDiverged('SHORTER', `the database holds ${head} entries, but ${newest} were signed`);
  const log = published === null ? emptyLog(parts) : await takeUp(parts, published);
  if (kept === null) return log;
  if (keptSize > publishedSize) return { ...log, ahead: kept.checkpoint };
  if (keptSize < publishedSize) return { ...log, behind: kept.checkpoint };
  if (published !== null && sameBytes(kept.checkpoint.root, published.checkpoint.root)) {
    return { ...log, kept: sameBytes(kept.bytes, published.bytes) };
  }
  throw new LogDiverged('DIFFERENT', `two checkpoints of size ${keptSize} were signed`);
};
