import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presetsWithin, readChance, usualChance, withinLimits } from './probability.ts';

const limits = { minTickets: 100_000, maxTickets: 7_500_000 };

describe('the chance of a dream', () => {
  it('can’t be pushed beyond its limits, nor be no number', () => {
    expect([0, 10_000_000, -5, Number.POSITIVE_INFINITY].map((tickets) => withinLimits(tickets, limits))).toEqual([
      100_000, 7_500_000, 100_000, 7_500_000,
    ]);
    expect(withinLimits(Number.NaN, limits)).toBe(1_000_000);
    fc.assert(
      fc.property(fc.double(), (tickets) => {
        const held = withinLimits(tickets, limits);
        expect(Number.isInteger(held) && held >= limits.minTickets && held <= limits.maxTickets).toBe(true);
      }),
    );
  });

  it('begins inside the limits, whatever they are', () => {
    expect(usualChance(limits)).toBe(1_000_000);
    expect(usualChance({ minTickets: 2_000_000, maxTickets: 3_000_000 })).toBe(2_000_000);
  });

  it('is read to the ticket, and only inside the limits', () => {
    expect(['1', '12.34567', '75%'].map((typed) => readChance(typed, limits))).toEqual([100_000, 1_234_567, 7_500_000]);
    expect(['0', '0.99999', '75.00001', '100', 'NaN', ''].map((typed) => readChance(typed, limits))).toEqual(
      Array(6).fill(null),
    );
  });

  it('is offered only where it is allowed', () => {
    expect(presetsWithin(limits)).toEqual([500_000, 1_000_000, 2_500_000, 5_000_000, 7_500_000]);
    expect(presetsWithin({ minTickets: 600_000, maxTickets: 3_000_000 })).toEqual([1_000_000, 2_500_000]);
  });
});
