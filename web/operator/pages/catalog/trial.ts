import { TICKETS } from '../../../../engine/fairness/tickets.ts';

/** Fills an array with random numbers of 32 bits, as `crypto.getRandomValues` does. */
export type Random32 = (into: Uint32Array<ArrayBuffer>) => void;

export interface TrialQuestion {
  readonly draws: number;
  /** The rows in their order: tickets that sum to 10,000,000, values in minor units. */
  readonly rows: readonly { readonly tickets: number; readonly value: number }[];
}

export interface TrialAnswer {
  readonly draws: number;
  /** How often each row came. */
  readonly counts: readonly number[];
  /** Minor units in all. */
  readonly paid: number;
}

/** Numbers below are drawn alike: the rest of 2³² is drawn again. */
const FAIR_BELOW = Math.floor(2 ** 32 / TICKETS) * TICKETS;
const AT_ONCE = 16_384;

/** Draws from a table, each ticket as likely as any other. */
export const trialOf = ({ draws, rows }: TrialQuestion, random: Random32): TrialAnswer => {
  const ends = new Float64Array(rows.length);
  let end = 0;
  for (const [at, { tickets }] of rows.entries()) {
    end += tickets;
    ends[at] = end;
  }
  if (end !== TICKETS) throw new RangeError('a table has 10,000,000 tickets');
  const counts = rows.map(() => 0);
  const numbers = new Uint32Array(AT_ONCE);
  for (let drawn = 0; drawn < draws; ) {
    random(numbers);
    for (const number of numbers) {
      if (drawn === draws) break;
      if (number >= FAIR_BELOW) continue;
      const ticket = number % TICKETS;
      const place = ends.findIndex((first) => ticket < first);
      counts[place] = (counts[place] ?? 0) + 1;
      drawn += 1;
    }
  }
  const paid = rows.reduce((sum, { value }, at) => sum + value * (counts[at] ?? 0), 0);
  return { draws, counts, paid };
};
