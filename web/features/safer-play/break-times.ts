const HOUR_MS = 3_600_000;

/** 1 hour to 42 days. */
export const TIME_OUT_HOURS = [1, 6, 24, 72, 168, 336, 720, 1008] as const;
/** 6 to 60 months; null for good. */
export const EXCLUSION_MONTHS = [6, 12, 24, 36, 60, null] as const;
/** Minutes between two reminders; 0 for none. */
export const REMINDER_MINUTES = [0, 15, 30, 60, 120, 240] as const;

/** For good is written as a moment of the year 9999. */
export const isForGood = (until: string): boolean => until.startsWith('9999');

export const afterHours = (now: number, hours: number): number => now + hours * HOUR_MS;

/** The same day so many months on, in UTC; the last day of a shorter month. */
export const afterMonths = (now: number, months: number): number => {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
};

/** The end of a break that still runs; null otherwise. */
export const breakUntil = (until: string | null, now: number): string | null =>
  until !== null && Date.parse(until) > now ? until : null;

/** Whether a choice is longer than the running break: a player can make a break longer, never shorter. */
export const isLonger = (running: string | null, end: number | null): boolean => {
  if (running === null) return true;
  if (isForGood(running)) return false;
  return end === null || end > Date.parse(running);
};
