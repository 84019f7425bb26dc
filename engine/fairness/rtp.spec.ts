import { describe, expect, it } from 'vitest';
import { formatPercent, returnToPlayer } from './rtp.ts';

describe('return to player', () => {
  it('is an exact fraction in lowest terms', () => {
    const entries = [
      { value: 50n, tickets: 5_000_000 },
      { value: 130n, tickets: 5_000_000 },
    ];
    expect(returnToPlayer(100n, entries)).toEqual({ numerator: 9n, denominator: 10n });
  });

  it('loses nothing on amounts beyond floating point', () => {
    const value = 9_007_199_254_740_991n;
    expect(returnToPlayer(value, [{ value, tickets: 10_000_000 }])).toEqual({ numerator: 1n, denominator: 1n });
  });

  it('refuses a case that costs nothing', () => {
    expect(() => returnToPlayer(0n, [])).toThrow(RangeError);
  });

  it('is shown as a percentage with two decimals, never better than it is', () => {
    expect(formatPercent({ numerator: 9n, denominator: 10n })).toBe('90.00');
    expect(formatPercent({ numerator: 901_249n, denominator: 1_000_000n })).toBe('90.12');
    expect(formatPercent({ numerator: 901_299n, denominator: 1_000_000n })).toBe('90.12');
    expect(formatPercent({ numerator: 1n, denominator: 1_000n })).toBe('0.10');
    expect(formatPercent({ numerator: 0n, denominator: 1n })).toBe('0.00');
  });
});
