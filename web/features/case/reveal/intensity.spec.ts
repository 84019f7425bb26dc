import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOf, type Intensity, intensityOf, oneIn, revealTimingOf, tilesOf } from './intensity.ts';

const INTENSITIES: readonly Intensity[] = [1, 2, 3, 4, 5];
const grades = fc.integer({ min: 0, max: 6 });
const price = fc.integer({ min: 1, max: 1_000_000 });

describe('how much is made of a win', () => {
  it('follows the rarity where the value says nothing', () => {
    expect([6, 5, 4, 3, 2, 1, 0].map((grade) => intensityOf(grade, 100, 100))).toEqual([1, 1, 2, 2, 3, 4, 5]);
  });

  it('follows the value where that is more', () => {
    expect([100, 200, 499, 500, 2000, 10_000].map((value) => intensityOf(6, value, 100))).toEqual([1, 2, 2, 3, 4, 5]);
  });

  it('is never more than a stage of its own below the price', () => {
    expect(intensityOf(0, 99, 100)).toBe(3);
    expect(intensityOf(0, 100, 100)).toBe(5);
  });

  it('never falls with the value', () => {
    fc.assert(
      fc.property(grades, price, fc.nat(10_000_000), fc.nat(10_000_000), (grade, cost, value, more) => {
        expect(intensityOf(grade, value + more, cost)).toBeGreaterThanOrEqual(intensityOf(grade, value, cost));
      }),
    );
  });
});

describe('the item that gets the stage', () => {
  it('is the one of which most is made, then the one worth most, then the first', () => {
    const win = (intensity: Intensity, worth: number) => ({ intensity, worth });
    expect(bestOf([win(1, 900), win(3, 50), win(3, 80), win(3, 80)])).toBe(2);
    expect(bestOf([])).toBe(-1);
  });
});

describe('the times of a reveal', () => {
  it('let the actions come when the name and the value stand, and nothing before the light', () => {
    for (const intensity of INTENSITIES) {
      const { light, words, value, odds, hit, actions } = revealTimingOf(intensity);
      expect(words).toBeGreaterThanOrEqual(light.at);
      expect(value).toBeGreaterThanOrEqual(words);
      expect(actions).toBeGreaterThanOrEqual(value);
      if (hit !== null) expect(hit.at).toBe((odds?.at ?? 0) + (odds?.ms ?? 0));
    }
  });

  it('take longer the more is made of a win, and the light never flashes', () => {
    const actions = INTENSITIES.map((intensity) => revealTimingOf(intensity).actions);
    expect(actions).toEqual([160, 400, 700, 1500, 2400]);
    for (const intensity of [2, 3, 4, 5] as const) {
      expect(revealTimingOf(intensity).light.ms).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('the odds as tiles', () => {
  it('are as many as the odds say, one of them lit', () => {
    expect(oneIn(23_508, 10_000_000)).toBe(425);
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4000 }), fc.integer({ min: 0, max: 9_999_999 }), (count, ticket) => {
        const field = tilesOf(count, ticket, 10_000_000);
        expect(field?.tiles).toBe(count);
        expect(field?.lit).toBeLessThan(count);
        expect(field?.lit).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('are left out where they are too many to be seen, or where there is but one', () => {
    expect(tilesOf(4001, 0, 10_000_000)).toBeNull();
    expect(tilesOf(1, 0, 10_000_000)).toBeNull();
  });
});
