import type { Hashing } from '../../fairness/hashing.ts';
import { concatBytes, keyIdOf, type NoteSignature } from '../note.ts';
import { COSIGNATURE_V1, TIMESTAMP_BYTES, type WitnessKey } from '../witness/cosignature.ts';

export const witnessKeyOf = (hashing: Hashing, name: string, publicKey: Uint8Array): WitnessKey => ({
  name,
  id: keyIdOf(hashing, COSIGNATURE_V1, name, publicKey),
  publicKey,
  type: COSIGNATURE_V1,
});

/** The line of a note for 64 bytes that a witness signed. */
export const cosignatureLine = (key: WitnessKey, timestamp: number, signed: Uint8Array): NoteSignature => {
  const time = new Uint8Array(TIMESTAMP_BYTES);
  new DataView(time.buffer).setBigUint64(0, BigInt(timestamp));
  return { name: key.name, id: key.id, signature: concatBytes(time, signed) };
};
