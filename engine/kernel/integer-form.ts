/** More digits than any bound of the log's numbers but the largest safe integer itself. */
const MOST_DIGITS = 15;
/** Integers that are written out one by one. */
const FEW = 30;

/**
 * Source of a regular expression for decimal integers from `least` to `most`, both inclusive, as canonical JSON writes
 * them: exact for a few of them, else only those with as many digits as are surely within the bounds. Null where that
 * leaves none, and for what may be negative.
 */
export const integersBetween = (least: number, most: number): string | null => {
  if (!(least >= 0 && most >= least)) return null;
  if (most - least <= FEW) {
    return `(?:${Array.from({ length: most - least + 1 }, (_, n) => least + n).join('|')})`;
  }
  let [fewest, longest] = [1, MOST_DIGITS];
  while (10 ** (fewest - 1) < least) fewest += 1;
  while (10 ** longest - 1 > most) longest -= 1;
  if (fewest > longest) return null;
  const digits = `[1-9][0-9]{${fewest - 1},${longest - 1}}`;
  return least === 0 ? `(?:0|${digits})` : digits;
};
