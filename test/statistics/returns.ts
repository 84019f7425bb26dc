/** Mean of what rounds returned of their stake, with its standard error. Floating point: statistics, no money. */
export interface Returned {
  readonly mean: number;
  readonly error: number;
}

export const returnsOf = () => {
  let rounds = 0;
  let sum = 0;
  let squares = 0;
  return {
    /** One more round returned this share of its stake. */
    add: (share: number): void => {
      rounds += 1;
      sum += share;
      squares += share * share;
    },
    result: (): Returned => {
      const mean = sum / rounds;
      return { mean, error: Math.sqrt((squares / rounds - mean * mean) / rounds) };
    },
  };
};

/** Half-width of a confidence interval in standard errors: 99 % of the normal distribution lie within. */
const Z_99 = 2.5758;

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

/** `92.03 % ± 0.41 % at 99 % confidence, published 91.99 %` */
export const returnText = ({ mean, error }: Returned, published: number): string =>
  `${percent(mean)} ± ${percent(Z_99 * error)} at 99 % confidence, published ${percent(published)}`;
