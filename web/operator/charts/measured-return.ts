/** Plays beside what the published tables promise, as a report has them: minor units, the deviation that of the income. */
export interface PlayedFigures {
  readonly plays: number;
  readonly staked: number;
  readonly won: number;
  readonly income: number;
  readonly expected: number;
  readonly deviation?: number | null;
  readonly telling: boolean;
}

/** A return to players: shares of the stake, and its distance from the expected one. */
export interface MeasuredReturn {
  readonly measured: number;
  readonly expected: number;
  /** One standard deviation, as a share of the stake; null where luck has no part, or the plays hit the expectation exactly. */
  readonly sigma: number | null;
  /** Above 0 players got more than expected. Null where luck has no part. */
  readonly deviation: number | null;
}

/** Null without a stake: nothing is measured then. */
export const measuredReturn = ({ staked, won, income, expected, deviation }: PlayedFigures): MeasuredReturn | null => {
  if (staked === 0) return null;
  const isLuck = deviation != null;
  return {
    measured: won / staked,
    expected: 1 - expected / staked,
    sigma: isLuck && deviation !== 0 ? (income - expected) / deviation / staked : null,
    deviation: isLuck ? -deviation || 0 : null,
  };
};
