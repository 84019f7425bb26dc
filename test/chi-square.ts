import { chiSquareOf, chiSquareTail } from '../engine/audit/statistics/chi-square.ts';

/** The probability that counts lie at least this far from what is expected, if the expectation is true. */
export const chiSquareP = (counts: readonly number[], expected: readonly number[]): number =>
  chiSquareTail(chiSquareOf(counts, expected));
