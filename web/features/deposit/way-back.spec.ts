import { describe, expect, it } from 'vitest';
import type { DeviceStorage } from '../../platform/device-storage.ts';
import { wayBack } from './way-back.ts';

const kept = (): DeviceStorage => {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => {
      values.set(key, value);
      return true;
    },
    remove: (key) => {
      values.delete(key);
    },
  };
};

describe('the way back from paying', () => {
  it('leads to where the coin was short, for the order that was made there', () => {
    const back = wayBack(kept());
    back.remember('one', '/box/wick?tab=odds');
    expect(back.of('one')).toBe('/box/wick?tab=odds');
    expect(back.of('other')).toBeNull();
  });

  it('is that of the newest order alone', () => {
    const back = wayBack(kept());
    back.remember('one', '/box/wick');
    back.remember('two', '/upgrade');
    expect([back.of('one'), back.of('two')]).toEqual([null, '/upgrade']);
  });

  it('never leaves the site, whatever the device holds', () => {
    const storage = kept();
    const back = wayBack(storage);
    for (const path of ['//evil.example', 'https://evil.example', '', `/${'x'.repeat(500)}`]) {
      back.remember('one', path);
      expect(back.of('one')).toBeNull();
    }
    for (const spoilt of ['', '{', 'null', '{"orderId":"one"}', '{"orderId":"one","path":"//evil.example"}']) {
      storage.write('glasscase.deposit.way-back', spoilt);
      expect(back.of('one')).toBeNull();
    }
  });
});
