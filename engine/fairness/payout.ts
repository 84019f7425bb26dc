import { TICKETS } from './tickets.ts';

/** The mean payout of one play, in minor units, and the payout's variance: exact in `first`, `second` and `tickets`. */
export interface Payout {
  readonly mean: number;
  readonly variance: number;
  /** The most that it can pay. */
  readonly most: number;
  /** Σ tickets · value; over `tickets` it is the mean. */
  readonly first: bigint;
  /** Σ tickets · value²; over `tickets` it is the mean of the square. */
  readonly second: bigint;
  /** More than 0. */
  readonly tickets: bigint;
}

/** Tickets of a table, and the payout of each of them. */
export interface PaidRange {
  readonly first: number;
  readonly last: number;
  /** Minor units, decimal. */
  readonly value: string;
}

export type PayoutOf = (entries: readonly PaidRange[]) => Payout;

const payoutFrom = (
  { first, second, tickets }: Pick<Payout, 'first' | 'second' | 'tickets'>,
  most: number,
): Payout => ({
  mean: Number(first) / Number(tickets),
  variance: Number(second * tickets - first * first) / Number(tickets) ** 2,
  most,
  first,
  second,
  tickets,
});

/** The payout of a draw from a table whose ranges follow each other from 0. */
export const payoutOf: PayoutOf = (entries) => {
  let [tickets, first, second, most] = [0n, 0n, 0n, 0];
  for (const range of entries) {
    const width = BigInt(range.last - range.first + 1);
    const value = BigInt(range.value);
    tickets += width;
    first += width * value;
    second += width * value * value;
    most = Math.max(most, Number(value));
  }
  return tickets === 0n ? NOTHING : payoutFrom({ first, second, tickets }, most);
};

const ALL_TICKETS = BigInt(TICKETS);

/** A chance of a value, and else something that pays as `otherwise` does. */
export const mixedPayout = (winTickets: number, text: string, otherwise: Payout): Payout => {
  const wins = BigInt(winTickets);
  const losses = ALL_TICKETS - wins;
  const value = BigInt(text);
  return payoutFrom(
    {
      first: wins * value * otherwise.tickets + losses * otherwise.first,
      second: wins * value * value * otherwise.tickets + losses * otherwise.second,
      tickets: ALL_TICKETS * otherwise.tickets,
    },
    Math.max(Number(value), otherwise.most),
  );
};

export const NOTHING: Payout = { mean: 0, variance: 0, most: 0, first: 0n, second: 0n, tickets: 1n };
