import { utf8 } from '../fairness/bytes.ts';
import { type Checkpoint, signCheckpoint } from './checkpoint.ts';
import { eachEntry, type SealingParts } from './log-source.ts';
import { leafHash, TILE_WIDTH } from './merkle.ts';
import { formatVerifierKey } from './note.ts';
import type { SealedLog } from './sealed-log.ts';
import type { StoredFile } from './tile-store.ts';
import { bundlePath, CHECKPOINT_PATH, encodeBundle, KEY_PATH, tilePath } from './tiles.ts';
import { fullTiles, levelsOf, partialWidth } from './tree.ts';

/** Files are handed to the store when they reach this many bytes together. */
const FLUSH_BYTES = 8 * 1024 * 1024;

/** Puts full tiles and bundles into the store as entries fill them. */
const growTo = async (parts: SealingParts, log: SealedLog, size: number): Promise<void> => {
  const { tree, openEntries } = log;
  let pending: StoredFile[] = [];
  let bytes = 0;
  const flush = async (): Promise<void> => {
    const files = pending;
    pending = [];
    bytes = 0;
    if (files.length > 0) await parts.tiles.write(files);
  };
  await eachEntry(parts.source, tree.size(), size, async (entry, position) => {
    openEntries.push(entry);
    const filled = tree.append(leafHash(parts.hashing, entry));
    for (const { level, index, hashes } of filled) {
      pending.push({ path: tilePath(level, index, TILE_WIDTH), bytes: hashes });
    }
    if (openEntries.length < TILE_WIDTH) return;
    const bundle = encodeBundle(openEntries.splice(0));
    pending.push({ path: bundlePath(Math.floor(position / TILE_WIDTH), TILE_WIDTH), bytes: bundle });
    bytes += bundle.length;
    if (bytes >= FLUSH_BYTES) await flush();
  });
  for (const { level, index, hashes } of tree.partials()) {
    pending.push({ path: tilePath(level, index, partialWidth(size, level)), bytes: hashes });
  }
  if (openEntries.length > 0) {
    const path = bundlePath(Math.floor(size / TILE_WIDTH), openEntries.length);
    pending.push({ path, bytes: encodeBundle(openEntries) });
  }
  await flush();
};

/** Drops the partial files of tiles that were partial at the older size and are full now. */
const dropReplaced = async ({ tiles }: SealingParts, older: number, newer: number): Promise<void> => {
  for (let level = 0; level < levelsOf(older); level += 1) {
    const index = fullTiles(older, level);
    if (partialWidth(older, level) === 0 || index >= fullTiles(newer, level)) continue;
    await tiles.removePartials(tilePath(level, index, TILE_WIDTH));
    if (level === 0) await tiles.removePartials(bundlePath(index, TILE_WIDTH));
  }
};

/** Shows the signed checkpoint to the world, with the key that signed it. */
export const publish = (parts: SealingParts, signed: Uint8Array): Promise<void> =>
  parts.tiles.write([
    { path: KEY_PATH, bytes: utf8(`${formatVerifierKey(parts.signer.key)}\n`) },
    { path: CHECKPOINT_PATH, bytes: signed },
  ]);

/**
 * Seals entries up to `size`. The order is what makes it safe: the database is durable, then tiles and bundles exist,
 * then the signed checkpoint is kept outside the database, and only then does anybody see it. A crash in between
 * leaves files that the next run writes again with the same bytes.
 *
 * Changes `log`; when this throws, `log` is to be thrown away and resumed from what was signed.
 */
export const sealUpTo = async (parts: SealingParts, log: SealedLog, size: number): Promise<SealedLog> => {
  await parts.source.durable();
  await growTo(parts, log, size);
  const checkpoint: Checkpoint = { origin: parts.signer.key.name, size, root: log.tree.root() };
  const signed = signCheckpoint(parts.signer, checkpoint);
  await parts.checkpointFile.write(signed);
  await publish(parts, signed);
  if (log.checkpoint !== null) await dropReplaced(parts, log.checkpoint.size, size);
  return { ...log, checkpoint, signed, published: true };
};
