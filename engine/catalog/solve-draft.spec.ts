import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DraftRow, fillDraft, solveDraft } from './solve-draft.ts';

const row = (value: number, tickets: number, locked = false): DraftRow => ({ value: BigInt(value), tickets, locked });
const sums = (rows: readonly DraftRow[], tickets: readonly number[]) => ({
  tickets: tickets.reduce((sum, one) => sum + one, 0),
  payout: rows.reduce((sum, { value }, place) => sum + value * BigInt(tickets[place] ?? 0), 0n),
});

/** Whether any whole tickets for the free rows make tickets and payout. */
const isPossible = (rows: readonly DraftRow[], tickets: number, payout: number): boolean => {
  const [first, ...others] = rows;
  if (first === undefined) return tickets === 0 && payout === 0;
  const value = Number(first.value);
  if (first.locked) return isPossible(others, tickets - first.tickets, payout - first.tickets * value);
  for (let count = 1; count <= tickets; count += 1)
    if (isPossible(others, tickets - count, payout - count * value)) return true;
  return false;
};

const drafts = fc.record({
  rows: fc.array(
    fc.record({
      value: fc.bigInt({ min: 1n, max: 12n }),
      tickets: fc.integer({ min: 1, max: 5 }),
      locked: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  tickets: fc.integer({ min: 1, max: 14 }),
  payout: fc.integer({ min: 1, max: 100 }),
});

describe('a draft of a case', () => {
  it('is solved exactly where any whole tickets solve it, and nowhere else', () => {
    fc.assert(
      fc.property(drafts, ({ rows, tickets, payout }) => {
        const solved = fillDraft(rows, { tickets: BigInt(tickets), payout: BigInt(payout) });
        expect(solved.ok).toBe(isPossible(rows, tickets, payout));
        if (!solved.ok) {
          expect(solved.isCertain).toBe(true);
          for (const [place, one] of rows.entries()) {
            const unlocked = rows.map((other, at) => (at === place ? { ...other, locked: false } : other));
            expect(solved.forbidding.includes(place)).toBe(one.locked && isPossible(unlocked, tickets, payout));
          }
          return;
        }
        expect(sums(rows, solved.tickets)).toEqual({ tickets, payout: BigInt(payout) });
        for (const [place, one] of rows.entries()) {
          expect(solved.tickets[place]).toBeGreaterThanOrEqual(1);
          if (one.locked) expect(solved.tickets[place]).toBe(one.tickets);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  it('returns exactly its share of the price with ten million tickets, and keeps locks', () => {
    const value = fc.integer({ min: 5, max: 85 });
    const dear = fc.integer({ min: 110, max: 9_000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 60_000 }),
        fc.array(value, { minLength: 4, maxLength: 8 }),
        fc.array(dear, { minLength: 2, maxLength: 6 }),
        (price, cheap, costly) => {
          const rows = [
            row(price * 50, 1_000, true),
            ...costly.map((percent, place) => row(Math.ceil((price * percent) / 100), 10 + place)),
            ...cheap.map((percent, place) => row(Math.ceil((price * percent) / 100), 1_000 + place)),
          ];
          const solved = solveDraft(BigInt(price), { numerator: 9n, denominator: 10n }, rows);
          if (solved === null) throw new Error('nine tenths of ten million tickets are whole');
          if (!solved.ok) {
            // Alone the lock can stand in the way: without it the divisor of the other values may be another.
            expect([[], [0]]).toContainEqual(solved.forbidding);
            return;
          }
          expect(solved.tickets[0]).toBe(1_000);
          expect(sums(rows, solved.tickets)).toEqual({ tickets: 10_000_000, payout: BigInt(price) * 9_000_000n });
        },
      ),
      { numRuns: 200 },
    );
  });

  it('keeps rare rows rarer than common ones', () => {
    const rows = [
      row(98_000, 2),
      row(21_000, 20),
      row(9_000, 200),
      row(1_900, 3_000),
      row(700, 9_000),
      row(310, 20_000),
    ];
    const solved = solveDraft(1_500n, { numerator: 9n, denominator: 10n }, rows);
    expect(solved).toMatchObject({ ok: true, keepsOrder: true });
  });

  it('names the locked rows without whose lock there is a solution', () => {
    const rows = [row(5_000, 9_000_000, true), row(200, 500_000, true), row(50, 1), row(90, 1)];
    expect(solveDraft(100n, { numerator: 9n, denominator: 10n }, rows)).toEqual({
      ok: false,
      isCertain: true,
      forbidding: [0],
    });
  });

  it('knows a share that no whole tickets pay', () => {
    expect(solveDraft(1n, { numerator: 1n, denominator: 3n }, [row(1, 1)])).toBeNull();
  });
});
