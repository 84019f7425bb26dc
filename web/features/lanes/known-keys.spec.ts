import { describe, expect, it } from 'vitest';
import type { DeviceStorage } from '../../platform/device-storage.ts';
import { knownKeys, type ListedKey } from './known-keys.ts';

const storage = (): DeviceStorage => {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => kept.set(key, value).size > 0,
    remove: (key) => void kept.delete(key),
  };
};

const at = '2026-11-29T08:00:00.000Z';
/** Keys in the order of their adding: the first is rooted. */
const listed = (...keys: readonly string[]): readonly ListedKey[] =>
  keys.map((key, place) => ({ key, addedAt: at, rooted: place === 0 }));

const namesOf = (found: readonly { readonly key: string }[]): readonly string[] => found.map(({ key }) => key);

describe('a device key', () => {
  it('is known where it was there when the first browser looked', () => {
    const keys = knownKeys(storage(), 'ann');
    expect(namesOf(keys.look(listed('own', 'b'), 'own'))).toEqual([]);
    expect(namesOf(keys.look(listed('own', 'b', 'c'), 'own'))).toEqual(['c']);
  });

  it('is unconfirmed in a browser that wasn’t the first, also before that has a key of its own', () => {
    const keys = knownKeys(storage(), 'ann');
    expect(namesOf(keys.look(listed('a'), 'own'))).toEqual(['a']);
    expect(namesOf(keys.look(listed('a', 'own'), 'own'))).toEqual(['a']);
  });

  it('stays unconfirmed, also where nothing looks again, until the player confirms it', () => {
    const kept = storage();
    knownKeys(kept, 'ann').look(listed('a', 'c', 'own'), 'own');
    const keys = knownKeys(kept, 'ann');
    expect(keys.unconfirmed()).toEqual([
      { key: 'a', addedAt: at },
      { key: 'c', addedAt: at },
    ]);
    keys.confirm('c');
    expect(namesOf(keys.unconfirmed())).toEqual(['a']);
    expect(namesOf(keys.look(listed('a', 'c', 'own'), 'own'))).toEqual(['a']);
    expect(knownKeys(kept, 'bob').unconfirmed()).toEqual([]);
  });

  it('is none where the browser kept something else under its name', () => {
    const kept = storage();
    kept.write('glasscase.unconfirmed-keys.ann', '[{"key":1},"a",null,{"key":"b","addedAt":"2026"}]');
    expect(namesOf(knownKeys(kept, 'ann').unconfirmed())).toEqual(['b']);
    kept.write('glasscase.unconfirmed-keys.ann', '{"key":"b"}');
    expect(knownKeys(kept, 'ann').unconfirmed()).toEqual([]);
  });
});
