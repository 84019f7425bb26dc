import { toHex } from '../fairness/bytes.ts';
import { type Checkpoint, checkpointText, openCheckpoint } from './checkpoint.ts';
import { verifyEd25519 } from './ed25519-node.ts';
import { LogDiverged } from './log-diverged.ts';
import { type SealingParts, signersOf } from './log-source.ts';
import { sameBytes } from './merkle.ts';
import { parseNote, type VerifierKey } from './note.ts';
import { signNote } from './sign-note.ts';

/** A checkpoint of this log as it was signed. */
export interface SignedCheckpoint {
  readonly checkpoint: Checkpoint;
  readonly bytes: Uint8Array;
  /** Those of this process' keys that signed the checkpoint. */
  readonly keys: readonly VerifierKey[];
}

export const signWithAll = (parts: SealingParts, checkpoint: Checkpoint): SignedCheckpoint => {
  const signers = signersOf(parts);
  return {
    checkpoint,
    bytes: signNote(signers, checkpointText(checkpoint)),
    keys: signers.map(({ key }) => key),
  };
};

const otherKey = (where: string, { name }: VerifierKey, lines: readonly { name: string; id: Uint8Array }[]) => {
  const own = lines.filter((line) => line.name === name).map(({ id }) => toHex(id));
  return new LogDiverged(
    'OTHER_KEY',
    own.length === 0
      ? `${where} is of another log than ${name}: set GLASSCASE_LOG_ORIGIN to the name that the log was begun with`
      : `${where} was signed with another log key (id ${own.join(', ')}): set GLASSCASE_LOG_KEY to it, or name it in GLASSCASE_PREVIOUS_LOG_KEYS`,
  );
};

/**
 * Reads a checkpoint that this log signed, with any of its keys. Null when the bytes are damaged.
 * @param where names it in messages. @throws LogDiverged `OTHER_KEY`
 */
export const openSigned = async (
  parts: SealingParts,
  bytes: Uint8Array,
  where: string,
): Promise<SignedCheckpoint | null> => {
  const note = parseNote(bytes);
  if (note === null) return null;
  const keys = signersOf(parts)
    .map(({ key }) => key)
    .filter((key) => note.signatures.some(({ name, id }) => name === key.name && sameBytes(id, key.id)));
  const [first] = keys;
  if (first === undefined) throw otherKey(where, parts.signer.key, note.signatures);
  for (const key of keys) if (!(await openCheckpoint(bytes, key, verifyEd25519)).ok) return null;
  const opened = await openCheckpoint(bytes, first, verifyEd25519);
  return opened.ok ? { checkpoint: opened.checkpoint, bytes, keys } : null;
};
