/** `days` stands for the days that the address says. */
export const PERIODS = ['month', 'today', 'week', 'thirty', 'last', 'days'] as const;
export type Period = (typeof PERIODS)[number];

/** Days of the site, both included: `2026-11-20`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** A report has at most so many days. */
export const MOST_DAYS = 366;
export const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const shifted = (day: string, days: number): string => dayOf(Date.parse(day) + days * DAY_MS);

/** The day of the site at a moment (RFC 3339). */
export const siteDay = (at: string, zone: string): string => {
  const parts = new Intl.DateTimeFormat('en-u-nu-latn-ca-gregory', {
    ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    timeZone: zone,
  }).formatToParts(new Date(at));
  const part = (type: 'year' | 'month' | 'day'): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
};

/** How many days there are from one to another, both included; 0 and below where the first comes after the last. */
export const countDays = ({ from, to }: Days): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** The days of a period that ends today or before. */
export const daysOf = (period: Exclude<Period, 'days'>, today: string): Days => {
  const first = `${today.slice(0, 8)}01`;
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'week':
      return { from: shifted(today, -6), to: today };
    case 'thirty':
      return { from: shifted(today, -29), to: today };
    case 'month':
      return { from: first, to: today };
    case 'last': {
      const to = shifted(first, -1);
      return { from: `${to.slice(0, 8)}01`, to };
    }
  }
};

/** Whether a report can have these days. */
export const isPeriod = (days: Days): boolean => {
  const count = countDays(days);
  return count >= 1 && count <= MOST_DAYS;
};
