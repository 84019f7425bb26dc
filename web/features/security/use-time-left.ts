import { useMessages } from '../../i18n/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** Whole hours and minutes until a moment, rounded up: nothing is over while it says "0 min". */
export const hoursAndMinutes = (until: string, now: number): readonly [hours: number, minutes: number] => {
  const minutes = Math.max(0, Math.ceil((Date.parse(until) - now) / MINUTE_MS));
  return [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES];
};

/** In words, from one moment to another. */
export const useTimeLeft = (): ((until: string, now: number) => string) => {
  const { security } = useMessages();
  return (until, now) => security.duration(...hoursAndMinutes(until, now));
};
