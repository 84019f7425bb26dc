import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countOf, merged, note, quantileOf, type Tally } from './tally.ts';

const tallyOf = (values: readonly number[]): Tally => {
  const tally: Tally = new Map();
  for (const value of values) note(tally, value);
  return tally;
};

const durations = fc.array(
  fc.nat(100_000).map((tenths) => tenths / 10),
  { minLength: 1 },
);

describe('a tally', () => {
  it('gives the same quantiles as the sorted durations do', () => {
    fc.assert(
      fc.property(durations, fc.double({ min: 0, max: 1, noNaN: true }), (values, share) => {
        const sorted = values.toSorted((a, b) => a - b);
        const rank = Math.max(1, Math.ceil(values.length * share));
        expect(quantileOf(tallyOf(values), share)).toBe(sorted[rank - 1]);
      }),
    );
  });

  it('of two halves is that of the whole', () => {
    fc.assert(
      fc.property(durations, durations, (one, other) => {
        const whole = tallyOf([...one, ...other]);
        const sum = merged([tallyOf(one), tallyOf(other)]);
        expect(new Map([...sum].toSorted())).toEqual(new Map([...whole].toSorted()));
        expect(countOf(sum)).toBe(one.length + other.length);
      }),
    );
  });

  it('of nothing has no quantiles', () => {
    expect(quantileOf(new Map(), 0.5)).toBeNull();
  });
});
