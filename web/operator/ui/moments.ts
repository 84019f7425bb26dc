import { type Language, type Locale, languageOf } from '../../i18n/index.ts';
import type { Words } from '../texts.tsx';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A span in its largest unit and, up to a week, the next one below: `7 h 12 min`, `41 s`, `12 days`. */
export const spanText = (ms: number, { units }: Pick<Words, 'units'>): string => {
  const span = Math.max(0, ms);
  const whole = (unit: number): number => Math.floor(span / unit);
  const seconds = (count: number): string => units.seconds({ count: String(count) });
  const minutes = (count: number): string => units.minutes({ count: String(count) });
  const hours = (count: number): string => units.hours({ count: String(count) });
  const pair = (more: string, left: number, less: (count: number) => string): string =>
    left === 0 ? more : units.pair({ more, less: less(left) });
  if (span < MINUTE_MS) return seconds(whole(SECOND_MS));
  if (span < HOUR_MS) return minutes(whole(MINUTE_MS));
  if (span < DAY_MS) return pair(hours(whole(HOUR_MS)), whole(MINUTE_MS) % 60, minutes);
  const days = units.days({ count: whole(DAY_MS) });
  return span < 7 * DAY_MS ? pair(days, whole(HOUR_MS) % 24, hours) : days;
};

const two = (value: number): string => String(value).padStart(2, '0');

/** `14:32`, in the reader's own time zone. */
export const timeText = (moment: Date): string => `${two(moment.getHours())}:${two(moment.getMinutes())}`;

/** `2026-03-14`, in the reader's own time zone. */
export const dateText = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

/** In the reader's own time zone, as short as it is unambiguous: `14:27` today, `11-21 14:27` this year, else with the year. */
export const momentText = (moment: Date, now: Date): string => {
  const [day, today] = [dateText(moment), dateText(now)];
  if (day === today) return timeText(moment);
  return `${day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day} ${timeText(moment)}`;
};

const DAY_STYLE: Readonly<Record<Language, Intl.DateTimeFormatOptions>> = {
  'zh-CN': { month: 'long', day: 'numeric', weekday: 'short' },
  'zh-TW': { month: 'long', day: 'numeric', weekday: 'short' },
  en: { month: 'short', day: 'numeric', weekday: 'short' },
};

/** `11月22日周日`, `Sun, Nov 22`; in the zone of the site where it is known. */
export const dayText = (moment: Date, locale: Locale, timeZone?: string): string => {
  const language = languageOf(locale);
  return new Intl.DateTimeFormat(`${language}-u-nu-latn`, { ...DAY_STYLE[language], timeZone }).format(moment);
};

/** `14:32:07`, in the zone of the site where it is known. */
export const clockText = (moment: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-u-nu-latn', { timeStyle: 'medium', hourCycle: 'h23', timeZone }).format(moment);
