import { describe, expect, it } from 'vitest';
import { outliersOf, sigmaOf } from './luck.ts';

const off = (deviation: number | null, telling = true) => ({ published: 0.9, measured: 0.9, deviation, telling });

describe('returns that lie far off', () => {
  it('are told beside how many luck puts there', () => {
    const returns = [...Array.from({ length: 97 }, () => off(0.4)), off(2.1), off(-2.5), off(-3.2)];
    expect(outliersOf(returns)).toEqual({
      telling: 100,
      beyondTwo: 3,
      expectedBeyondTwo: expect.closeTo(4.55),
      beyondThree: 1,
      expectedBeyondThree: expect.closeTo(0.27),
    });
  });

  it('are counted only where the plays are enough to tell', () => {
    expect(outliersOf([off(9, false), off(null)])).toMatchObject({ telling: 0, beyondTwo: 0, expectedBeyondTwo: 0 });
  });
});

describe('one standard deviation', () => {
  it('follows from the distance and how many deviations that is, whichever side it lies on', () => {
    expect(sigmaOf({ published: 0.9, measured: 0.93, deviation: 1.5, telling: true })).toBeCloseTo(0.02);
    expect(sigmaOf({ published: 0.9, measured: 0.87, deviation: -1.5, telling: true })).toBeCloseTo(0.02);
  });

  it('is unknown where luck has no part', () => {
    expect(sigmaOf({ published: 1, measured: 1, deviation: null, telling: false })).toBeNull();
    expect(sigmaOf(off(0))).toBeNull();
  });
});
