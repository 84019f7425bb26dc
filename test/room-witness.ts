import { type LockWitness, witnessedChoiceOf } from '../engine/beacon/beacon.ts';
import { beaconRoundAt, WITNESS_MARGIN_MS } from '../engine/fairness/beacon.ts';
import { fromHex, toHex, utf8 } from '../engine/fairness/bytes.ts';
import type { WitnessedCheckpoint } from '../engine/kernel/event-codec.ts';
import { isHexHash, mustBe } from '../engine/kernel/ids.ts';
import { checkpointText } from '../engine/log/checkpoint.ts';
import { signerFromSeed } from '../engine/log/log-key.ts';
import { formatNote, parseNote } from '../engine/log/note.ts';
import { signNote } from '../engine/log/sign-note.ts';
import { type Cosigner, cosign, witnessKeyOf } from '../engine/log/witness/cosign.ts';
import { cosignedMessage, formatWitnessKey } from '../engine/log/witness/cosignature.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import { testChain } from './beacons.ts';

/** For specs: the log and the witness that rooms name, whose private keys are public, and the witness's signatures. */
export const testLog = signerFromSeed('glasscase.test/log', '42'.repeat(32));
const { key, sign } = signerFromSeed('witness.test', '77'.repeat(32));
export const roomWitness: Cosigner = { key: witnessKeyOf(nodeHashing, key.name, key.publicKey), sign };

const named: LockWitness = { origin: testLog.key.name, witness: formatWitnessKey(roomWitness.key) };
export const witnessedChoice = witnessedChoiceOf(testChain, named);

/** The last second at which the witness may see a lock that waits for the round, so that the round counts. */
export const lastSecondFor = (round: number): number =>
  (beaconRoundAt(witnessedChoice, round) - WITNESS_MARGIN_MS) / 1_000;

/** Of a log of that size and root, signed by the witness at that second; by another origin the witness saw another log. */
export const seenBy = (
  timestamp: number,
  size: number,
  root = fromHex('0e'.repeat(32)),
  { origin }: Pick<LockWitness, 'origin'> = named,
): WitnessedCheckpoint => {
  const text = checkpointText({ origin, size, root });
  const signature = toHex(sign(cosignedMessage(timestamp, text)));
  return { size, root: mustBe(isHexHash, toHex(root)), timestamp, signature };
};

/** The note of a log of that size, cosigned. @param timestamp seconds since 1970 */
export const cosignedNote = (
  size: number,
  timestamp: number,
  root: Uint8Array,
  by = roomWitness,
  log = testLog,
): Uint8Array => {
  const text = checkpointText({ origin: log.key.name, size, root });
  const note = parseNote(signNote([log], text));
  if (note === null) throw new Error('no note');
  return utf8(formatNote({ ...note, signatures: [...note.signatures, cosign(by, timestamp, text)] }));
};
