import { describe, expect, it } from 'vitest';
import { isNewNotice, rememberNotice } from './notice-memory.ts';

const memory = () => {
  const values = new Map<string, string>();
  return {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => values.set(key, value) !== undefined,
  };
};

describe('the public notice', () => {
  it('is shown once a device, and a new one again', () => {
    const storage = memory();
    expect(isNewNotice(storage, 'n1')).toBe(true);
    rememberNotice(storage, 'n1');
    expect(isNewNotice(storage, 'n1')).toBe(false);
    expect(isNewNotice(storage, 'n2')).toBe(true);
  });
});
