import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dreamFee, expectedConsolation, feeParts, readConsolationSum } from './fee.ts';

const N = 10_000_000n;
const terms = { returnPercent: 92 };
const value = fc.integer({ min: 1, max: 10_000_000_000 });
const winTickets = fc.integer({ min: 100_000, max: 7_500_000 });
const sum = fc.bigInt({ min: 0n, max: 10n ** 15n });

describe('the fee of a dream', () => {
  it('is the expected value of both outcomes, divided by 0.92', () => {
    // 1000 × 25 % = 250, and 8 × 75 % = 6: 256 ÷ 0.92 = 278.26…
    expect(dreamFee(100_000, 2_500_000, 800n * N, terms)).toBe(27_827);
    // (920 × 50 %) ÷ 0.92 leaves nothing to round.
    expect(dreamFee(92_000, 5_000_000, 0n, terms)).toBe(50_000);
  });

  it('rounds up, and by less than a minor unit', () => {
    fc.assert(
      fc.property(value, winTickets, sum, (target, wins, consolations) => {
        const fee = BigInt(dreamFee(target, wins, consolations, terms));
        const worth = (BigInt(target) * BigInt(wins) * N + consolations * (N - BigInt(wins))) * 100n;
        expect(fee * 92n * N * N >= worth).toBe(true);
        expect((fee - 1n) * 92n * N * N < worth).toBe(true);
      }),
    );
  });

  it('always costs more than it is worth', () => {
    fc.assert(
      fc.property(value, winTickets, sum, (target, wins, consolations) => {
        const { target: part, consolation } = feeParts(target, wins, consolations);
        expect(dreamFee(target, wins, consolations, terms)).toBeGreaterThanOrEqual(part + consolation - 1);
      }),
    );
  });
});

describe('the parts of the fee', () => {
  it('are told in minor units', () => {
    expect(feeParts(100_000, 2_500_000, 800n * N)).toEqual({ target: 25_000, consolation: 600 });
    expect(expectedConsolation(800n * N)).toBe(800);
    expect(expectedConsolation(N / 2n)).toBe(1);
  });
});

describe('the sum of the consolation table', () => {
  it('is read as a whole number of any size, and as nothing else', () => {
    expect(readConsolationSum('90071992547409919')).toBe(90_071_992_547_409_919n);
    expect(['', '-1', '1.5', '1e9', 'NaN'].map(readConsolationSum)).toEqual([null, null, null, null, null]);
  });
});
