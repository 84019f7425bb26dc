import { type ChiSquare, chiSquareOf, chiSquareTail } from './chi-square.ts';
import { rounded } from './returns.ts';

/** How well outcomes fit their published chances: a chi-square test, or the sum of several. */
export interface FitReport {
  readonly observations: number;
  readonly statistic: number;
  readonly degrees: number;
  /** The probability of outcomes at least this odd, if the chances are true; null where there are too few to tell. */
  readonly p: number | null;
}

export interface Fit extends ChiSquare {
  readonly observations: number;
}

export const reportFit = ({ observations, statistic, degrees }: Fit): FitReport => ({
  observations,
  statistic: rounded(statistic),
  degrees,
  p: degrees === 0 ? null : rounded(chiSquareTail({ statistic, degrees })),
});

/** Independent tests together. */
export const sumFits = (fits: Iterable<Fit>): Fit => {
  let [observations, statistic, degrees] = [0, 0, 0];
  for (const fit of fits) {
    observations += fit.observations;
    statistic += fit.statistic;
    degrees += fit.degrees;
  }
  return { observations, statistic, degrees };
};

/** Counts how often each entry of a table was drawn. */
export const countEntries = (entries: readonly { readonly first: number; readonly last: number }[]) => {
  const counts = entries.map(() => 0);
  return {
    add: (entry: number): void => {
      const before = counts[entry];
      if (before !== undefined) counts[entry] = before + 1;
    },
    fit: (): Fit => {
      const observations = counts.reduce((sum, one) => sum + one, 0);
      const tickets = entries.reduce((sum, { first, last }) => sum + last - first + 1, 0);
      const expected = entries.map(({ first, last }) => ((last - first + 1) / tickets) * observations);
      return { observations, ...chiSquareOf(counts, expected) };
    },
  };
};

/** Below this a sum of chances isn't normal enough to be tested. */
const LEAST_VARIANCE = 5;

/** Sums something with a known mean and variance: wins, or places of a ticket. */
export const sumTrials = () => {
  let [observations, seen, expected, variance] = [0, 0, 0, 0];
  return {
    add: (outcome: number, mean: number, spread: number): void => {
      observations += 1;
      seen += outcome;
      expected += mean;
      variance += spread;
    },
    seen: (): number => seen,
    expected: (): number => expected,
    fit: (): Fit =>
      variance < LEAST_VARIANCE
        ? { observations, statistic: 0, degrees: 0 }
        : { observations, statistic: (seen - expected) ** 2 / variance, degrees: 1 },
  };
};
