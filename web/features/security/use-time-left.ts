import { useMessages } from '../../i18n/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** Whole hours and minutes until a moment, the nearest: a day is "24 h" on any clock. Nothing is over while it says "0 min" alone. */
export const hoursAndMinutes = (until: string, now: number): { readonly hours: number; readonly minutes: number } => {
  const left = Math.max(0, Date.parse(until) - now) / MINUTE_MS;
  const minutes = left < 1 ? Math.ceil(left) : Math.round(left);
  return { hours: Math.floor(minutes / HOUR_MINUTES), minutes: minutes % HOUR_MINUTES };
};

/** In words, from one moment to another. */
export const useTimeLeft = (): ((until: string, now: number) => string) => {
  const { security } = useMessages();
  return (until, now) => security.duration(hoursAndMinutes(until, now));
};
