import type { Hashing } from '../../fairness/hashing.ts';
import type { LogSigner } from '../checkpoint.ts';
import { concatBytes, keyIdOf, type NoteSignature } from '../note.ts';
import { COSIGNATURE_V1, cosignedMessage, TIMESTAMP_BYTES, type WitnessKey } from './cosignature.ts';

export const witnessKeyOf = (hashing: Hashing, name: string, publicKey: Uint8Array): WitnessKey => ({
  name,
  id: keyIdOf(hashing, COSIGNATURE_V1, name, publicKey),
  publicKey,
  type: COSIGNATURE_V1,
});

/** The line of a note for 64 bytes that a cosigner signed. @param timestamp seconds since 1970 */
export const cosignatureLine = (key: WitnessKey, timestamp: number, signed: Uint8Array): NoteSignature => {
  const time = new Uint8Array(TIMESTAMP_BYTES);
  new DataView(time.buffer).setBigUint64(0, BigInt(timestamp));
  return { name: key.name, id: key.id, signature: concatBytes(time, signed) };
};

/** Signs for a witness or an auditor that looked at a log. The private key stays behind the function. */
export interface Cosigner extends Pick<LogSigner, 'sign'> {
  readonly key: WitnessKey;
}

/** The line of a cosigner under a checkpoint of that text. @param timestamp seconds since 1970 */
export const cosign = ({ key, sign }: Cosigner, timestamp: number, text: string): NoteSignature =>
  cosignatureLine(key, timestamp, sign(cosignedMessage(timestamp, text)));
