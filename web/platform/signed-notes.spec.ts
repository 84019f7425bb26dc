import { describe, expect, it } from 'vitest';
import type { DeviceStorage } from './device-storage.ts';
import { readSignedNotes, SIGNED_NOTES, storeSignedNotes, writeSignedNotes } from './signed-notes.ts';

const storageWith = (kept: Readonly<Record<string, string>> = {}): DeviceStorage => {
  const values = new Map(Object.entries(kept));
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => {
      values.set(key, value);
      return true;
    },
    remove: (key) => void values.delete(key),
  };
};

const promise = { note: 'a note' };
const refusal = { text: 'a refusal', key: 'a key' };

describe('what the house signed', () => {
  it('is kept from every answer, promises and refusals apart', () => {
    const storage = storageWith();
    expect(storeSignedNotes(storage, { openCase: { promise, position: 1 }, sellItems: { promise: null } }, [])).toBe(
      true,
    );
    expect(storeSignedNotes(storage, null, [{ extensions: { code: 'BLOCKED', refusal } }, { message: 'x' }])).toBe(
      true,
    );
    expect([readSignedNotes(storage, 'promises'), readSignedNotes(storage, 'refusals')]).toEqual([
      [promise],
      [refusal],
    ]);
  });

  it('is nothing in other answers', () => {
    const storage = storageWith();
    for (const data of [null, undefined, 'text', { me: null }, { rounds: [{ promise }] }])
      expect(storeSignedNotes(storage, data, [])).toBe(false);
    expect(readSignedNotes(storage, 'promises')).toEqual([]);
  });

  it('is kept up to a bound, the newest of it, and read from whatever storage holds', () => {
    const storage = storageWith({ [SIGNED_NOTES.promises.key]: 'no json', [SIGNED_NOTES.refusals.key]: '{}' });
    expect([readSignedNotes(storage, 'promises'), readSignedNotes(storage, 'refusals')]).toEqual([[], []]);
    const { most } = SIGNED_NOTES.promises;
    for (let n = 0; n < most + 5; n += 1) storeSignedNotes(storage, { play: { promise: { note: String(n) } } }, []);
    expect(readSignedNotes(storage, 'promises')).toHaveLength(most);
    expect(readSignedNotes(storage, 'promises').at(-1)).toEqual({ note: String(most + 4) });
    writeSignedNotes(storage, 'promises', []);
    expect(storage.read(SIGNED_NOTES.promises.key)).toBeNull();
  });
});
