import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TICKETS } from '../fairness/tickets.ts';
import { solveTickets, type WeightedEntry } from './solve-tickets.ts';

const entry = (value: bigint, weight: bigint): WeightedEntry => ({ value, weight });

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));
const size = (value: bigint): bigint => (value < 0n ? -value : value);

/** A plausible case: a price, entries worth 5–85 % of it and entries worth 100–9000 %. */
const cases = fc
  .bigInt({ min: 100n, max: 60_000n })
  .chain((price) =>
    fc.tuple(
      fc.constant(price),
      fc.array(fc.tuple(fc.bigInt({ min: 5n, max: 85n }), fc.bigInt({ min: 100n, max: 5_000n })), {
        minLength: 2,
        maxLength: 8,
      }),
      fc.array(fc.tuple(fc.bigInt({ min: 100n, max: 9_000n }), fc.bigInt({ min: 5n, max: 500n })), {
        minLength: 1,
        maxLength: 8,
      }),
    ),
  )
  .map(([price, cheap, dear]) => ({
    price,
    entries: [...dear, ...cheap].map(([percent, weight]) => entry((price * percent) / 100n, weight)),
  }));

describe('solving tickets', () => {
  it('finds the plain answer where there is one', () => {
    expect(solveTickets(100n, [entry(130n, 1n), entry(50n, 1n)])).toEqual({
      ok: true,
      tickets: [5_000_000, 5_000_000],
      nearest: true,
    });
  });

  it('shares out all tickets, at least one each, within half a percent, and says truly when nothing comes nearer', () => {
    fc.assert(
      fc.property(cases, ({ price, entries }) => {
        const solved = solveTickets(price, entries);
        if (!solved.ok) throw new Error(solved.reason);
        const { tickets } = solved;
        expect(tickets.every((count) => Number.isInteger(count) && count >= 1)).toBe(true);
        expect(tickets.reduce((sum, count) => sum + count, 0)).toBe(TICKETS);
        const payout = entries.reduce((sum, { value }, index) => sum + value * BigInt(tickets[index] ?? 0), 0n);
        const target = price * 9n * BigInt(TICKETS / 10);
        const first = entries[0]?.value ?? 0n;
        const grain = entries.reduce((common, { value }) => divisor(common, size(value - first)), 0n);
        if (solved.nearest) expect(size(payout - target) * 2n <= grain).toBe(true);
        expect(size(payout - target) * 200n <= price * BigInt(TICKETS)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('comes as near as whole tickets can for a case of ordinary size', () => {
    const values = [9_480n, 2_386n, 1_105n, 412n, 124n, 76n, 33n, 21n, 12n, 7n];
    const solved = solveTickets(
      60n,
      values.map((value, index) => entry(value, BigInt(index + 1) ** 2n)),
    );
    expect(solved.ok && solved.nearest).toBe(true);
  });

  it('keeps the dearer entries in proportion to their weights', () => {
    const solved = solveTickets(1_000n, [entry(9_000n, 1n), entry(3_000n, 10n), entry(201n, 50n), entry(103n, 50n)]);
    if (!solved.ok) throw new Error(solved.reason);
    const [rare = 0, common = 0] = solved.tickets;
    expect(common / rare).toBeCloseTo(10, 2);
  });

  it('says why there is no answer', () => {
    expect(solveTickets(0n, [])).toEqual({ ok: false, reason: 'the price must be positive' });
    expect(solveTickets(100n, [entry(10n, 1n), entry(20n, 1n)]).ok).toBe(false);
    expect(solveTickets(100n, [entry(100n, 1n), entry(200n, 1n)]).ok).toBe(false);
    expect(solveTickets(100n, [entry(100n, 0n), entry(20n, 1n)]).ok).toBe(false);
    expect(solveTickets(100n, []).ok).toBe(false);
  });
});
