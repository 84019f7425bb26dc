import type { Instant } from '../kernel/decision.ts';
import { formatMoney, type Money } from '../kernel/money.ts';
import type { Guard, LimitKind } from '../kernel/world.ts';
import { PERIODS, type Period } from '../kernel/world.ts';
import { type Activity, activityAt, type PeriodActivity } from './activity.ts';

/** The limit that a player's own settings put in the way: the details of `LIMIT_REACHED`. Minor units, decimal. */
export type LimitExcess = {
  readonly kind: LimitKind;
  readonly period: Period;
  readonly limit: string;
  readonly used: string;
};

/** The limit in force: of those that have begun the newest, and of equally new ones the one set last. Null for none. */
export const limitAt = (
  { limits }: Pick<Guard, 'limits'>,
  at: Instant,
  kind: LimitKind,
  period: Period,
): Money | null =>
  limits
    .filter((limit) => limit.kind === kind && limit.period === period && limit.from <= at)
    .reduce<Guard['limits'][number] | null>(
      (newest, limit) => (newest === null || limit.from >= newest.from ? limit : newest),
      null,
    )?.amount ?? null;

/** What counts against a limit of that kind. A loss is what was staked less what was won: below 0 for a net win. */
const usedOf = ({ deposited, staked, won }: PeriodActivity, kind: LimitKind): Money => {
  switch (kind) {
    case 'deposit':
      return deposited;
    case 'wager':
      return staked;
    case 'loss':
      return staked - won;
  }
};

/** The first limit, shortest period first, that this much more of its kind would go beyond; null where none is. */
export const exceeded = (
  guard: Pick<Guard, 'limits'>,
  activity: Activity,
  at: Instant,
  kind: LimitKind,
  amount: Money,
): LimitExcess | null => {
  if (guard.limits.length === 0) return null;
  for (const period of PERIODS) {
    const limit = limitAt(guard, at, kind, period);
    const used = usedOf(activityAt(activity, period, at), kind);
    if (limit === null || used + amount <= limit) continue;
    return { kind, period, limit: formatMoney(limit), used: formatMoney(used < 0n ? 0n : used) };
  }
  return null;
};
