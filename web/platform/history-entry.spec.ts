import { describe, expect, it } from 'vitest';
import { staysHere } from './history-entry.ts';

describe('an entry of the browser’s history', () => {
  it('has a page of this site behind it after a step', () => {
    expect([0, 1, 7].map((idx) => staysHere({ usr: null, key: 'a', idx }))).toEqual([false, true, true]);
  });

  it.each([null, undefined, {}, { depth: 3, carried: null }, { idx: '3' }, { idx: null }, 'idx'])(
    'that the router didn’t write has nothing of this site behind it: %j',
    (state) => {
      expect(staysHere(state)).toBe(false);
    },
  );
});
