import { TICKETS } from './tickets.ts';

/** What one play is expected to pay, in minor units, and the variance of that. */
export interface Payout {
  readonly mean: number;
  readonly variance: number;
  /** The most that it can pay. */
  readonly most: number;
}

/** Tickets of a table, and what each of them pays. */
export interface PaidRange {
  readonly first: number;
  readonly last: number;
  /** Minor units, decimal. */
  readonly value: string;
}

export type PayoutOf = (entries: readonly PaidRange[]) => Payout;

/** What a draw from a table pays, whose ranges follow each other from 0. */
export const payoutOf: PayoutOf = (entries) => {
  const tickets = (entries.at(-1)?.last ?? -1) + 1;
  let mean = 0;
  let square = 0;
  let most = 0;
  for (const { first, last, value } of entries) {
    const chance = (last - first + 1) / tickets;
    const worth = Number(value);
    mean += worth * chance;
    square += worth ** 2 * chance;
    most = Math.max(most, worth);
  }
  return { mean, variance: Math.max(0, square - mean ** 2), most };
};

/** A chance of a value, and else something that pays as `otherwise` does. */
export const mixedPayout = (winTickets: number, value: string, otherwise: Payout): Payout => {
  const chance = winTickets / TICKETS;
  const worth = Number(value);
  const mean = chance * worth + (1 - chance) * otherwise.mean;
  const square = chance * worth ** 2 + (1 - chance) * (otherwise.variance + otherwise.mean ** 2);
  return { mean, variance: Math.max(0, square - mean ** 2), most: Math.max(worth, otherwise.most) };
};

export const NOTHING: Payout = { mean: 0, variance: 0, most: 0 };
