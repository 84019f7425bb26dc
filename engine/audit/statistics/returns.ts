import type { Payout } from '../../fairness/payout.ts';
import type { Money } from '../../kernel/money.ts';
import { normalTail } from './chi-square.ts';

/** Stakes and winnings of plays; percentages have four decimals. */
export interface ReturnReport {
  readonly plays: number;
  /** Minor units. */
  readonly staked: Money;
  readonly paid: Money;
  /** Null where nothing was staked. */
  readonly rtp: {
    readonly observed: string;
    /** In 95 of 100 histories of these very plays the observed return lies between these. */
    readonly low: string;
    readonly high: string;
    /** By the published tables. */
    readonly expected: string;
  } | null;
  /** How probable it is to be at least this far from what is expected, either way; null where single wins decide. */
  readonly p: number | null;
}

export interface Returns {
  add(staked: Money, paid: Money, payout: Pick<Payout, 'mean' | 'variance' | 'most'>): void;
  report(): ReturnReport;
}

/** Four significant digits: as much as an approximation deserves, and the same on every machine. */
export const rounded = (value: number): number => Number(value.toPrecision(4));

/** Half the width of an interval that holds 95 % of a normal distribution, in standard errors. */
const ERRORS_95 = 1.959964;

/** A sum is normal enough to be tested when the greatest win is a small part of its spread. */
const isNormal = (variance: number, most: number): boolean => variance > 0 && variance >= 5 * most ** 2;

/** Sums of one kind of play. */
export const sumReturns = (): Returns => {
  let plays = 0;
  let staked = 0n;
  let paid = 0n;
  let expected = 0;
  let variance = 0;
  let most = 0;
  return {
    add: (stake, won, payout) => {
      plays += 1;
      staked += stake;
      paid += won;
      expected += payout.mean;
      variance += payout.variance;
      most = Math.max(most, payout.most);
    },
    report: () => {
      const error = Math.sqrt(variance);
      const percent = (amount: number): string => ((Math.max(0, amount) / Number(staked)) * 100).toFixed(4);
      return {
        plays,
        staked,
        paid,
        rtp:
          staked === 0n
            ? null
            : {
                observed: percent(Number(paid)),
                low: percent(expected - ERRORS_95 * error),
                high: percent(expected + ERRORS_95 * error),
                expected: percent(expected),
              },
        p: isNormal(variance, most) ? rounded(normalTail((Number(paid) - expected) / error)) : null,
      };
    },
  };
};
