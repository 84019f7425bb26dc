import { fromHex } from '../../fairness/bytes.ts';
import type { Checkpoint } from '../../log/checkpoint.ts';
import { statementOf } from '../../log/continuation.ts';
import { sameKey } from '../../log/key-history.ts';
import { HASH_BYTES, sameBytes, TILE_WIDTH } from '../../log/merkle.ts';
import type { ReadTile } from '../../log/proofs.ts';
import { tileReader } from '../../log/read-tile.ts';
import { rootAt } from '../../log/root-at.ts';
import { AuditStopped, type Findings } from '../finding.ts';
import type { StatedLoss } from '../ledgers/continuation-ledger.ts';
import { checkContinuation } from './mirror/continuation.ts';
import { type OpeningParts, readCheckpoint, readKey } from './open-log.ts';

/** The log that goes on, whose tree was verified, and the losses that it tells of. */
interface GoingOn {
  readonly checkpoint: Checkpoint;
  readonly tile: ReadTile;
  readonly losses: readonly StatedLoss[];
}

/**
 * Compares a log that goes on after a loss with a copy of the log that lost its end. The house's statement must be of
 * that log and leave out nothing that the copy has, and the kept entries must be those of the copy.
 * @param old the copy
 * @throws AuditStopped where the copy can't be believed
 */
export const compareWithOld = async (
  old: OpeningParts,
  { checkpoint, tile, losses }: GoingOn,
  findings: Findings,
): Promise<void> => {
  const { hashing, source } = old;
  const key = await readKey(old);
  const { checkpoint: before } = await readCheckpoint(old, key);
  const told = losses.find(({ data }) => statementOf(hashing, data)?.oldKey.name === before.origin);
  if (told === undefined) {
    findings.add('continuation', null, `nothing here says that this log goes on after ${before.origin}`);
    return;
  }
  const { position, data } = told;
  const stated = statementOf(hashing, data);
  if (stated !== null && !sameKey(stated.oldKey, key)) {
    findings.add('continuation', position, 'the statement is signed by another key than the old log’s');
  }
  if (before.size > data.size) {
    const message = `the house says that ${data.size} entries were signed, and signed ${before.size}`;
    findings.add('continuation', position, message);
  }
  if (before.size === data.size && !sameBytes(before.root, fromHex(data.root))) {
    findings.add('continuation', position, `another root was signed over ${data.size} entries`);
  }
  const size = Math.min(before.size, data.keptSize);
  const oldTile = tileReader((path) => source.read(path, TILE_WIDTH * HASH_BYTES));
  const root =
    size === data.keptSize
      ? fromHex(data.keptRoot)
      : await rootAt(hashing, Math.min(size, checkpoint.size), checkpoint.size, tile);
  try {
    await checkContinuation(hashing, { origin: before.origin, size, root }, before, oldTile);
  } catch (error) {
    if (!(error instanceof AuditStopped) || error.kind !== 'fork') throw error;
    findings.add('continuation', position, `the first ${size} entries aren’t those of ${before.origin}`);
  }
};
