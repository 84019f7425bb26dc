import type { Payout } from './payout.ts';
import { type Fraction, lowestTerms } from './rtp.ts';

/** Expectations and variances count 10⁻¹⁴ of a minor unit, or of its square: 10⁷ tickets squared divide 10¹⁴. */
const PRECISION = 10n ** 14n;

/** Plays together, each by the table that was published before it. All amounts are minor units. */
export interface ReturnSums {
  readonly plays: number;
  /** The sum of their stakes. */
  readonly staked: bigint;
  /** The sum of their payouts. */
  readonly won: bigint;
  /**
   * The sum of their expected payouts, in 10⁻¹⁴: exact for tables of 10⁷ tickets and for chances between two of these,
   * else the nearest.
   */
  readonly expected: bigint;
  /** Their payouts' variance, in 10⁻¹⁴ of a minor unit's square: exact for tables of 10⁷ tickets, else the nearest. */
  readonly variance: bigint;
  /** The most that one of them could pay. */
  readonly most: bigint;
}

export const NO_RETURNS: ReturnSums = { plays: 0, staked: 0n, won: 0n, expected: 0n, variance: 0n, most: 0n };

/** A quotient of what is not below 0 to the nearest whole number; halves go up. */
const nearest = (numerator: bigint, denominator: bigint): bigint => (2n * numerator + denominator) / (2n * denominator);

/** So many independent plays that pay alike. Variances add up, deviations don't. */
export const returnSums = (
  plays: number,
  { staked, won }: Pick<ReturnSums, 'staked' | 'won'>,
  { first, second, tickets, most }: Payout,
): ReturnSums => ({
  plays,
  staked,
  won,
  expected: nearest(BigInt(plays) * first * PRECISION, tickets),
  variance: nearest(BigInt(plays) * (second * tickets - first * first) * PRECISION, tickets * tickets),
  most: BigInt(most),
});

export const addReturns = (a: ReturnSums, b: ReturnSums): ReturnSums => ({
  plays: a.plays + b.plays,
  staked: a.staked + b.staked,
  won: a.won + b.won,
  expected: a.expected + b.expected,
  variance: a.variance + b.variance,
  most: a.most > b.most ? a.most : b.most,
});

/** Minor units that the plays were expected to pay, as far as floating point goes. */
export const expectedPayout = ({ expected }: ReturnSums): number => Number(expected) / Number(PRECISION);

/** The share of the stakes that came back, beside the spread that luck alone gives it. */
export interface ReturnBand {
  /** By the published tables, exact. */
  readonly published: Fraction;
  readonly measured: Fraction;
  /** One standard deviation of the return, as a share of what was staked: 0.01 is one percent point. */
  readonly sigma: number;
  /** The distance of the measured return from the published one, in standard deviations; 0 where luck has no part. */
  readonly deviation: number;
  /**
   * Whether the sum is close enough to a normal distribution for its bands: the greatest win is a small part of its
   * spread. Before that, single wins decide, and a great distance says nothing.
   */
  readonly telling: boolean;
}

/** Null where nothing was staked. */
export const returnBand = (sums: ReturnSums): ReturnBand | null => {
  const { staked, won, expected, variance, most } = sums;
  if (staked === 0n) return null;
  const spread = Math.sqrt(Number(variance) / Number(PRECISION));
  const distance = Number(won * PRECISION - expected) / Number(PRECISION);
  return {
    published: lowestTerms(expected, staked * PRECISION),
    measured: lowestTerms(won, staked),
    sigma: spread / Number(staked),
    deviation: spread === 0 ? 0 : distance / spread,
    telling: variance > 0n && variance >= 5n * most * most * PRECISION,
  };
};

/** How many of so many honest bands are expected to lie beyond two standard deviations, either way: 4.55 %. */
export const expectedBeyondTwo = (bands: number): number => bands * 0.0455;
