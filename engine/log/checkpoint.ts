import { fromBase64, toBase64 } from './base64.ts';
import { HASH_BYTES } from './merkle.ts';
import { parseNote, type VerifierKey, type VerifyEd25519, verifyNote } from './note.ts';
import { type Cosignature, openCosignatures, type WitnessKey } from './witness/cosignature.ts';

/** Size and root of the log at one moment (c2sp.org/tlog-checkpoint). */
export interface Checkpoint {
  /** The log's identity: a scheme-less prefix, `host/log`. Also the name of its key. */
  readonly origin: string;
  /** Number of entries. */
  readonly size: number;
  readonly root: Uint8Array;
}

/** Signs for the log. The private key stays behind the function. */
export interface LogSigner {
  readonly key: VerifierKey;
  /** 64 bytes, Ed25519. */
  sign(message: Uint8Array): Uint8Array;
}

export const checkpointText = ({ origin, size, root }: Checkpoint): string => `${origin}\n${size}\n${toBase64(root)}\n`;

/** Why a checkpoint isn't believed. */
export type CheckpointFault =
  | 'not a signed note'
  | 'not a checkpoint'
  | 'no valid signature of the key'
  | 'a false signature of a witness';

export type OpenedCheckpoint =
  | {
      readonly ok: true;
      readonly checkpoint: Checkpoint;
      /** Of the witnesses that were asked for; lines of others are ignored. */
      readonly cosignatures: readonly Cosignature[];
    }
  | { readonly ok: false; readonly fault: CheckpointFault };

/** Reads a checkpoint's text; null if it isn't one. Extension lines are refused: this log writes none. */
const parseCheckpoint = (text: string): Checkpoint | null => {
  const [origin = '', size = '', encoded = '', ...rest] = text.split('\n');
  const root = fromBase64(encoded);
  if (origin === '' || !/^(0|[1-9][0-9]{0,15})$/.test(size) || !Number.isSafeInteger(Number(size))) return null;
  if (root === null || root.length !== HASH_BYTES || rest.length !== 1 || rest[0] !== '') return null;
  return { origin, size: Number(size), root };
};

/** Reads a checkpoint without asking who signed it: for one's own. Null for anything else. */
export const readCheckpoint = (bytes: Uint8Array): Checkpoint | null => {
  const note = parseNote(bytes);
  return note === null ? null : parseCheckpoint(note.text);
};

/**
 * Verifies and reads a signed checkpoint. The origin must be the key's name. Cosignatures of the given witnesses are
 * verified, too, and a false one is a fault.
 */
export const openCheckpoint = async (
  bytes: Uint8Array,
  key: VerifierKey,
  verify: VerifyEd25519,
  witnesses: readonly WitnessKey[] = [],
): Promise<OpenedCheckpoint> => {
  const note = parseNote(bytes);
  if (note === null) return { ok: false, fault: 'not a signed note' };
  if (!(await verifyNote(note, key, verify))) return { ok: false, fault: 'no valid signature of the key' };
  const checkpoint = parseCheckpoint(note.text);
  if (checkpoint === null || checkpoint.origin !== key.name) return { ok: false, fault: 'not a checkpoint' };
  const cosignatures = await openCosignatures(note, witnesses, verify);
  if (cosignatures === null) return { ok: false, fault: 'a false signature of a witness' };
  return { ok: true, checkpoint, cosignatures };
};
