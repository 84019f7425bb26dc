import { describe, expect, it } from 'vitest';
import type { DeviceStorage } from './device-storage.ts';
import { keepWords, readWords, SIGNED_WORDS, writeWords } from './signed-words.ts';

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
    expect(keepWords(storage, { openCase: { promise, position: 1 }, sellItems: { promise: null } }, [])).toBe(true);
    expect(keepWords(storage, null, [{ extensions: { code: 'BLOCKED', refusal } }, { message: 'x' }])).toBe(true);
    expect([readWords(storage, 'promises'), readWords(storage, 'refusals')]).toEqual([[promise], [refusal]]);
  });

  it('is nothing in other answers', () => {
    const storage = storageWith();
    for (const data of [null, undefined, 'text', { me: null }, { rounds: [{ promise }] }])
      expect(keepWords(storage, data, [])).toBe(false);
    expect(readWords(storage, 'promises')).toEqual([]);
  });

  it('is kept up to a bound, the newest of it, and read from whatever storage holds', () => {
    const storage = storageWith({ [SIGNED_WORDS.promises.key]: 'no json', [SIGNED_WORDS.refusals.key]: '{}' });
    expect([readWords(storage, 'promises'), readWords(storage, 'refusals')]).toEqual([[], []]);
    const { most } = SIGNED_WORDS.promises;
    for (let n = 0; n < most + 5; n += 1) keepWords(storage, { play: { promise: { note: String(n) } } }, []);
    expect(readWords(storage, 'promises')).toHaveLength(most);
    expect(readWords(storage, 'promises').at(-1)).toEqual({ note: String(most + 4) });
    writeWords(storage, 'promises', []);
    expect(storage.read(SIGNED_WORDS.promises.key)).toBeNull();
  });
});
