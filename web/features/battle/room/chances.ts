import type { BattleMode } from '../../../generated/graphql.ts';

/** One possible draw of a box. */
export interface Outcome {
  /** Minor units. */
  readonly value: number;
  /** The count of the box's tickets that give it. */
  readonly tickets: number;
}

/** A battle from here on. */
export interface Race {
  readonly mode: BattleMode;
  /** The total of each side over all settled rounds, minor units, in the order of the sides. */
  readonly totals: readonly number[];
  /** Seats on each side. */
  readonly size: number;
  /** The tables of the rounds that are still to settle, in their order; at least one. */
  readonly left: readonly (readonly Outcome[])[];
}

export interface Chances {
  /** The chance of each side to win, 0 to 1. A tie gives equal parts to the tied sides, as its draw does. */
  readonly wins: readonly number[];
  /** Drawn often instead of summed up. */
  readonly approximate: boolean;
}

/** Sums up to which the chances are exact. */
const MOST_SUMS = 1_000_000;
const DRAWS = 200_000;

/** Chance of each sum, by sum. */
type Distribution = ReadonlyMap<number, number>;

const ticketsIn = (table: readonly Outcome[]): number => table.reduce((sum, { tickets }) => sum + tickets, 0);

const distributionOf = (table: readonly Outcome[]): Distribution => {
  const all = ticketsIn(table);
  const chances = new Map<number, number>();
  for (const { value, tickets } of table) chances.set(value, (chances.get(value) ?? 0) + tickets / all);
  return chances;
};

/** Null where there would be too many sums. */
const convolved = (a: Distribution, b: Distribution, most: number): Distribution | null => {
  const sums = new Map<number, number>();
  for (const [x, p] of a) {
    for (const [y, q] of b) sums.set(x + y, (sums.get(x + y) ?? 0) + p * q);
    if (sums.size > most) return null;
  }
  return sums;
};

/** The sums that a side can still draw; null where they are too many. */
const stillToCome = (tables: readonly (readonly Outcome[])[], size: number, most: number): Distribution | null => {
  let sums: Distribution = new Map([[0, 1]]);
  for (const table of tables) {
    const box = distributionOf(table);
    for (let seat = 0; seat < size; seat += 1) {
      const more = convolved(sums, box, most);
      if (more === null) return null;
      sums = more;
    }
  }
  return sums;
};

/** A distribution in the order of its sums, with the chance of everything worse than each. */
interface Ladder {
  readonly sums: readonly number[];
  readonly chances: readonly number[];
  readonly worse: readonly number[];
}

const ladderOf = (distribution: Distribution, sign: 1 | -1): Ladder => {
  const steps = [...distribution].sort(([a], [b]) => sign * (a - b));
  let below = 0;
  const worse = steps.map(([, chance]) => {
    const before = below;
    below += chance;
    return before;
  });
  return { sums: steps.map(([sum]) => sum), chances: steps.map(([, chance]) => chance), worse };
};

/** For sums that only get better: the chances to have exactly that, and something worse. */
const climb = ({ sums, chances, worse }: Ladder, sign: 1 | -1) => {
  let at = 0;
  return (sum: number): { readonly equal: number; readonly worse: number } => {
    while (at < sums.length && sign * ((sums[at] ?? 0) - sum) < 0) at += 1;
    return sums[at] === sum ? { equal: chances[at] ?? 0, worse: worse[at] ?? 0 } : { equal: 0, worse: worse[at] ?? 1 };
  };
};

/** The chance that no other side is better. A tie counts as one divided by the number of tied sides. */
const shareOf = (others: readonly { readonly equal: number; readonly worse: number }[]): number => {
  // byTied[k]: chance that k of the others tie, and the rest are worse.
  let byTied: readonly number[] = [1];
  for (const { equal, worse } of others) {
    const before = byTied;
    byTied = Array.from(
      { length: before.length + 1 },
      (_, k) => (before[k] ?? 0) * worse + (before[k - 1] ?? 0) * equal,
    );
  }
  return byTied.reduce((sum, chance, tied) => sum + chance / (tied + 1), 0);
};

const summedUp = (totals: readonly number[], coming: Distribution, sign: 1 | -1): readonly number[] => {
  const ladder = ladderOf(coming, sign);
  return totals.map((own, side) => {
    const others = totals
      .filter((_, other) => other !== side)
      .map((total) => ({ total, chancesAt: climb(ladder, sign) }));
    return ladder.sums.reduce((chance, drawn, at) => {
      const against = others.map(({ total, chancesAt }) => chancesAt(own + drawn - total));
      return chance + (ladder.chances[at] ?? 0) * shareOf(against);
    }, 0);
  });
};

/** Draws of a table: the ticket's place by bisection. */
const drawing = (table: readonly Outcome[], random: () => number) => {
  const all = ticketsIn(table);
  let sum = 0;
  const upTo = table.map(({ tickets }) => {
    sum += tickets;
    return sum;
  });
  return (): number => {
    const ticket = random() * all;
    let low = 0;
    let high = table.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? 0) > ticket) high = middle;
      else low = middle + 1;
    }
    return table[low]?.value ?? 0;
  };
};

const drawnOften = (
  totals: readonly number[],
  tables: readonly (readonly Outcome[])[],
  size: number,
  sign: 1 | -1,
  random: () => number,
  draws: number,
): readonly number[] => {
  const boxes = tables.flatMap((table) => Array<() => number>(size).fill(drawing(table, random)));
  const wins = totals.map(() => 0);
  for (let n = 0; n < draws; n += 1) {
    const ends = totals.map((total) => sign * boxes.reduce((sum, draw) => sum + draw(), total));
    const best = Math.max(...ends);
    const tied = ends.filter((end) => end === best).length;
    ends.forEach((end, side) => {
      if (end === best) wins[side] = (wins[side] ?? 0) + 1 / tied;
    });
  }
  return wins.map((won) => won / draws);
};

/**
 * The chance of each side to win, from the published tables and the settled rounds alone: no forecast of the seed.
 * Exact where a side's coming draws have at most `mostSums` sums, otherwise estimated from draws. Null in a shared
 * battle, which has no single winner.
 * @param random between 0 and 1, for estimated chances
 * @param draws their count, for estimated chances
 */
export const chancesOf = (
  { mode, totals, size, left }: Race,
  random: () => number,
  mostSums = MOST_SUMS,
  draws = DRAWS,
): Chances | null => {
  if (mode === 'SHARED') return null;
  const terminal = mode === 'TERMINAL';
  const counted = terminal ? left.slice(-1) : left;
  const from = terminal ? totals.map(() => 0) : totals;
  const sign = mode === 'UNDERDOG' ? -1 : 1;
  const coming = stillToCome(counted, size, mostSums);
  return coming === null
    ? { wins: drawnOften(from, counted, size, sign, random, draws), approximate: true }
    : { wins: summedUp(from, coming, sign), approximate: false };
};
