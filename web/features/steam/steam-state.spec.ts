import { describe, expect, it } from 'vitest';
import type { DeviceStorage } from '../../platform/device-storage.ts';
import { isOwnAnswer, keepState, stateIn } from './steam-state.ts';

const storageOf = (): DeviceStorage => {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => {
      kept.set(key, value);
      return true;
    },
    remove: (key) => {
      kept.delete(key);
    },
  };
};
const returnTo = 'https://glasscase.example/login/steamCallback?params=%7B%7D&state=abc';
const url = `https://steam.example/login?${new URLSearchParams({ 'openid.return_to': returnTo })}`;

describe('the state of a sign-in with Steam', () => {
  it('is found in the address that the browser is sent to', () => {
    expect(stateIn(url)).toBe('abc');
    expect(stateIn('https://steam.example/login')).toBeNull();
    expect(stateIn('not an address')).toBeNull();
  });

  it('lets the answer to the sign-in that was begun here pass, once', () => {
    const storage = storageOf();
    keepState(storage, url);
    expect(isOwnAnswer(storage, '?openid.mode=id_res&state=abc')).toBe(true);
    expect(isOwnAnswer(storage, '?openid.mode=id_res&state=abc')).toBe(false);
  });

  it('stops any other answer', () => {
    const storage = storageOf();
    expect(isOwnAnswer(storage, '?state=abc')).toBe(false);
    keepState(storage, url);
    expect(isOwnAnswer(storage, '?state=foreign')).toBe(false);
  });
});
