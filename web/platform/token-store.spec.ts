import { describe, expect, it } from 'vitest';
import type { DeviceStorage } from './device-storage.ts';
import { createTokenStore } from './token-store.ts';

const storageWith = (
  initial: Record<string, string> = {},
): DeviceStorage & { readonly values: Map<string, string> } => {
  const values = new Map(Object.entries(initial));
  return {
    values,
    read: (key) => values.get(key) ?? null,
    write: (key, value) => {
      values.set(key, value);
      return true;
    },
    remove: (key) => values.delete(key),
  };
};

describe('the login token', () => {
  it('is the one that the device keeps', () => {
    expect(createTokenStore(storageWith({ token: 'kept' }), new EventTarget()).get()).toBe('kept');
  });

  it('is kept when it is set, and gone when it is taken away', () => {
    const storage = storageWith();
    const tokens = createTokenStore(storage, new EventTarget());
    tokens.set('fresh');
    expect([tokens.get(), storage.values.get('token')]).toEqual(['fresh', 'fresh']);
    tokens.set(null);
    expect([tokens.get(), storage.values.has('token')]).toEqual([null, false]);
  });

  it('follows another tab that logs out', () => {
    const storage = storageWith({ token: 'kept' });
    const page = new EventTarget();
    const tokens = createTokenStore(storage, page);
    let changes = 0;
    tokens.subscribe(() => {
      changes += 1;
    });
    storage.values.delete('token');
    page.dispatchEvent(new Event('storage'));
    expect([tokens.get(), changes]).toEqual([null, 1]);
  });

  it('tells nobody who has left, and nobody of a change that is none', () => {
    const tokens = createTokenStore(storageWith(), new EventTarget());
    let changes = 0;
    const leave = tokens.subscribe(() => {
      changes += 1;
    });
    tokens.set('a');
    tokens.set('a');
    leave();
    tokens.set('b');
    expect(changes).toBe(1);
  });
});
