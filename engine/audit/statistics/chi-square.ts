/** ln Γ(x) for x > 0, by Lanczos' approximation (g = 7, 9 terms): 15 digits. */
const lnGamma = (x: number): number => {
  const terms = [
    676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
    -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
  ];
  const shifted = x - 1;
  let sum = 0.9999999999998099;
  for (const [index, term] of terms.entries()) sum += term / (shifted + index + 1);
  const t = shifted + terms.length - 0.5;
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(t) - t + Math.log(sum);
};

/** Upper regularised incomplete gamma function Q(a, x), by series below a + 1 and by continued fraction above. */
const upperGamma = (a: number, x: number): number => {
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - lnGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < 10_000 && term > sum * 1e-16; n += 1) {
      term *= x / (a + n);
      sum += term;
    }
    return Math.max(0, 1 - sum * scale);
  }
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let h = d;
  for (let n = 1; n < 10_000; n += 1) {
    const an = -n * (n - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    h *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return Math.min(1, scale * h);
};

export interface ChiSquare {
  readonly statistic: number;
  readonly degrees: number;
}

/** The probability of a statistic at least this large, if the expectation is true; 1 without a degree of freedom. */
export const chiSquareTail = ({ statistic, degrees }: ChiSquare): number =>
  degrees < 1 ? 1 : upperGamma(degrees / 2, statistic / 2);

/** The probability of a sum at least this many standard errors away from what is expected, either way. */
export const normalTail = (errors: number): number => chiSquareTail({ statistic: errors ** 2, degrees: 1 });

/** Pearson's chi-square statistic. Neighbours are pooled until at least 5 are expected of each. */
export const chiSquareOf = (counts: readonly number[], expected: readonly number[]): ChiSquare => {
  let left = expected.reduce((sum, one) => sum + one, 0);
  let statistic = 0;
  let groups = 0;
  let seen = 0;
  let due = 0;
  for (const [index, count] of counts.entries()) {
    const own = expected[index] ?? 0;
    seen += count;
    due += own;
    left -= own;
    // The rest that rounding leaves over after the last one is no neighbour to wait for.
    if (due < 5 || (index < counts.length - 1 && left < 5)) continue;
    statistic += (seen - due) ** 2 / due;
    groups += 1;
    seen = 0;
    due = 0;
  }
  return { statistic, degrees: Math.max(0, groups - 1) };
};
