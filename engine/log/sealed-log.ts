import { type Checkpoint, openCheckpoint } from './checkpoint.ts';
import { verifyEd25519 } from './ed25519-node.ts';
import { LogDiverged } from './log-diverged.ts';
import { eachEntry, type SealingParts } from './log-source.ts';
import { HASH_BYTES, hashAt, leafHash, sameBytes, TILE_WIDTH } from './merkle.ts';
import { CHECKPOINT_PATH, tilePath } from './tiles.ts';
import { fullTiles, type GrowingTree, growTree, levelsOf, newTree, partialWidth, type Tile } from './tree.ts';

/** The log as far as it is signed, ready to grow. */
export interface SealedLog {
  readonly tree: GrowingTree;
  /** Entries behind the last full bundle: at most 255. */
  readonly openEntries: Uint8Array[];
  /** Null before the first checkpoint. */
  readonly checkpoint: Checkpoint | null;
  /** The signed bytes of that checkpoint. */
  readonly signed: Uint8Array | null;
  /** True when the published checkpoint is the last signed one. */
  readonly published: boolean;
}

const readSigned = async ({ signer }: SealingParts, bytes: Uint8Array | null, where: string) => {
  if (bytes === null) return null;
  const opened = await openCheckpoint(bytes, signer.key, verifyEd25519);
  if (opened.ok) return { checkpoint: opened.checkpoint, bytes };
  throw new LogDiverged('CHECKPOINT_INVALID', `${where}: ${opened.fault} ${signer.key.name}`);
};

/** The newest checkpoint this log ever signed. The file may be one ahead of the published one, after a crash. */
const lastSigned = async (parts: SealingParts) => {
  const kept = await readSigned(parts, await parts.checkpointFile.read(), 'the kept checkpoint');
  const published = await readSigned(parts, await parts.tiles.read(CHECKPOINT_PATH), 'the published checkpoint');
  if (kept !== null && published !== null && kept.checkpoint.size === published.checkpoint.size) {
    if (!sameBytes(kept.checkpoint.root, published.checkpoint.root)) {
      throw new LogDiverged('CHECKPOINT_INVALID', `two checkpoints of size ${kept.checkpoint.size} were signed`);
    }
    return { last: kept, published: true };
  }
  const publishedIsLast = (published?.checkpoint.size ?? -1) > (kept?.checkpoint.size ?? -1);
  return { last: publishedIsLast ? published : kept, published: publishedIsLast };
};

/** The first `width` hashes of a tile, from its partial file or from the full one that replaced it. */
const readHashes = async ({ tiles }: SealingParts, level: number, index: number, width: number) => {
  const exact = await tiles.read(tilePath(level, index, width));
  const bytes = exact ?? (await tiles.read(tilePath(level, index, TILE_WIDTH)));
  return bytes === null || bytes.length < width * HASH_BYTES ? null : bytes.subarray(0, width * HASH_BYTES);
};

const readEdge = async (parts: SealingParts, size: number): Promise<Tile[]> => {
  const edge: Tile[] = [];
  for (let level = 0; level < levelsOf(size); level += 1) {
    const width = partialWidth(size, level);
    if (width === 0) continue;
    const index = fullTiles(size, level);
    const hashes = await readHashes(parts, level, index, width);
    if (hashes === null) throw new LogDiverged('TILES_DAMAGED', `${tilePath(level, index, width)} is missing`);
    edge.push({ level, index, hashes });
  }
  return edge;
};

/** Hashes the newest signed entries again and compares them with their tile; collects those of the open bundle. */
const checkTail = async (parts: SealingParts, size: number): Promise<Uint8Array[]> => {
  if (size === 0) return [];
  const index = Math.floor((size - 1) / TILE_WIDTH);
  const first = index * TILE_WIDTH;
  const hashes = await readHashes(parts, 0, index, size - first);
  if (hashes === null) throw new LogDiverged('TILES_DAMAGED', `${tilePath(0, index, size - first)} is missing`);
  const entries: Uint8Array[] = [];
  await eachEntry(parts.source, first, size, (entry, position) => {
    if (!sameBytes(leafHash(parts.hashing, entry), hashAt(hashes, position - first))) {
      throw new LogDiverged('DIFFERENT', `entry ${position} of the database isn't the one that was signed`);
    }
    entries.push(entry);
  });
  return entries.length === TILE_WIDTH ? [] : entries;
};

/**
 * Takes up the log where it was last signed. The right edge of the tiles must give the signed root, the database must
 * be at least as long, and its newest signed entries must hash to their tile.
 * @throws LogDiverged
 */
export const resumeSealedLog = async (parts: SealingParts): Promise<SealedLog> => {
  const { last, published } = await lastSigned(parts);
  if (last === null) {
    return { tree: newTree(parts.hashing), openEntries: [], checkpoint: null, signed: null, published: false };
  }
  const { size, root } = last.checkpoint;
  const head = await parts.source.head();
  if (head < size) throw new LogDiverged('SHORTER', `the database holds ${head} entries, but ${size} were signed`);
  const tree = growTree(parts.hashing, { size, partials: await readEdge(parts, size) });
  if (!sameBytes(tree.root(), root)) throw new LogDiverged('TILES_DAMAGED', `the tiles don't give the root of ${size}`);
  const openEntries = await checkTail(parts, size);
  return { tree, openEntries, checkpoint: last.checkpoint, signed: last.bytes, published };
};

/**
 * Hashes every signed entry of the database again, and compares each full tile and the root. Reads in chunks, so it
 * may run beside everything else.
 * @throws LogDiverged
 */
export const verifyWholeLog = async (
  parts: SealingParts,
  checkpoint: Checkpoint,
  signal: AbortSignal,
): Promise<void> => {
  const tree = newTree(parts.hashing);
  await eachEntry(parts.source, 0, checkpoint.size, async (entry, position) => {
    signal.throwIfAborted();
    for (const { level, index, hashes } of tree.append(leafHash(parts.hashing, entry))) {
      const stored = await parts.tiles.read(tilePath(level, index, TILE_WIDTH));
      if (stored === null || !sameBytes(stored, hashes)) {
        const path = tilePath(level, index, TILE_WIDTH);
        throw new LogDiverged('DIFFERENT', `${path} isn't what the database holds up to entry ${position}`);
      }
    }
  });
  if (!sameBytes(tree.root(), checkpoint.root)) {
    throw new LogDiverged('DIFFERENT', `the database doesn't give the root that was signed for ${checkpoint.size}`);
  }
};
