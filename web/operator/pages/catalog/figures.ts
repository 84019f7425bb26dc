import { payoutOf } from '../../../../engine/fairness/payout.ts';
import { type Fraction, lowestTerms } from '../../../../engine/fairness/rtp.ts';
import { TICKETS } from '../../../../engine/fairness/tickets.ts';
import type { TableRow } from './draft-table.ts';

type Paid = Pick<TableRow, 'value' | 'tickets'>;

export interface TableFigures {
  /** Of all rows: a table that can be published has 10,000,000. */
  readonly tickets: number;
  /** Minor units. */
  readonly mean: number;
  /** The return of the price, exactly; null without a price. */
  readonly returns: Fraction | null;
  /** One standard deviation of what a draw pays, in prices, or in minor units where there is no price. */
  readonly volatility: number;
}

const rangesOf = (rows: readonly Paid[]) => {
  let first = 0;
  return rows
    .filter(({ tickets }) => tickets > 0)
    .map(({ value, tickets }) => {
      const range = { first, last: first + tickets - 1, value: String(value) };
      first += tickets;
      return range;
    });
};

/** The figures of a table for a price in minor units. Tickets that are missing pay nothing. */
export const figuresOf = (rows: readonly Paid[], price: bigint | null): TableFigures => {
  const payout = payoutOf(rangesOf(rows));
  const tickets = rows.reduce((sum, row) => sum + row.tickets, 0);
  const deviation = Math.sqrt(payout.variance);
  return {
    tickets,
    mean: payout.mean,
    returns: price === null || price <= 0n ? null : lowestTerms(payout.first, price * BigInt(TICKETS)),
    volatility: price === null || price <= 0n ? deviation : deviation / Number(price),
  };
};

/** The chance that a draw is worth at least so much, in minor units. */
export const chanceOfAtLeast = (rows: readonly Paid[], least: bigint): number =>
  rows.reduce((sum, { value, tickets }) => sum + (value >= least ? tickets : 0), 0) / TICKETS;

/** `9/10 · 90.00%`: exact, and rounded down as players read it. */
export const fractionText = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;
