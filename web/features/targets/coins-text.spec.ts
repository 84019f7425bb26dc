import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressFilters } from '../../platform/address-filters.ts';
import { coins, coinsIn, coinsText } from './coins-text.ts';

const amount = fc.integer({ min: 0, max: 99_999_999_999 });

describe('an end of a range of coins', () => {
  it('is read as people type it, as far as it is typed', () => {
    expect(['12,50', '0,5', '1,284.5', '12.', '１２', '7'].map(coinsIn)).toEqual([
      1_250, 50, 128_450, 1_200, 1_200, 700,
    ]);
    expect(['', ' '].map(coinsIn)).toEqual([null, null]);
  });

  it('is none where a sign could be either, or it is no amount', () => {
    for (const odd of ['1.234', '1 2', 'x', '-1', '1000000000']) expect(coinsIn(odd), odd).toBeUndefined();
  });

  it('comes back as it was written, in the field and in the address', () => {
    const address = addressFilters({ min: coins('min') });
    fc.assert(
      fc.property(amount, (min) => {
        expect(coinsIn(coinsText(min))).toBe(min);
        expect(address.read(address.write({ min }, new URLSearchParams()))).toEqual({ min });
      }),
    );
  });
});
