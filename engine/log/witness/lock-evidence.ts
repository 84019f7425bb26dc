import type { WitnessedChoice } from '../../fairness/beacon.ts';
import { fromHex } from '../../fairness/bytes.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import type { WitnessedCheckpoint } from '../../kernel/event-codec.ts';
import { checkpointText } from '../checkpoint.ts';
import type { VerifyEd25519 } from '../note.ts';
import { cosignedMessage, parseWitnessKey } from './cosignature.ts';

/** The key, message and signature by which a room's witness is verified; null where the room names no key. */
export const cosignatureOf = (
  hashing: Hashing,
  { origin, witness }: WitnessedChoice,
  { size, root, timestamp, signature }: WitnessedCheckpoint,
) => {
  const key = parseWitnessKey(hashing, witness);
  if (key === null) return null;
  const message = cosignedMessage(timestamp, checkpointText({ origin, size, root: fromHex(root) }));
  return { publicKey: key.publicKey, message, signature: fromHex(signature) };
};

/** Whether the room's witness signed that its log had this root at this size at that time. That the root is the log's own is another question. */
export const isCosigned = async (
  hashing: Hashing,
  verify: VerifyEd25519,
  choice: WitnessedChoice,
  checkpoint: WitnessedCheckpoint,
): Promise<boolean> => {
  const signed = cosignatureOf(hashing, choice, checkpoint);
  return signed !== null && verify(signed.publicKey, signed.message, signed.signature);
};
