import { describe, expect, it } from 'vitest';
import { measuredReturn } from './measured-return.ts';

const FIGURES = { plays: 100, staked: 10_000, won: 8_100, income: 1_900, expected: 1_000, deviation: 1, telling: true };

describe('a measured return', () => {
  it('stands beside the expected one, its spread, and a distance that is the players’', () => {
    expect(measuredReturn(FIGURES)).toEqual({ measured: 0.81, expected: 0.9, sigma: 0.09, deviation: -1 });
  });

  it('is none without a stake, rather than a share of nothing', () => {
    expect(
      measuredReturn({ ...FIGURES, plays: 0, staked: 0, won: 0, income: 0, expected: 0, deviation: null }),
    ).toBeNull();
  });

  it('has no band where luck has no part, nor where plays hit the expectation exactly', () => {
    expect(measuredReturn({ ...FIGURES, deviation: null })).toMatchObject({ sigma: null, deviation: null });
    const exact = measuredReturn({ ...FIGURES, income: 1_000, won: 9_000, deviation: 0 });
    expect(exact).toMatchObject({ sigma: null, deviation: 0 });
  });
});
