import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { narrowingCount, questionOf, SHOP_SORTS, type ShopFilters, shopAddress } from './shop-filters.ts';
import { quantityWithin, totalOf } from './shop-total.ts';

const { read: filtersFrom, write: addressOf } = shopAddress;

const terms = { coinPercent: 105, pointsPercent: 110, maxItems: 10 };

const usual: ShopFilters = {
  balance: 'COIN',
  search: '',
  family: null,
  grade: null,
  minPrice: null,
  maxPrice: null,
  sort: 'PRICE_DESC',
};

const limit = fc.option(fc.integer({ min: 0, max: 999_999 }).map((coins) => coins * 100));
const anyFilters: fc.Arbitrary<ShopFilters> = fc.record({
  balance: fc.constantFrom('COIN', 'POINTS'),
  search: fc.string({ maxLength: 40 }),
  family: fc.option(fc.constantFrom('kestrel', 'vulture-2')),
  grade: fc.option(fc.constantFrom(0, 1, 2, 3, 4, 5, 6)),
  minPrice: limit,
  maxPrice: limit,
  sort: fc.constantFrom(...SHOP_SORTS),
});

describe('the address of the shop', () => {
  it('says every choice and reads it back', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(filtersFrom(addressOf(filters, new URLSearchParams('promoteCode=abc123')))).toEqual(filters);
      }),
    );
  });

  it('leaves defaults out and other parameters alone', () => {
    const address = addressOf(usual, new URLSearchParams('with=points&q=x&sort=newest&promoteCode=a'));
    expect(address.toString()).toBe('promoteCode=a');
  });

  it('takes nonsense for the defaults', () => {
    const odd = 'with=gold&family=../x&grade=9&min=-1&max=1.505&sort=toString';
    expect(filtersFrom(new URLSearchParams(odd))).toEqual(usual);
  });

  it('counts what narrows, a range once', () => {
    expect(narrowingCount(usual)).toBe(0);
    expect(narrowingCount({ ...usual, family: 'kestrel', grade: 0, minPrice: 100, maxPrice: 200 })).toBe(3);
  });

  it('asks for a search only where something was typed', () => {
    expect(questionOf({ ...usual, search: '  ' }).search).toBeNull();
    expect(questionOf({ ...usual, search: ' tidal ' }).search).toBe('tidal');
  });
});

describe('the total of an order', () => {
  it('is rounded up once, whatever the quantity', () => {
    expect(totalOf(terms, { balance: 'COIN', value: 101, price: 107 }, 1)).toBe(107);
    expect(totalOf(terms, { balance: 'COIN', value: 101, price: 107 }, 10)).toBe(1_061);
    expect(totalOf(terms, { balance: 'POINTS', value: 101, price: 112 }, 10)).toBe(1_111);
  });

  it('is never more than the price times the quantity, and at most one unit each less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: terms.maxItems }), (value, quantity) => {
        const price = totalOf(terms, { balance: 'COIN', value, price: Math.ceil((value * 105) / 100) }, 1);
        const total = totalOf(terms, { balance: 'COIN', value, price }, quantity);
        expect(total <= price * quantity && total > (price - 1) * quantity).toBe(true);
      }),
    );
  });
});

describe('the quantity', () => {
  it('stays within stock and what one order may hold', () => {
    expect([
      quantityWithin(4, 3, terms),
      quantityWithin(40, 99, terms),
      quantityWithin(2, 0, terms),
      quantityWithin(-1, 5, terms),
    ]).toEqual([3, 10, 1, 1]);
  });
});
