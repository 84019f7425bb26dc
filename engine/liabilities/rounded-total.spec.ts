import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_MONEY } from '../kernel/money.ts';
import { roundedTotal } from './rounded-total.ts';

describe('the rounded total of what is owed', () => {
  it.each([
    [0n, 1_000_000n],
    [1n, 1_000_000n],
    [1_000_000n, 1_000_000n],
    [1_000_001n, 2_000_000n],
    [123_456_789n, 130_000_000n],
    [99_000_001n, 100_000_000n],
  ])('of %s is %s', (owed, shown) => {
    expect(roundedTotal(owed)).toBe(shown);
  });

  it('is never less than what is owed, and goes by steps of two digits', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: MAX_MONEY }), (owed) => {
        const shown = roundedTotal(owed);
        expect(shown).toBeGreaterThanOrEqual(owed);
        expect(shown % 1_000_000n).toBe(0n);
        if (owed >= 100_000_000n) expect(String(shown).slice(2)).toMatch(/^0*$/);
        expect(roundedTotal(shown)).toBe(shown);
      }),
    );
  });
});
