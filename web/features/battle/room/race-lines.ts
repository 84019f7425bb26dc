import { type Contest, leaderOf, standingsOf } from './standings.ts';

/** The way of every side through a battle so far. */
export interface RaceLines {
  /** The total of each side after each round, from 0 rounds on, in the order of the sides; minor units. */
  readonly totals: readonly (readonly number[])[];
  /** Place, from 0, of the side that led alone after each round; null where none did. */
  readonly leaders: readonly (number | null)[];
}

/** Of settled rounds alone, even where the page knows more. */
export const raceLines = (contest: Contest, settled: number): RaceLines => {
  const after = Array.from({ length: settled + 1 }, (_, count) => standingsOf(contest, count));
  return {
    totals: (after[0] ?? []).map((_, place) => after.map((sides) => sides[place]?.total ?? 0)),
    leaders: after.slice(1).map((sides, index) => {
      const leader = leaderOf(contest, index + 1);
      return leader === null ? null : sides.findIndex(({ side }) => side === leader.side);
    }),
  };
};

const STEPS = [1, 2, 2.5, 5, 10] as const;
const MOST_TICKS = 4;

/** Round amounts above 0 for the lines of an axis that reaches at least `most`; the last is where it ends. */
export const ticksUpTo = (most: number): readonly number[] => {
  const rough = Math.max(1, most) / MOST_TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((one) => one * power >= rough) ?? 10);
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) }, (_, index) => (index + 1) * step);
};

/** How far down an amount lies, in percent, of an axis that ends at `top`. */
export const depthOf = (amount: number, top: number): number => 100 * (1 - amount / top);

/** A polyline of rounds to the right and percent downwards. */
export const lineOf = (totals: readonly number[], top: number): string =>
  totals.map((total, round) => `${round},${depthOf(total, top).toFixed(2)}`).join(' ');

/** Moves depths apart, none above another that lay below it, until they are `gap` from each other and within 0 to 100. */
export const spread = (depths: readonly number[], gap: number): readonly number[] => {
  const order = depths.map((depth, place) => ({ depth, place })).toSorted((a, b) => a.depth - b.depth);
  const placed: number[] = [];
  for (const [at, { depth }] of order.entries())
    placed.push(Math.max(depth, at === 0 ? 0 : (placed[at - 1] ?? 0) + gap));
  for (let at = placed.length - 1, most = 100; at >= 0; at -= 1, most -= gap)
    placed[at] = Math.min(placed[at] ?? 0, most);
  return depths.map((_, place) => placed[order.findIndex((one) => one.place === place)] ?? 0);
};
