import {
  addReturns,
  expectedPayout,
  NO_RETURNS,
  type ReturnSums,
  returnBand,
} from '../../engine/fairness/return-band.ts';
import type { Money } from '../../engine/kernel/money.ts';

/** Sums of plays, and whether they were free. */
export interface Summed {
  readonly free: boolean;
  readonly sums: ReturnSums;
}

/** The figures of plays as a report shows them. Amounts are minor units. */
export interface PlayFigures {
  readonly plays: number;
  readonly staked: Money;
  readonly won: Money;
  readonly income: Money;
  readonly expected: Money;
  readonly deviation: number | null;
  /** Whether the plays are many enough for the deviation to mean something. */
  readonly telling: boolean;
  readonly freePlays: number;
  readonly givenAway: Money;
}

const added = (rows: readonly Summed[]): ReturnSums => rows.reduce((sum, row) => addReturns(sum, row.sums), NO_RETURNS);

/** The sums of the plays that were paid for. */
const paidSums = (rows: readonly Summed[]): ReturnSums => added(rows.filter(({ free }) => !free));

/** The income of the house that the published tables promise, to the nearest minor unit. */
const expectedIncome = (sums: ReturnSums): Money => sums.staked - BigInt(Math.round(expectedPayout(sums)));

/** The distance of the house's income from the expected one in standard deviations; null where luck has no part. */
const incomeDeviation = (sums: ReturnSums): number | null => {
  const band = returnBand(sums);
  // A lower return to players is a higher income of the house.
  return band === null || band.sigma === 0 ? null : 0 - band.deviation;
};

export const playFigures = (rows: readonly Summed[]): PlayFigures => {
  const paid = paidSums(rows);
  const free = added(rows.filter((row) => row.free));
  return {
    plays: paid.plays,
    staked: paid.staked,
    won: paid.won,
    income: paid.staked - paid.won,
    expected: expectedIncome(paid),
    deviation: incomeDeviation(paid),
    telling: returnBand(paid)?.telling ?? false,
    freePlays: free.plays,
    givenAway: free.won,
  };
};

/** One standard deviation of the income of plays that were paid for, in minor units; 0 where luck has no part. */
export const incomeSigma = (rows: readonly Summed[]): Money => spreadOf(paidSums(rows), 1);

const spreadOf = (paid: ReturnSums, deviations: number): Money =>
  BigInt(Math.round(deviations * (returnBand(paid)?.sigma ?? 0) * Number(paid.staked)));

interface IncomeBand {
  readonly low: Money;
  readonly high: Money;
}

/** Two standard deviations around the expected income. Amounts are minor units. */
export const incomeBand = (rows: readonly Summed[]): IncomeBand => {
  const paid = paidSums(rows);
  const expected = expectedIncome(paid);
  const two = spreadOf(paid, 2);
  return { low: expected - two, high: expected + two };
};
