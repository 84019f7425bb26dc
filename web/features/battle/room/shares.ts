import { type Contest, standingsOf } from './standings.ts';
import type { Timeline } from './timeline.ts';

/** Each side's share of the value of all draws, after each round from 0 rounds on; equal parts before any draw. */
export const sharesOf = (contest: Contest): readonly (readonly number[])[] =>
  Array.from({ length: contest.rounds.length + 1 }, (_, settled) => {
    const totals = standingsOf(contest, settled).map(({ total }) => total);
    const all = totals.reduce((sum, total) => sum + total, 0);
    return totals.map((total) => (all === 0 ? 1 / totals.length : total / all));
  });

/** One side's part of the area, as a path: from left to right in milliseconds, downwards in percent. */
export const areaOf = (shares: readonly (readonly number[])[], place: number, timeline: Timeline): string => {
  const { slotMs, turnMs, lengthMs } = timeline;
  const edge = (settled: number, upTo: number): number => {
    const parts = shares[settled] ?? [];
    return 100 * parts.slice(0, upTo).reduce((sum, part) => sum + part, 0);
  };
  // A share stays until the reels of its round stand: a line that bent before would tell how they will.
  const points = (upTo: number): readonly string[] =>
    Array.from({ length: timeline.rounds }, (_, settled) => {
      const y = edge(settled, upTo).toFixed(2);
      return [`${settled * slotMs} ${y}`, `${settled * slotMs + turnMs} ${y}`];
    })
      .flat()
      .concat(`${lengthMs} ${edge(timeline.rounds, upTo).toFixed(2)}`);
  return `M${[...points(place), ...points(place + 1).toReversed()].join('L')}z`;
};

export interface BigDrop {
  readonly round: number;
  readonly seat: number;
}

/** So many times the price of its box is a big drop. */
const BIG = 5;
const SHOWN_IN_A_ROUND = 2;

interface Drawn {
  readonly boxes: readonly { readonly price: number }[];
  readonly rounds: readonly {
    readonly round: number;
    readonly draws: readonly { readonly seat: number; readonly entry: { readonly value: number } }[];
  }[];
}

/** The greatest draws of each settled round that are worth many times their box. */
export const bigDrops = ({ boxes, rounds }: Drawn, settled: number): readonly BigDrop[] =>
  rounds.slice(0, settled).flatMap(({ round, draws }) =>
    draws
      .filter(({ entry }) => entry.value >= BIG * (boxes[round - 1]?.price ?? Number.POSITIVE_INFINITY))
      .toSorted((a, b) => b.entry.value - a.entry.value)
      .slice(0, SHOWN_IN_A_ROUND)
      .map(({ seat }) => ({ round, seat })),
  );
