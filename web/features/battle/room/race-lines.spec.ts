import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depthOf, lineOf, raceLines, spread, ticksUpTo } from './race-lines.ts';
import type { Contest } from './standings.ts';

const contestOf = (mode: Contest['mode'], ...rounds: readonly (readonly number[])[]): Contest => ({
  mode,
  teams: false,
  seatCount: 2,
  rounds: rounds.map((values) => ({ draws: values.map((value, index) => ({ seat: index + 1, entry: { value } })) })),
});

describe('the lines of a race', () => {
  it('add up what each side drew, and say who led', () => {
    const race = raceLines(contestOf('CLASSIC', [100, 300], [200, 0], [50, 10]), 3);
    expect(race).toEqual({
      totals: [
        [0, 100, 300, 350],
        [0, 300, 300, 310],
      ],
      leaders: [1, null, 0],
    });
  });

  it('know nothing of a round that hasn’t settled', () => {
    const drawn = contestOf('UNDERDOG', [100, 300], [900, 1]);
    expect(raceLines(drawn, 1)).toEqual({
      totals: [
        [0, 100],
        [0, 300],
      ],
      leaders: [0],
    });
  });

  it('are drawn from left to right, the greater the higher', () => {
    expect(lineOf([0, 50, 100], 200)).toBe('0,100.00 1,75.00 2,50.00');
  });

  it('have an axis of round amounts that holds the greatest', () => {
    expect(ticksUpTo(92_140)).toEqual([25_000, 50_000, 75_000, 100_000]);
    fc.assert(
      fc.property(fc.nat(10_000_000), (most) => {
        const ticks = ticksUpTo(most);
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(depthOf(most, ticks.at(-1) ?? 0)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('have labels that don’t cover each other and keep their order', () => {
    const depths = fc.array(fc.float({ min: 0, max: 100, noNaN: true }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(depths, (of) => {
        const placed = spread(of, 14);
        const sorted = placed.toSorted((a, b) => a - b);
        for (const [at, one] of sorted.entries())
          if (at > 0) expect(one - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(13.99);
        expect(sorted[0]).toBeGreaterThanOrEqual(0);
        expect(sorted.at(-1)).toBeLessThanOrEqual(100);
        for (const [a, before] of of.entries())
          for (const [b, after] of of.entries()) if (before < after) expect(placed[a]).toBeLessThan(placed[b] ?? 0);
      }),
    );
  });
});
