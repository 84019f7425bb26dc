import type { Hashing } from '../fairness/hashing.ts';
import { promiseKeyName } from './inclusion-promise.ts';
import { sameKey, splitNotes } from './key-history.ts';
import {
  formatVerifierKey,
  parseNote,
  parseVerifierKey,
  type VerifierKey,
  type VerifyEd25519,
  verifyNote,
} from './note.ts';

/** The first line of a certificate, which neither a checkpoint nor a change of a key has. */
const HEADING = 'Glasscase promise key';

/** The text by which the log's key certifies a key for promises and refusals. */
export const certificateText = (origin: string, key: VerifierKey): string =>
  `${HEADING}\n${origin}\n${formatVerifierKey(key)}\n`;

const parseCertificate = (hashing: Hashing, origin: string, text: string): VerifierKey | null => {
  const [, , line = ''] = text.split('\n');
  const key = parseVerifierKey(hashing, line);
  if (key === null || key.name !== promiseKeyName(origin)) return null;
  return text === certificateText(origin, key) ? key : null;
};

/**
 * The keys that a log certified for promises, oldest first; null where `/log/promise-keys` isn't a list of certificates, each
 * signed by one of the log's keys. A missing file has none.
 */
export const openPromiseKeys = async (
  file: Uint8Array | null,
  logKeys: readonly VerifierKey[],
  { hashing, verify }: { readonly hashing: Hashing; readonly verify: VerifyEd25519 },
): Promise<readonly VerifierKey[] | null> => {
  const [first] = logKeys;
  const notes = splitNotes(file ?? new Uint8Array(0));
  if (notes === null || first === undefined) return null;
  const keys: VerifierKey[] = [];
  for (const bytes of notes) {
    const note = parseNote(bytes);
    const key = note === null ? null : parseCertificate(hashing, first.name, note.text);
    if (note === null || key === null || keys.some((one) => sameKey(one, key))) return null;
    const signed = await Promise.all(logKeys.map((logKey) => verifyNote(note, logKey, verify)));
    if (!signed.includes(true)) return null;
    keys.push(key);
  }
  return keys;
};
