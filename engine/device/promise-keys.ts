import { utf8 } from '../fairness/bytes.ts';
import { openContinuation } from '../log/continuation.ts';
import { followKeys, keysOf, openKeyHistory, sameKey, splitNotes } from '../log/key-history.ts';
import { formatVerifierKey, parseKeyFile, parseVerifierKey, type VerifierKey } from '../log/note.ts';
import { openPromiseKeys } from '../log/promise-keys.ts';
import { CONTINUED_PATH, KEY_PATH, KEYS_PATH, PROMISE_KEYS_PATH } from '../log/tiles.ts';
import type { Trust } from './answer.ts';

type Tools = Pick<Trust, 'hashing' | 'verify'>;
type Read = (path: string) => Promise<Uint8Array | null>;

/** The keys that judge answers, as the published log has them. */
export interface ReadTrust extends Trust {
  /** The key that signs the log. */
  readonly key: VerifierKey;
  /** `/log/keys`; null where the key never changed. */
  readonly keysFile: Uint8Array | null;
  /** `/log/promise-keys` as published, or as the device knew it where that certifies more. */
  readonly certificates: string;
}

const text = (bytes: Uint8Array | null): string => new TextDecoder().decode(bytes ?? new Uint8Array(0));

/**
 * Reads from the published log by which keys its promises are signed; null where it names no key.
 * @param known `/log/promise-keys` as the device knows it from before: a site may show them no more
 */
export const readTrust = async (
  read: Read,
  { hashing, verify }: Tools,
  known: string | null = null,
): Promise<ReadTrust | null> => {
  const [keyFile = null, keysFile = null, promiseFile = null] = await Promise.all(
    [KEY_PATH, KEYS_PATH, PROMISE_KEYS_PATH].map(read),
  );
  const key = parseKeyFile(hashing, keyFile);
  if (key === null) return null;
  const history = await openKeyHistory({ file: keysFile, hashing, verify }, key.name);
  const logKeys = [key, ...(history.ok ? keysOf(history.changes) : [])];
  const certified = async (file: Uint8Array | null) =>
    (await openPromiseKeys(file, logKeys, { hashing, verify })) ?? [];
  const shown = await certified(promiseFile);
  const before = await certified(known === null ? null : utf8(known));
  const certificates = shown.length >= before.length ? text(promiseFile) : (known ?? '');
  return { hashing, verify, origin: key.name, key, keysFile, keys: [...shown, ...before], certificates };
};

/**
 * Whether the log's key is the one that a device pinned, or one that signed changes, or the house's signed statements about a log that
 * goes on after a loss, lead to from there. A pin that is no key can't accuse the house.
 */
export const followsPin = async (
  pinned: string,
  { key, keysFile, hashing, verify }: ReadTrust,
  read: Read,
): Promise<boolean> => {
  let from = parseVerifierKey(hashing, pinned);
  if (from === null || formatVerifierKey(key) === pinned) return true;
  if (from.name !== key.name) {
    for (const note of splitNotes((await read(CONTINUED_PATH)) ?? new Uint8Array(0)) ?? []) {
      const stated = await openContinuation(note, from, { hashing, verify });
      from = stated?.newKey ?? from;
    }
  }
  const followed = await followKeys(from, { file: keysFile, hashing, verify });
  return followed.ok && (sameKey(from, key) || followed.changes.some(({ to }) => sameKey(to, key)));
};
