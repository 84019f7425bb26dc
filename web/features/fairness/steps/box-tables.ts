import type { BoxCheck } from '../../../../engine/games/explanation/steps.ts';

export interface BoxTable extends BoxCheck {
  /** The rounds that are drawn from it, from 1. */
  readonly rounds: readonly number[];
}

/** The same case may come in several rounds: each table once, in the order of its first round. */
export const tablesOf = (boxes: readonly BoxCheck[]): readonly BoxTable[] => {
  const tables = new Map<string, BoxTable>();
  for (const [index, box] of boxes.entries()) {
    const rounds = tables.get(box.box.oddsHash)?.rounds ?? [];
    tables.set(box.box.oddsHash, { ...box, rounds: [...rounds, index + 1] });
  }
  return [...tables.values()];
};

/** Rising numbers with their spans: `1–3, 5`. */
export const roundsText = (rounds: readonly number[]): string => {
  const spans: { first: number; last: number }[] = [];
  for (const round of rounds) {
    const open = spans.at(-1);
    if (open?.last === round - 1) open.last = round;
    else spans.push({ first: round, last: round });
  }
  return spans.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
};
