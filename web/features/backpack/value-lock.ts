const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

export type LockLeft =
  | { readonly unit: 'hours'; readonly count: number }
  | { readonly unit: 'minutes'; readonly count: number }
  | null;

/** How long the committed value still holds: whole hours, below one hour minutes, never more than is left. Null once it is over. */
export const lockLeft = (lockedUntil: string, now: number): LockLeft => {
  const left = Date.parse(lockedUntil) - now;
  if (!(left > 0)) return null;
  if (left >= HOUR_MS) return { unit: 'hours', count: Math.floor(left / HOUR_MS) };
  return { unit: 'minutes', count: Math.max(1, Math.floor(left / MINUTE_MS)) };
};
