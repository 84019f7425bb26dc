import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome, Race } from './chances.ts';
import { type Need, needsOf } from './needs.ts';

const table = [100, 250, 900].map((value): Outcome => ({ value, tickets: 3 }));
const raceOf = (race: Partial<Race>): Race => ({
  mode: 'CLASSIC',
  totals: [500, 900],
  size: 1,
  left: [table],
  ...race,
});

describe('what a side needs in the last round', () => {
  it('is the least draw that overtakes a leader who draws as badly as can be', () => {
    expect(needsOf(raceOf({ totals: [600, 900, 900 - 801] }))).toEqual([
      { kind: 'atLeast', amount: 900 },
      { kind: 'holds' },
      { kind: 'beyond' },
    ]);
    expect(needsOf(raceOf({ totals: [100, 900] }))?.[0]).toEqual({ kind: 'ties' });
  });

  it('is the greatest draw that still stays below where the lowest total wins', () => {
    expect(needsOf(raceOf({ mode: 'UNDERDOG', totals: [700, 500] }))).toEqual([
      { kind: 'atMost', amount: 250 },
      { kind: 'holds' },
    ]);
  });

  it('is the same for all where the last round alone counts, or where they are level', () => {
    const level: Need = { kind: 'level' };
    expect(needsOf(raceOf({ mode: 'TERMINAL' }))).toEqual([level, level]);
    expect(needsOf(raceOf({ totals: [900, 900, 100] }))).toEqual([level, level, { kind: 'ties' }]);
  });

  it('is nothing where all is shared, and before the last round', () => {
    expect(needsOf(raceOf({ mode: 'SHARED' }))).toBeNull();
    expect(needsOf(raceOf({ left: [table, table] }))).toBeNull();
  });

  const everyDraw = (values: readonly number[], draws: number): readonly number[] =>
    draws === 0 ? [0] : everyDraw(values, draws - 1).flatMap((sum) => values.map((value) => sum + value));

  /** Every combination of the sides' draws, each once. */
  const everyEnd = (sums: readonly number[], sides: number): readonly (readonly number[])[] =>
    sides === 0 ? [[]] : everyEnd(sums, sides - 1).flatMap((end) => sums.map((sum) => [...end, sum]));

  it('agrees with every outcome there is, whatever the mode and however many fight together', () => {
    const races = fc.record({
      mode: fc.constantFrom('CLASSIC', 'UNDERDOG', 'TERMINAL'),
      size: fc.constantFrom(1, 2),
      totals: fc.array(fc.nat(12), { minLength: 2, maxLength: 3 }),
      values: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }),
    });
    fc.assert(
      fc.property(races, ({ mode, size, totals, values }) => {
        const left = [values.map((value): Outcome => ({ value, tickets: 1 }))];
        const needs = needsOf({ mode, size, totals, left });
        const better = (a: number, b: number): boolean => (mode === 'UNDERDOG' ? a < b : a > b);
        const from = totals.map((total) => (mode === 'TERMINAL' ? 0 : total));
        const leadsAt = (ends: readonly number[], side: number, even: boolean): boolean =>
          ends.every((end, other) => other === side || better(ends[side] ?? 0, end) || (even && end === ends[side]));
        const outcomes = everyEnd(everyDraw(values, size), totals.length);
        const drawnWhere = (side: number, even: boolean): readonly number[] =>
          outcomes.flatMap((drawn) =>
            leadsAt(
              drawn.map((sum, at) => sum + (from[at] ?? 0)),
              side,
              even,
            )
              ? [drawn[side] ?? 0]
              : [],
          );
        totals.forEach((_, side) => {
          const need = needs?.[side];
          const leading = drawnWhere(side, false);
          if (leadsAt(from, side, false)) expect(need).toEqual({ kind: 'holds' });
          else if (leadsAt(from, side, true)) expect(need).toEqual({ kind: 'level' });
          else if (leading.length === 0)
            expect(need).toEqual({ kind: drawnWhere(side, true).length > 0 ? 'ties' : 'beyond' });
          else if (mode === 'UNDERDOG') expect(need).toEqual({ kind: 'atMost', amount: Math.max(...leading) });
          else expect(need).toEqual({ kind: 'atLeast', amount: Math.min(...leading) });
        });
      }),
    );
  });
});
