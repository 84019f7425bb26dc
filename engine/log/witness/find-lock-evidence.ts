import type { WitnessedChoice } from '../../fairness/beacon.ts';
import { toHex } from '../../fairness/bytes.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import { lockSeen, type WaitingLock } from '../../fairness/witnessed-lock.ts';
import type { WitnessedCheckpoint } from '../../kernel/event-codec.ts';
import { isHexHash, mustBe } from '../../kernel/ids.ts';
import { readCheckpoint } from '../checkpoint.ts';
import { parseNote, signaturesOf, type VerifyEd25519 } from '../note.ts';
import { parseWitnessKey, readCosignatureLine } from './cosignature.ts';
import { isCosigned } from './lock-evidence.ts';
import { openSequence, type ReadLog } from './sequence.ts';

interface EvidenceParts {
  readonly hashing: Hashing;
  readonly verify: VerifyEd25519;
}

/** The cosignature of the room's witness in a note of the room's log; null where the note holds no true cosignature of it. */
export const witnessedIn = async (
  { hashing, verify }: EvidenceParts,
  choice: WitnessedChoice,
  bytes: Uint8Array,
): Promise<WitnessedCheckpoint | null> => {
  const key = parseWitnessKey(hashing, choice.witness);
  const [note, checkpoint] = [parseNote(bytes), readCheckpoint(bytes)];
  if (key === null || note === null || checkpoint === null || checkpoint.origin !== choice.origin) return null;
  const [line] = signaturesOf(note, key);
  const read = line === undefined ? null : readCosignatureLine(line);
  if (read === null || checkpoint.size === 0) return null;
  const witnessed = {
    size: checkpoint.size,
    root: mustBe(isHexHash, toHex(checkpoint.root)),
    timestamp: read.timestamp,
    signature: toHex(read.signed),
  };
  return (await isCosigned(hashing, verify, choice, witnessed)) ? witnessed : null;
};

/** So many records on either side of a lock are looked through for one of its witness: more than four hours at one a second. */
const MAX_RECORDS = 16_384;

/**
 * The evidence for a lock in the published sequence: the first checkpoint of the room's witness that covers it, if that is early enough;
 * else the last one that doesn't, if that is late enough; else null. @throws SequenceDamaged
 */
export const findLockEvidence = async (
  parts: EvidenceParts & { readonly read: ReadLog },
  choice: WitnessedChoice,
  lock: WaitingLock,
): Promise<WitnessedCheckpoint | null> => {
  const sequence = await openSequence(parts.read);
  const first = await sequence.firstCovering(lock.position);
  /** The next record of the witness, from `start` on in steps of `step`, as far as it says something of the lock. */
  const next = async (start: number, step: 1 | -1): Promise<WitnessedCheckpoint | null> => {
    for (let seen = 0, n = start; seen < MAX_RECORDS && n >= 0 && n < sequence.count; seen += 1, n += step) {
      const found = await witnessedIn(parts, choice, (await sequence.record(n)).note);
      if (found !== null) return lockSeen(found, lock) === null ? null : found;
    }
    return null;
  };
  return (await next(first, 1)) ?? (await next(first - 1, -1));
};
