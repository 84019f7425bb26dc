const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** A length of time in the longest unit of which it has one, rounded down; at least one second. */
export const longestUnit = (ms: number): { readonly count: number; readonly unit: (typeof UNITS)[number][0] } => {
  const [unit, length] = UNITS.find(([, one]) => ms >= one) ?? ['second', 1_000];
  return { count: Math.max(1, Math.floor(ms / length)), unit };
};
