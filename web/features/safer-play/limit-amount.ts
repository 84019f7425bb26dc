/** A limit in minor units; null for none. */
export type Limit = number | null;

/** When a change takes effect: lower at once, higher or none after 24 hours. */
export const effectOf = (current: Limit, next: Limit): 'same' | 'now' | 'later' => {
  if (current === next) return 'same';
  if (current === null) return 'now';
  return next === null || next > current ? 'later' : 'now';
};

/** The used part of a limit, 0 to 1; a limit of 0 is used up. */
export const usedShare = (used: number, limit: number): number => {
  if (limit <= 0) return 1;
  return Math.min(1, Math.max(0, used / limit));
};
