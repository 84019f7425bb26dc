import { discard, extend } from './extend.ts';
import { LogDiverged } from './log-diverged.ts';
import type { SealingParts } from './log-source.ts';
import { sameBytes } from './merkle.ts';
import type { Looked } from './seal.ts';
import type { SealedLog } from './sealed-log.ts';
import { openSigned, type SignedCheckpoint } from './signed-checkpoint.ts';
import { CHECKPOINT_PATH } from './tiles.ts';

const newest = async (parts: SealingParts, { signed }: SealedLog): Promise<SignedCheckpoint | null> => {
  const bytes = await parts.tiles.read(CHECKPOINT_PATH);
  if (bytes === null || (signed !== null && sameBytes(bytes, signed.bytes))) return signed;
  const opened = await openSigned(parts, bytes, 'the published checkpoint');
  if (opened === null) throw new LogDiverged('CHECKPOINT_INVALID', 'the published checkpoint is damaged');
  return opened;
};

/**
 * Follows another sealer: the published tree must be the tree that this process computes from the database itself. The
 * checkpoint is then kept here, too, so that each sealer's own file is a witness against all the others.
 * @throws LogDiverged
 */
export const followPublished = async (parts: SealingParts, log: SealedLog): Promise<Looked> => {
  const signed = await newest(parts, log);
  const head = await parts.source.head();
  if (signed === null || (signed === log.signed && log.kept)) return { log, head };
  const { size, root } = signed.checkpoint;
  if (size < log.tree.size()) {
    throw new LogDiverged('SHORTER', `a checkpoint of ${size} was published after one of ${log.tree.size()}`);
  }
  if (head < size) throw new LogDiverged('SHORTER', `the database holds ${head} entries, but ${size} were signed`);
  const extended = await extend(parts, log, size, discard);
  if (!sameBytes(extended.tree.root(), root)) {
    throw new LogDiverged('DIFFERENT', `the database doesn't give the root that was published for ${size}`);
  }
  // A checkpoint that was signed here and never shown stays in the file until the log has passed it.
  const kept = extended.ahead === null;
  if (kept) await parts.checkpointFile.write(signed.bytes);
  return { log: { ...extended, signed, kept, intact: false }, head };
};
