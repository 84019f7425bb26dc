import type { ScheduleEvery } from '../generated/resolvers.ts';
import { type Day, shiftDay } from '../site-days.ts';

/** Both days included. */
export interface Period {
  readonly from: Day;
  readonly to: Day;
}

/** From Monday, 0, to Sunday, 6. */
const weekdayOf = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

const firstOfNextMonth = (day: Day): Day => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
};

/** The day, the week from Monday on, or the month in which a day is. */
export const periodOf = (every: ScheduleEvery, day: Day): Period => {
  if (every === 'day') return { from: day, to: day };
  const from = every === 'week' ? shiftDay(day, -weekdayOf(day)) : `${day.slice(0, 8)}01`;
  return { from, to: shiftDay(every === 'week' ? shiftDay(from, 7) : firstOfNextMonth(day), -1) };
};
