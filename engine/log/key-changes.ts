import { toHex } from '../fairness/bytes.ts';
import { verifyEd25519 } from './ed25519-node.ts';
import {
  joinNotes,
  keyChangeText,
  keysOf,
  MAX_KEY_CHANGES,
  openKeyHistory,
  sameKey,
  splitNotes,
} from './key-history.ts';
import { LogDiverged } from './log-diverged.ts';
import { type SealingParts, signersOf } from './log-source.ts';
import { sameBytes } from './merkle.ts';
import type { VerifierKey } from './note.ts';
import { keyLine } from './sealed-log.ts';
import { signNote } from './sign-note.ts';
import type { SignedCheckpoint } from './signed-checkpoint.ts';
import { KEY_PATH, KEYS_PATH } from './tiles.ts';

const cantFollow = (key: VerifierKey): LogDiverged =>
  new LogDiverged(
    'OTHER_KEY',
    `the log's key is ${toHex(key.id)}: set GLASSCASE_LOG_KEY to it, or name it in GLASSCASE_PREVIOUS_LOG_KEYS`,
  );

/** The keys from which a change leads to the current one, oldest first, when no change was published yet. */
const replacedKeys = async (parts: SealingParts, signed: SignedCheckpoint | null): Promise<readonly VerifierKey[]> => {
  const shown = await parts.tiles.read(KEY_PATH);
  if (shown !== null && sameBytes(shown, keyLine(parts))) return [];
  return (signed?.keys ?? []).filter((key) => !sameKey(key, parts.signer.key)).toReversed();
};

const signedChange = (parts: SealingParts, size: number, from: VerifierKey, to: VerifierKey): Uint8Array => {
  const signers = [from, to].map((key) => signersOf(parts).find((signer) => sameKey(signer.key, key)));
  const text = keyChangeText({ origin: to.name, size, from, to });
  return signNote(
    signers.filter((signer) => signer !== undefined),
    text,
  );
};

/**
 * The bytes of `/log/keys` that must be published before the current key signs, when the last signing key was another.
 * Null when no change has to be published.
 * @param signed the last published checkpoint. @throws LogDiverged `OTHER_KEY`
 */
export const keysToPublish = async (
  parts: SealingParts,
  signed: SignedCheckpoint | null,
): Promise<Uint8Array | null> => {
  const current = parts.signer.key;
  const file = await parts.tiles.read(KEYS_PATH);
  const history = await openKeyHistory({ file, hashing: parts.hashing, verify: verifyEd25519 }, current.name);
  const changes = history.ok ? history.changes : [];
  const last = changes.at(-1)?.to;
  if (last !== undefined && sameKey(last, current)) return null;
  if (last !== undefined && !signersOf(parts).some(({ key }) => sameKey(key, last))) throw cantFollow(last);
  if (keysOf(changes).some((key) => sameKey(key, current))) {
    throw new LogDiverged('OTHER_KEY', `the log key ${toHex(current.id)} was replaced before: make a new one`);
  }
  const way = [...(last === undefined ? await replacedKeys(parts, signed) : [last]), current];
  const steps = way.slice(1).map((to, index) => ({ from: way[index] ?? to, to }));
  if (steps.length === 0) return null;
  const notes = history.ok && file !== null ? (splitNotes(file) ?? []) : [];
  if (notes.length + steps.length > MAX_KEY_CHANGES) {
    throw new LogDiverged('OTHER_KEY', `a log changes its key at most ${MAX_KEY_CHANGES} times`);
  }
  const size = signed?.checkpoint.size ?? 0;
  return joinNotes([...notes, ...steps.map(({ from, to }) => signedChange(parts, size, from, to))]);
};
