import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coinAt, coinBound, lastPlace, placeOf, readCoin, wholeCoin } from './coin-slider.ts';

const amount = fc.integer({ min: 0, max: 10_000_000_000 });

describe('the coin slider', () => {
  it('reaches from nothing to everything', () => {
    expect(coinAt(0, 128_450)).toBe(0);
    expect(coinAt(lastPlace(128_450), 128_450)).toBe(128_450);
    expect([lastPlace(0), coinAt(0, 0), placeOf(0, 0)]).toEqual([0, 0, 0]);
  });

  it('gives round amounts on the way', () => {
    expect([1, 2, 3].map((place) => coinAt(place, 128_450))).toEqual([1_000, 2_000, 3_000]);
    expect(coinAt(1, 434_745)).toBe(5_000);
    expect(coinAt(7, 2_000)).toBe(700);
  });

  it('has at most two hundred places, each further than the one before', () => {
    fc.assert(
      fc.property(amount, (bound) => {
        const last = lastPlace(bound);
        expect(last).toBeLessThanOrEqual(200);
        const amounts = Array.from({ length: last + 1 }, (_, place) => coinAt(place, bound));
        expect(amounts.every((coin, place) => place === 0 || coin > (amounts[place - 1] ?? 0))).toBe(true);
      }),
    );
  });

  it('stays where it was put', () => {
    fc.assert(
      fc.property(amount, fc.nat({ max: 200 }), (bound, wanted) => {
        const place = Math.min(wanted, lastPlace(bound));
        expect(placeOf(coinAt(place, bound), bound)).toBe(place);
      }),
    );
  });

  it('stands below an amount between two places', () => {
    expect(placeOf(1_999, 128_450)).toBe(1);
    expect(placeOf(500_000, 128_450)).toBe(lastPlace(128_450));
  });
});

describe('the bound of coin', () => {
  it('is the balance, and what the target still allows beside the items', () => {
    expect(coinBound(5_000, 1_000, null)).toBe(5_000);
    expect(coinBound(5_000, 1_000, 3_000)).toBe(2_000);
    expect(coinBound(5_000, 4_000, 3_000)).toBe(0);
  });
});

describe('a typed amount', () => {
  it('is read as far as it is typed', () => {
    expect(['60', '60.5', '12.', '12,', '1,284。', '', ' '].map(readCoin)).toEqual([
      6_000, 6_050, 1_200, 1_200, 128_400, 0, 0,
    ]);
    expect(['0,5', '12,50', '1.284,50', '１２'].map(readCoin)).toEqual([50, 1_250, 128_450, 1_200]);
  });

  it('is null for what is no amount', () => {
    expect(['a', '1.234', '1..', '.'].map(readCoin)).toEqual([null, null, null, null]);
  });
});

describe('coin that is laid in', () => {
  it('is whole minor units and no debts', () => {
    expect(wholeCoin(60.7)).toBe(60);
    expect(wholeCoin(-1)).toBe(0);
  });
});
