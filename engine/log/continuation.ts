import { fromHex, toHex, utf8 } from '../fairness/bytes.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { isHexHash, mustBe } from '../kernel/ids.ts';
import type { LogContinued } from '../site/events.ts';
import { fromBase64, toBase64 } from './base64.ts';
import type { Checkpoint, LogSigner } from './checkpoint.ts';
import { HASH_BYTES } from './merkle.ts';
import {
  formatNote,
  formatVerifierKey,
  parseNote,
  parseVerifierKey,
  type VerifierKey,
  type VerifyEd25519,
  verifyNote,
} from './note.ts';

/** A log that lost its end, and the one that goes on with what was kept. */
export interface Continuation {
  /** The newest checkpoint that the old key signed. */
  readonly lost: Checkpoint;
  /** How many of its entries were kept, and the root over these. */
  readonly kept: { readonly size: number; readonly root: Uint8Array };
  /** Of the new origin, which is its name. */
  readonly newKey: VerifierKey;
  /** The operator's words: a line. */
  readonly reason: string;
}

/** The first line of a statement, which neither a checkpoint nor a change of a key has. */
const HEADING = 'Glasscase log continued';

/** The text that the old key signs. */
export const continuationText = ({ lost, kept, newKey, reason }: Continuation): string =>
  [
    HEADING,
    lost.origin,
    `${lost.size} ${toBase64(lost.root)}`,
    `${kept.size} ${toBase64(kept.root)}`,
    formatVerifierKey(newKey),
    reason,
    '',
  ].join('\n');

const parseTree = (line: string): Continuation['kept'] | null => {
  const [digits = '', encoded = '', ...rest] = line.split(' ');
  const root = fromBase64(encoded);
  const size = /^(?:0|[1-9][0-9]{0,15})$/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isSafeInteger(size) && root?.length === HASH_BYTES && rest.length === 0 ? { size, root } : null;
};

/** Null for anything that `continuationText` doesn't write. */
const parseContinuation = (hashing: Hashing, text: string): Continuation | null => {
  const [, origin = '', signed = '', left = '', key = '', reason = ''] = text.split('\n');
  const [lost, kept, newKey] = [parseTree(signed), parseTree(left), parseVerifierKey(hashing, key)];
  if (lost === null || kept === null || newKey === null) return null;
  const continuation: Continuation = { lost: { origin, ...lost }, kept, newKey, reason };
  return kept.size < lost.size && continuationText(continuation) === text ? continuation : null;
};

/** Reads a statement that the old key signed; null for any other note. Rejects only when `verify` does. */
export const openContinuation = async (
  bytes: Uint8Array,
  oldKey: VerifierKey,
  { hashing, verify }: { readonly hashing: Hashing; readonly verify: VerifyEd25519 },
): Promise<Continuation | null> => {
  const note = parseNote(bytes);
  if (note === null || !(await verifyNote(note, oldKey, verify))) return null;
  const continuation = parseContinuation(hashing, note.text);
  return continuation?.lost.origin === oldKey.name ? continuation : null;
};

/** The log's entry about its loss, without the command that asked for it. */
type Loss = Omit<LogContinued['data'], 'commandId'>;

/** The loss as the log will hold it, signed with the old key. */
export const signContinuation = (oldSigner: LogSigner, continuation: Continuation): Loss => {
  const { lost, kept, newKey, reason } = continuation;
  return {
    oldKey: formatVerifierKey(oldSigner.key),
    size: lost.size,
    root: mustBe(isHexHash, toHex(lost.root)),
    keptSize: kept.size,
    keptRoot: mustBe(isHexHash, toHex(kept.root)),
    newKey: formatVerifierKey(newKey),
    reason,
    signature: toHex(oldSigner.sign(utf8(continuationText(continuation)))),
  };
};

/** The statement that an entry of the log holds, as the note that the old key signed, with that key; null where it names no keys. */
export const statementOf = (
  hashing: Hashing,
  { oldKey, size, root, keptSize, keptRoot, newKey, reason, signature }: Loss,
): { readonly note: Uint8Array; readonly oldKey: VerifierKey } | null => {
  const [old, fresh] = [parseVerifierKey(hashing, oldKey), parseVerifierKey(hashing, newKey)];
  if (old === null || fresh === null) return null;
  const text = continuationText({
    lost: { origin: old.name, size, root: fromHex(root) },
    kept: { size: keptSize, root: fromHex(keptRoot) },
    newKey: fresh,
    reason,
  });
  const line = { name: old.name, id: old.id, signature: fromHex(signature) };
  return { note: utf8(formatNote({ text, signatures: [line] })), oldKey: old };
};
