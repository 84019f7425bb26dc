import { z } from 'zod';
import { money } from '../kernel/event-codec.ts';
import { formatMoney, parseMoney } from '../kernel/money.ts';
import type { Activity, PeriodActivity } from '../player/safer-play.ts';

const period = z.tuple([z.int(), money, money, money]);
type PeriodText = z.infer<typeof period>;
export const activitySnapshot = z.strictObject({ day: period, week: period, month: period });

const periodText = ({ period: number, deposited, staked, won }: PeriodActivity): PeriodText => [
  number,
  formatMoney(deposited),
  formatMoney(staked),
  formatMoney(won),
];

const periodOf = ([number, deposited, staked, won]: PeriodText): PeriodActivity => ({
  period: number,
  deposited: parseMoney(deposited),
  staked: parseMoney(staked),
  won: parseMoney(won),
});

export const encodeActivity = ({ day, week, month }: Activity): z.infer<typeof activitySnapshot> => ({
  day: periodText(day),
  week: periodText(week),
  month: periodText(month),
});

export const decodeActivity = ({ day, week, month }: z.infer<typeof activitySnapshot>): Activity => ({
  day: periodOf(day),
  week: periodOf(week),
  month: periodOf(month),
});
