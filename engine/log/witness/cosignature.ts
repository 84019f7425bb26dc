import { utf8 } from '../../fairness/bytes.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import {
  formatKeyOfType,
  type Note,
  type NoteSignature,
  parseKeyOfType,
  signaturesOf,
  type VerifierKey,
  type VerifyEd25519,
} from '../note.ts';

/** The byte that names `cosignature/v1` among the note signature types (c2sp.org/tlog-cosignature). */
export const COSIGNATURE_V1 = 0x04;
export const TIMESTAMP_BYTES = 8;
const SIGNATURE_BYTES = 64;

/** A key that may cosign checkpoints. Its type isn't the log key's, so that neither can stand in for the other. */
export interface WitnessKey extends VerifierKey {
  readonly type: typeof COSIGNATURE_V1;
}

/** A witness's word: at that time this was the largest tree it had seen of the log, and consistent with all before. */
export interface Cosignature {
  /** The witness's name. */
  readonly name: string;
  /** Seconds since 1970, by the witness's clock. */
  readonly timestamp: number;
}

/** `name+hex id+base64(0x04 ‖ key)`. */
export const formatWitnessKey = (key: WitnessKey): string => formatKeyOfType(COSIGNATURE_V1, key);

/** Null unless the text is a whole key of that type whose id follows from it. */
export const parseWitnessKey = (hashing: Hashing, text: string): WitnessKey | null => {
  const key = parseKeyOfType(hashing, COSIGNATURE_V1, text);
  return key === null ? null : { ...key, type: COSIGNATURE_V1 };
};

/** The bytes that a witness signs for a checkpoint's text. */
export const cosignedMessage = (timestamp: number, text: string): Uint8Array =>
  utf8(`cosignature/v1\ntime ${timestamp}\n${text}`);

/** The end of the year 9999, in seconds: later ones have no date. */
const LATEST = 253_402_300_799;

/** A cosigner's line: the time in it, in seconds since 1970, and the signature behind. */
interface CosignedLine {
  readonly timestamp: number;
  readonly signed: Uint8Array;
}

/** Null for a line of another form, without a time, or with one that no clock shows. */
export const readCosignatureLine = ({ signature }: NoteSignature): CosignedLine | null => {
  if (signature.length !== TIMESTAMP_BYTES + SIGNATURE_BYTES) return null;
  const timestamp = Number(new DataView(signature.buffer, signature.byteOffset).getBigUint64(0));
  if (timestamp <= 0 || timestamp > LATEST) return null;
  return { timestamp, signed: signature.subarray(TIMESTAMP_BYTES) };
};

/**
 * The cosignatures of known witnesses on a checkpoint, in the order of the note. Lines of others say nothing. Null when
 * a line of a known witness is false: then the whole note is refused.
 */
export const openCosignatures = async (
  note: Note,
  witnesses: readonly WitnessKey[],
  verify: VerifyEd25519,
): Promise<readonly Cosignature[] | null> => {
  const found: Cosignature[] = [];
  for (const line of note.signatures) {
    const witness = witnesses.find((key) => signaturesOf({ signatures: [line] }, key).length === 1);
    if (witness === undefined) continue;
    const read = readCosignatureLine(line);
    if (read === null) return null;
    const { timestamp, signed } = read;
    if (!(await verify(witness.publicKey, cosignedMessage(timestamp, note.text), signed))) return null;
    found.push({ name: witness.name, timestamp });
  }
  return found;
};
