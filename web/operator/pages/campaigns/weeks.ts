const DAY_MS = 24 * 60 * 60 * 1000;
/** Weeks that the calendar shows at once. */
export const WEEKS = 6;

/** The Monday, in the reader's own zone, so many weeks after the one of a moment. */
export const mondayOf = (moment: Date, weeks = 0): Date => {
  const weekday = (moment.getDay() + 6) % 7;
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() - weekday + 7 * weeks);
};

interface Place {
  /** Percent of the calendar's width. */
  readonly start: number;
  readonly width: number;
}

/** The place of a time in a calendar that begins with a Monday. An unknown beginning is a day before the end, an unknown end is open. */
export const placeOf = (from: string | null | undefined, to: string | null | undefined, monday: Date): Place => {
  const span = mondayOf(monday, WEEKS).getTime() - monday.getTime();
  const last = to == null ? monday.getTime() + span : Date.parse(to);
  const first = from == null ? last - DAY_MS : Date.parse(from);
  const within = (moment: number): number => Math.min(100, Math.max(0, ((moment - monday.getTime()) / span) * 100));
  return { start: within(first), width: Math.max(within(last) - within(first), 0.5) };
};

/** The moment in a typed text, in the reader's own zone, as the API takes it; null for no moment. */
export const momentIn = (typed: string): string | null => {
  const moment = Date.parse(typed);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
};
