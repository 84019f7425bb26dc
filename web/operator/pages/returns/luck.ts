/** Of an honest house, the share of returns beyond two and beyond three standard deviations, by luck alone. */
const BEYOND = { 2: 0.0455, 3: 0.0027 } as const;

/** A return as the API has it: shares of the stake. */
export interface MeasuredShares {
  readonly published?: number | null | undefined;
  readonly measured?: number | null | undefined;
  readonly deviation?: number | null | undefined;
  readonly telling: boolean;
}

export interface Outliers {
  /** Returns whose plays are enough for their deviation to mean something. */
  readonly telling: number;
  /** Of these, beyond two standard deviations, and how many luck puts there. */
  readonly beyondTwo: number;
  readonly expectedBeyondTwo: number;
  readonly beyondThree: number;
  readonly expectedBeyondThree: number;
}

/** How many returns lie far off, beside how many luck alone puts there. */
export const outliersOf = (returns: readonly MeasuredShares[]): Outliers => {
  const distances = returns.flatMap(({ telling, deviation }) =>
    telling && deviation != null ? [Math.abs(deviation)] : [],
  );
  const beyond = (sigmas: number): number => distances.filter((distance) => distance > sigmas).length;
  return {
    telling: distances.length,
    beyondTwo: beyond(2),
    expectedBeyondTwo: distances.length * BEYOND[2],
    beyondThree: beyond(3),
    expectedBeyondThree: distances.length * BEYOND[3],
  };
};

/** One standard deviation as a share of the stake; null where luck has no part or the plays hit the expectation exactly. */
export const sigmaOf = ({ published, measured, deviation }: MeasuredShares): number | null =>
  published == null || measured == null || deviation == null || deviation === 0
    ? null
    : Math.abs((measured - published) / deviation);
