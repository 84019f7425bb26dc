import type { Checkpoint } from './checkpoint.ts';
import { extend, gatherFor, partialFiles } from './extend.ts';
import { keysToPublish } from './key-changes.ts';
import { LogDiverged } from './log-diverged.ts';
import type { SealingParts } from './log-source.ts';
import { TILE_WIDTH } from './merkle.ts';
import { promiseKeysToPublish } from './promise-keys-to-publish.ts';
import { keyLine, type SealedLog } from './sealed-log.ts';
import { signWithAll } from './signed-checkpoint.ts';
import { bundlePath, CHECKPOINT_PATH, KEY_PATH, KEYS_PATH, PROMISE_KEYS_PATH, tilePath } from './tiles.ts';
import { fullTiles, levelsOf, partialWidth } from './tree.ts';

/** Entries that one checkpoint may add: keeps a long catching-up visible from outside. */
const MAX_ENTRIES_PER_SEAL = 65_536;

/** Drops the partial files of tiles that were partial at the older size and are full now. */
const dropReplaced = async ({ tiles }: SealingParts, older: number, newer: number): Promise<void> => {
  for (let level = 0; level < levelsOf(older); level += 1) {
    const index = fullTiles(older, level);
    if (partialWidth(older, level) === 0 || index >= fullTiles(newer, level)) continue;
    await tiles.removePartials(tilePath(level, index, TILE_WIDTH));
    if (level === 0) await tiles.removePartials(bundlePath(index, TILE_WIDTH));
  }
};

/** Shows a change of the key before anything that the new one signed, and the key for promises. */
const publishKeys = async (parts: SealingParts, { signed }: SealedLog): Promise<void> => {
  const keys = await keysToPublish(parts, signed);
  if (keys !== null) await parts.tiles.write([{ path: KEYS_PATH, bytes: keys }]);
  const promiseKeys = await promiseKeysToPublish(parts);
  if (promiseKeys !== null) await parts.tiles.write([{ path: PROMISE_KEYS_PATH, bytes: promiseKeys }]);
};

/**
 * Seals entries up to `size`. The order is what makes it safe: the database is durable, then tiles and bundles exist,
 * then the signed checkpoint is kept outside the database, and only then do readers see it. A crash in between leaves
 * files that the next run writes again with the same bytes.
 *
 * Changes `log`; when this throws, `log` is to be thrown away and resumed from what was signed.
 */
const sealUpTo = async (parts: SealingParts, log: SealedLog, size: number): Promise<SealedLog> => {
  if (!log.intact) await publishKeys(parts, log);
  await parts.source.durable();
  const { take, flush } = gatherFor(parts.tiles);
  const extended = await extend(parts, log, size, take);
  for (const file of partialFiles(extended)) await take(file);
  await flush();
  const checkpoint: Checkpoint = { origin: parts.signer.key.name, size, root: extended.tree.root() };
  const signed = signWithAll(parts, checkpoint);
  await parts.checkpointFile.write(signed.bytes);
  await parts.tiles.write([
    { path: KEY_PATH, bytes: keyLine(parts) },
    { path: CHECKPOINT_PATH, bytes: signed.bytes },
  ]);
  if (log.signed !== null) await dropReplaced(parts, log.signed.checkpoint.size, size);
  return { ...extended, signed, kept: true, intact: true };
};

/** The log after a look at the database, and how many entries that held. */
export interface Looked {
  readonly log: SealedLog;
  readonly head: number;
}

/** Seals what is there, if there is anything new; of a very long stretch a first part. @throws LogDiverged */
export const sealNext = async (parts: SealingParts, log: SealedLog): Promise<Looked> => {
  const head = await parts.source.head();
  const size = log.tree.size();
  const signed = Math.max(size, log.ahead?.size ?? 0);
  if (head < signed) throw new LogDiverged('SHORTER', `the database holds ${head} entries, but ${signed} were signed`);
  if (log.intact && head === size) return { log, head };
  const upTo = Math.max(signed, Math.min(head, size + MAX_ENTRIES_PER_SEAL));
  return { log: await sealUpTo(parts, log, upTo), head };
};
