const DAY_MS = 86_400_000;

/** When a key ends that works for so many days; null for one without an end. */
export const keyEnd = (days: number | null, now: number): string | null =>
  days === null ? null : new Date(now + days * DAY_MS).toISOString();
