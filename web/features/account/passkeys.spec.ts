import { describe, expect, it } from 'vitest';
import { canHavePasskeys, problemOf } from './passkeys.ts';

describe('passkeys', () => {
  it('need a name, a secure origin and a browser that knows them', () => {
    const here = { secure: true, hostname: 'localhost', hasApi: true };
    expect(canHavePasskeys(here)).toBe(true);
    expect(canHavePasskeys({ ...here, hostname: 'glasscase.example' })).toBe(true);
    for (const other of [{ hostname: '127.0.0.1' }, { hostname: '[::1]' }, { secure: false }, { hasApi: false }]) {
      expect(canHavePasskeys({ ...here, ...other })).toBe(false);
    }
  });

  it.each([
    ['NotAllowedError', 'cancelled'],
    ['AbortError', 'cancelled'],
    ['InvalidStateError', 'exists'],
    ['SecurityError', 'failed'],
  ])('say in words what %s means', (name, problem) => {
    expect(problemOf(Object.assign(new Error('no'), { name }))).toBe(problem);
  });
});
