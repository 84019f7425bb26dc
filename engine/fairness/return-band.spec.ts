import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mixedPayout, payoutOf } from './payout.ts';
import { addReturns, expectedBeyondTwo, NO_RETURNS, type ReturnSums, returnBand, returnSums } from './return-band.ts';
import { formatPercent, returnToPlayer } from './rtp.ts';
import { TICKETS } from './tickets.ts';

/** Ranges of these widths, which make up 10⁷ tickets with a last one. */
const rangesOf = (parts: readonly { readonly width: number; readonly value: number }[]) => {
  let next = 0;
  const ranges = parts.map(({ width, value }) => {
    next += width;
    return { first: next - width, last: next - 1, value: String(value) };
  });
  return [...ranges, { first: next, last: TICKETS - 1, value: '1' }];
};

const parts = fc.array(
  fc.record({ width: fc.integer({ min: 1, max: 900_000 }), value: fc.integer({ min: 0, max: 1_000_000 }) }),
  { minLength: 1, maxLength: 10 },
);

const halves = payoutOf([
  { first: 0, last: 4, value: '0' },
  { first: 5, last: 9, value: '200' },
]);

/** Everything that `n` draws of a small table can pay, each history once. */
const histories = (values: readonly number[], n: number): readonly number[] =>
  n === 0 ? [0] : histories(values, n - 1).flatMap((sum) => values.map((value) => sum + value));

describe('the band of a return', () => {
  it('has the published return, exactly, and the deviation that going through every history gives', () => {
    const values = [0, 10, 30, 400];
    const payout = payoutOf(values.map((value, at) => ({ first: at, last: at, value: String(value) })));
    const all = histories(values, 6);
    const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
    const deviation = Math.sqrt(all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / all.length);
    const band = returnBand(returnSums(6, { staked: 600n, won: 900n }, payout));
    expect(band?.published).toEqual({ numerator: 11n, denominator: 10n });
    expect(mean / 600).toBeCloseTo(1.1, 12);
    expect(band?.sigma).toBeCloseTo(deviation / 600, 12);
    expect(band?.deviation).toBeCloseTo((900 - mean) / deviation, 12);
  });

  it('publishes of draws from one table what the table says of itself', () => {
    fc.assert(
      fc.property(
        parts,
        fc.bigInt({ min: 1n, max: 1_000_000n }),
        fc.integer({ min: 1, max: 10 ** 9 }),
        (made, price, plays) => {
          const ranges = rangesOf(made);
          const entries = ranges.map(({ first, last, value }) => ({ value: BigInt(value), tickets: last - first + 1 }));
          const band = returnBand(returnSums(plays, { staked: price * BigInt(plays), won: 0n }, payoutOf(ranges)));
          expect(band?.published).toEqual(returnToPlayer(price, entries));
        },
      ),
    );
  });

  it('is nought deviations away where exactly what was published came back', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 1_000 }), (made, times) => {
        const payout = payoutOf(rangesOf(made));
        const plays = Number(payout.tickets) * times;
        const won = payout.first * BigInt(times);
        const band = returnBand(returnSums(plays, { staked: BigInt(plays) * 1_000n, won }, payout));
        expect(band?.deviation).toBe(0);
        expect(band?.measured).toEqual(band?.published);
      }),
    );
  });

  it('adds plays of different tables as if they were one after another', () => {
    const one = returnSums(1, { staked: 100n, won: 0n }, halves);
    const alone: ReturnSums = Array.from({ length: 7 }, () => one).reduce(addReturns, NO_RETURNS);
    expect(alone).toEqual(returnSums(7, { staked: 700n, won: 0n }, halves));
    const chance = mixedPayout(2_500_000, '400', halves);
    const both = addReturns(alone, returnSums(1, { staked: 300n, won: 400n }, chance));
    expect(returnBand(both)?.sigma).toBeCloseTo(Math.sqrt(7 * 10_000 + chance.variance) / 1_000, 12);
    expect(both.most).toBe(400n);
  });

  it('keeps exact what a chance and its consolation promise, whose tickets are 10¹⁴', () => {
    const lost = payoutOf(rangesOf([{ width: 3_333_333, value: 7 }]));
    const { expected } = returnSums(1, { staked: 1n, won: 0n }, mixedPayout(1_234_567, '99', lost));
    expect(expected).toBe(1_234_567n * 99n * 10n ** 7n + (10n ** 7n - 1_234_567n) * lost.first);
  });

  it('tells nothing while single wins decide, and is none without a stake', () => {
    expect(returnBand(NO_RETURNS)).toBeNull();
    expect(returnBand(returnSums(10, { staked: 1_000n, won: 0n }, halves))?.telling).toBe(false);
    expect(returnBand(returnSums(20, { staked: 2_000n, won: 0n }, halves))?.telling).toBe(true);
    const sure = payoutOf([{ first: 0, last: 9, value: '90' }]);
    expect(returnBand(returnSums(9, { staked: 900n, won: 810n }, sure))).toMatchObject({
      deviation: 0,
      telling: false,
    });
  });

  it('rounds a percentage down, as every published return is', () => {
    const band = returnBand(returnSums(3, { staked: 300n, won: 200n }, halves));
    expect(band === null ? '' : formatPercent(band.measured)).toBe('66.66');
  });

  it('expects 1.5 of 32 honest ones beyond two deviations', () => {
    expect(expectedBeyondTwo(32)).toBeCloseTo(1.456, 3);
  });
});
