import type { Hashing } from '../../../fairness/hashing.ts';
import type { Checkpoint } from '../../../log/checkpoint.ts';
import { sameBytes } from '../../../log/merkle.ts';
import { consistencyProof, type ReadTile, verifyConsistency } from '../../../log/proofs.ts';
import { rootAt } from '../../../log/root-at.ts';
import { AuditStopped } from '../../finding.ts';

/**
 * Whether the log of a newer checkpoint begins with the log of the kept one.
 * @param read reads the tiles that the newer log publishes.
 * @param what the name of the kept log in messages about a fork.
 * @throws AuditStopped `fork` when it is another log, or a shorter one; `tree` when its tiles tell nothing.
 */
export const checkContinuation = async (
  hashing: Hashing,
  kept: Checkpoint,
  newer: Checkpoint,
  read: ReadTile,
  what = 'kept copy',
): Promise<void> => {
  if (newer.origin !== kept.origin) {
    throw new AuditStopped('fork', `the ${what} is of the log ${kept.origin}, this is ${newer.origin}`);
  }
  if (newer.size < kept.size) {
    throw new AuditStopped('fork', `the log has ${newer.size} entries, the ${what} ${kept.size}: it became shorter`);
  }
  if (newer.size === kept.size) {
    if (sameBytes(newer.root, kept.root)) return;
    throw new AuditStopped('fork', `two logs of ${kept.size} entries were signed: this one and that of the ${what}`);
  }
  if (kept.size === 0) return;
  const proof = await consistencyProof(hashing, kept.size, newer.size, read);
  if (verifyConsistency(hashing, { older: kept, newer, proof })) return;
  // Either the tiles are damaged, or they are right and prove that the log began differently.
  const began = { size: kept.size, root: await rootAt(hashing, kept.size, newer.size, read) };
  if (!sameBytes(began.root, kept.root) && verifyConsistency(hashing, { older: began, newer, proof })) {
    throw new AuditStopped('fork', `the first ${kept.size} entries aren't those of the ${what}: the log was forked`);
  }
  throw new AuditStopped('tree', `the tiles don't lead from ${kept.size} entries to the signed root of ${newer.size}`);
};
