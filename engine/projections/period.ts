import type { Instant } from '../kernel/decision.ts';

/** Periods that rankings are kept for; all of them begin at midnight UTC, weeks on Monday (ISO 8601). */
export const PERIODS = ['day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

const DAY_MS = 86_400_000;
/** 5 January 1970, the first Monday of the era. */
const FIRST_MONDAY = 4 * DAY_MS;

/** So many periods are kept, the one under way included. */
const KEPT: Record<Period, number> = { day: 60, week: 12, month: 12 };

const weekStart = (at: Instant): Instant => at - ((((at - FIRST_MONDAY) % (7 * DAY_MS)) + 7 * DAY_MS) % (7 * DAY_MS));

/** The first instant of the period that `at` lies in; `back` periods earlier where it is given. */
export const periodStart = (period: Period, at: Instant, back = 0): Instant => {
  if (period === 'day') return at - (at % DAY_MS) - back * DAY_MS;
  if (period === 'week') return weekStart(at) - back * 7 * DAY_MS;
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back, 1);
};

/** The first instant of the oldest period that is kept at `at`. */
export const oldestKept = (period: Period, at: Instant): Instant => periodStart(period, at, KEPT[period] - 1);
