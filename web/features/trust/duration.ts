import type { Messages } from '../../i18n/index.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something took, in its two greatest units. Milliseconds. */
export const durationText = (ms: number, { time }: Messages['trust']): string => {
  if (ms < MINUTE) return time.seconds({ count: Math.round(ms / SECOND) });
  if (ms < HOUR) return time.minutes({ count: Math.round(ms / MINUTE) });
  const of = (unit: number, part: number) => ({ whole: Math.floor(ms / unit), rest: Math.floor((ms % unit) / part) });
  if (ms < DAY) {
    const { whole, rest } = of(HOUR, MINUTE);
    return rest === 0 ? time.hours({ count: whole }) : time.hoursMinutes({ hours: whole, minutes: rest });
  }
  const { whole, rest } = of(DAY, HOUR);
  return rest === 0 ? time.days({ count: whole }) : time.daysHours({ days: whole, hours: rest });
};

/** How long ago something was, in its greatest unit. */
export const ageText = (ms: number, { age }: Messages['trust']): string => {
  if (ms < MINUTE) return age.seconds({ count: Math.max(0, Math.floor(ms / SECOND)) });
  if (ms < HOUR) return age.minutes({ count: Math.floor(ms / MINUTE) });
  if (ms < DAY) return age.hours({ count: Math.floor(ms / HOUR) });
  return age.days({ count: Math.floor(ms / DAY) });
};
