import type { Checkpoint } from './checkpoint.ts';
import { extend, gatherFor } from './extend.ts';
import type { SealingParts } from './log-source.ts';
import { sameBytes } from './merkle.ts';
import { emptyLog } from './sealed-log.ts';
import type { StoredFile } from './tile-store.ts';

const isStored = async ({ tiles }: SealingParts, { path, bytes }: StoredFile): Promise<boolean> => {
  const stored = await tiles.read(path);
  return stored !== null && sameBytes(stored, bytes);
};

/**
 * Hashes every signed entry of the database again: the tree must have the roots that were signed. Answers whether each
 * full tile and bundle is what the log gives. Reads in chunks, so it may run beside everything else.
 * @param signed smallest first. @throws LogDiverged
 */
export const verifyWholeLog = async (
  parts: SealingParts,
  signed: readonly Checkpoint[],
  signal: AbortSignal,
): Promise<boolean> => {
  let intact = true;
  let log = emptyLog(parts);
  for (const ahead of signed) {
    log = await extend(parts, { ...log, ahead }, ahead.size, async (file) => {
      signal.throwIfAborted();
      intact &&= await isStored(parts, file);
    });
  }
  return intact;
};

/** Writes the full tiles and bundles that are missing or damaged, once `verifyWholeLog` has proven the log. */
export const repairTiles = async (parts: SealingParts, size: number, signal: AbortSignal): Promise<void> => {
  const { take, flush } = gatherFor(parts.tiles);
  await extend(parts, emptyLog(parts), size, async (file) => {
    signal.throwIfAborted();
    if (!(await isStored(parts, file))) await take(file);
  });
  await flush();
};
