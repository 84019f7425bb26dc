import { utf8 } from '../fairness/bytes.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { sameBytes } from './merkle.ts';
import {
  formatVerifierKey,
  parseNote,
  parseVerifierKey,
  type VerifierKey,
  type VerifyEd25519,
  verifyNote,
} from './note.ts';

/** From one key of the log to the next. */
export interface KeyChange {
  readonly origin: string;
  /** Entries of the last checkpoint that the old key signed as the log's key. */
  readonly size: number;
  readonly from: VerifierKey;
  readonly to: VerifierKey;
}

/** The first line of every change, which no checkpoint has: a signature of one can't pass for the other. */
const HEADING = 'Glasscase log key change';
/** A log changes its key no more often. */
export const MAX_KEY_CHANGES = 64;
/** A longer file only serves to exhaust a reader. */
export const MAX_KEYS_BYTES = 262_144;

export const keyChangeText = ({ origin, size, from, to }: KeyChange): string =>
  [HEADING, origin, size, formatVerifierKey(from), formatVerifierKey(to), ''].join('\n');

const parseKeyChange = (hashing: Hashing, text: string): KeyChange | null => {
  const [heading, origin = '', digits = '', old = '', fresh = '', ...rest] = text.split('\n');
  const from = parseVerifierKey(hashing, old);
  const to = parseVerifierKey(hashing, fresh);
  if (heading !== HEADING || rest.length !== 1 || rest[0] !== '' || from === null || to === null) return null;
  if (!/^(0|[1-9][0-9]{0,15})$/.test(digits) || !Number.isSafeInteger(Number(digits))) return null;
  return from.name === origin && to.name === origin ? { origin, size: Number(digits), from, to } : null;
};

/** Each note behind its length in bytes, in decimal digits on a line of its own. */
export const joinNotes = (notes: readonly Uint8Array[]): Uint8Array => {
  const parts = notes.flatMap((note) => [utf8(`${note.length}\n`), note]);
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
};

const LINE_FEED = 0x0a;

/** Null when the lengths don't add up, or there are more notes than a log may have. */
export const splitNotes = (bytes: Uint8Array): readonly Uint8Array[] | null => {
  if (bytes.length > MAX_KEYS_BYTES) return null;
  const notes: Uint8Array[] = [];
  for (let offset = 0; offset < bytes.length; ) {
    const start = bytes.indexOf(LINE_FEED, offset) + 1;
    const digits = start === 0 ? '' : new TextDecoder().decode(bytes.subarray(offset, start - 1));
    const end = start + Number(digits);
    if (!/^[1-9][0-9]{0,5}$/.test(digits) || end > bytes.length || notes.length === MAX_KEY_CHANGES) return null;
    notes.push(bytes.subarray(start, end));
    offset = end;
  }
  return notes;
};

/** Why the changes of a log's key aren't believed. */
export type KeyHistoryFault =
  | 'not a list of signed notes'
  | 'not a change of a key'
  | 'a change of another log’s key'
  | 'a change that both keys haven’t signed'
  | 'changes that don’t follow each other'
  | 'a replaced key that came back'
  | 'the pinned key is none of the log’s';

export interface KeyHistoryParts {
  /** The bytes of `/log/keys`; null where there is none, because the key never changed. */
  readonly file: Uint8Array | null;
  readonly hashing: Hashing;
  readonly verify: VerifyEd25519;
}

export type KeyHistory =
  | { readonly ok: true; readonly changes: readonly KeyChange[] }
  | { readonly ok: false; readonly fault: KeyHistoryFault };

const faulty = (fault: KeyHistoryFault) => ({ ok: false, fault }) as const;

/** Reads and verifies every change of a log's key, oldest first. */
export const openKeyHistory = async (
  { file, hashing, verify }: KeyHistoryParts,
  origin: string,
): Promise<KeyHistory> => {
  const notes = splitNotes(file ?? new Uint8Array(0));
  if (notes === null) return faulty('not a list of signed notes');
  const changes: KeyChange[] = [];
  for (const bytes of notes) {
    const note = parseNote(bytes);
    if (note === null) return faulty('not a list of signed notes');
    const change = parseKeyChange(hashing, note.text);
    if (change === null) return faulty('not a change of a key');
    if (change.origin !== origin) return faulty('a change of another log’s key');
    for (const key of [change.from, change.to]) {
      if (!(await verifyNote(note, key, verify))) return faulty('a change that both keys haven’t signed');
    }
    const last = changes.at(-1);
    if (last !== undefined && !(sameKey(last.to, change.from) && last.size <= change.size)) {
      return faulty('changes that don’t follow each other');
    }
    if ([...keysOf(changes), change.from].some((key) => sameKey(key, change.to))) {
      return faulty('a replaced key that came back');
    }
    changes.push(change);
  }
  return { ok: true, changes };
};

export const sameKey = (a: VerifierKey, b: VerifierKey): boolean =>
  a.name === b.name && sameBytes(a.publicKey, b.publicKey);

/** Every key that a log had, oldest first; none where it never changed. */
export const keysOf = (changes: readonly KeyChange[]): readonly VerifierKey[] =>
  changes.flatMap(({ from, to }, index) => (index === 0 ? [from, to] : [to]));

export type FollowedKey =
  | {
      readonly ok: true;
      /** The key that signs the log today. */
      readonly key: VerifierKey;
      /** The changes on the way from the pinned key; none when it is still in use. */
      readonly changes: readonly KeyChange[];
    }
  | { readonly ok: false; readonly fault: KeyHistoryFault };

/**
 * Leads from a key that was pinned, however long ago, to the one that signs today: each change is signed by the key
 * before it. A thief of an old key could sign a change, too, so a reader should pin the key of today in its place.
 */
export const followKeys = async (pinned: VerifierKey, parts: KeyHistoryParts): Promise<FollowedKey> => {
  const history = await openKeyHistory(parts, pinned.name);
  if (!history.ok) return history;
  const { changes } = history;
  if (changes.length === 0) return { ok: true, key: pinned, changes };
  const at = keysOf(changes).findIndex((key) => sameKey(key, pinned));
  if (at < 0) return faulty('the pinned key is none of the log’s');
  return { ok: true, key: changes.at(-1)?.to ?? pinned, changes: changes.slice(at) };
};
