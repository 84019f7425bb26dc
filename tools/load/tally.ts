/** Durations counted in tenths of a millisecond: a million of them take little room, and sums of tallies are tallies. */
export type Tally = Map<number, number>;

const PER_MS = 10;

export const note = (tally: Tally, milliseconds: number): void => {
  const key = Math.max(0, Math.round(milliseconds * PER_MS));
  tally.set(key, (tally.get(key) ?? 0) + 1);
};

export const merged = (tallies: readonly Tally[]): Tally => {
  const sum: Tally = new Map();
  for (const tally of tallies) for (const [key, count] of tally) sum.set(key, (sum.get(key) ?? 0) + count);
  return sum;
};

export const countOf = (tally: Tally): number => tally.values().reduce((sum, count) => sum + count, 0);

/** Milliseconds that a share of all durations doesn't exceed; null for none. A share of 1 is the longest. */
export const quantileOf = (tally: Tally, share: number): number | null => {
  const rank = Math.max(1, Math.ceil(countOf(tally) * share));
  let passed = 0;
  for (const [key, count] of [...tally].toSorted(([a], [b]) => a - b)) {
    passed += count;
    if (passed >= rank) return key / PER_MS;
  }
  return null;
};
