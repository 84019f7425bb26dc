import { verifyEd25519 } from './ed25519-node.ts';
import { joinNotes, keysOf, MAX_KEY_CHANGES, openKeyHistory, sameKey, splitNotes } from './key-history.ts';
import { LogDiverged } from './log-diverged.ts';
import { type SealingParts, signersOf } from './log-source.ts';
import { certificateText, openPromiseKeys } from './promise-keys.ts';
import { signNote } from './sign-note.ts';
import { KEYS_PATH, PROMISE_KEYS_PATH } from './tiles.ts';

/**
 * The bytes of `/log/promise-keys` by which readers believe the site's key for promises. Null when its last certificate is
 * that key's already, or when the site has no key for promises. A list that can't be read begins again.
 * @throws LogDiverged `OTHER_KEY` where the key was replaced before, or where there are as many keys as there may be
 */
export const promiseKeysToPublish = async (parts: SealingParts): Promise<Uint8Array | null> => {
  const { promiseKey, tiles, hashing, signer } = parts;
  if (promiseKey === undefined) return null;
  const [origin, tools] = [signer.key.name, { hashing, verify: verifyEd25519 }];
  const history = await openKeyHistory({ file: await tiles.read(KEYS_PATH), ...tools }, origin);
  const logKeys = [...signersOf(parts).map(({ key }) => key), ...keysOf(history.ok ? history.changes : [])];
  const file = await tiles.read(PROMISE_KEYS_PATH);
  const certified = await openPromiseKeys(file, logKeys, tools);
  const last = certified?.at(-1);
  if (last !== undefined && sameKey(last, promiseKey)) return null;
  if (certified?.some((key) => sameKey(key, promiseKey)) === true)
    throw new LogDiverged('OTHER_KEY', 'the key in GLASSCASE_PROMISE_KEY was replaced before: make a new one');
  const notes = certified === null || file === null ? [] : (splitNotes(file) ?? []);
  if (notes.length === MAX_KEY_CHANGES)
    throw new LogDiverged('OTHER_KEY', `a log certifies at most ${MAX_KEY_CHANGES} keys for promises`);
  return joinNotes([...notes, signNote(signersOf(parts), certificateText(origin, promiseKey))]);
};
