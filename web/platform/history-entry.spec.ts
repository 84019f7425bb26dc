import { describe, expect, it } from 'vitest';
import { carriedIn, entryAfter, staysHere } from './history-entry.ts';

describe('an entry of the browser’s history', () => {
  const first = entryAfter(null, { replace: true });
  const second = entryAfter(first, { state: { opensOnArrival: true } });

  it('has nothing of this site behind it where the visit began, and also where it was replaced', () => {
    expect([first, entryAfter(first, { replace: true })].map(staysHere)).toEqual([false, false]);
  });

  it('has a page of this site behind it after a step, and also where it was replaced', () => {
    expect([second, entryAfter(second, { replace: true }), entryAfter(second, {})].map(staysHere)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('carries what was given along, once', () => {
    expect(carriedIn(second)).toEqual({ opensOnArrival: true });
    expect(carriedIn(entryAfter(second, {}))).toBeNull();
  });

  it.each([null, undefined, {}, { depth: '1', carried: 1 }, { idx: 3, usr: {} }, { depth: 1 }, 'depth'])(
    'of somebody else is the beginning of a visit: %j',
    (state) => {
      expect([staysHere(state), carriedIn(state)]).toEqual([false, null]);
      expect(entryAfter(state, {}).depth).toBe(1);
    },
  );
});
