import type { Instant } from '../kernel/decision.ts';
import type { Money } from '../kernel/money.ts';
import type { Period } from '../kernel/world.ts';

/** What limits count in one calendar period. */
export interface PeriodActivity {
  /** Number of the period: UTC days since 1970, ISO weeks (Mondays) since 1970, months since year 0. */
  readonly period: number;
  readonly deposited: Money;
  readonly staked: Money;
  readonly won: Money;
}

/** What a player did in the day, the week and the month of the last thing they did. */
export type Activity = Readonly<Record<Period, PeriodActivity>>;

export const DAY_MS = 24 * 60 * 60 * 1000;

/** UTC days since 1970. */
export const dayOf = (at: Instant): number => Math.floor(at / DAY_MS);

/** Number of the calendar period (UTC) that a moment lies in. 1970 began on a Thursday: weeks begin three days earlier. */
export const periodOf = (period: Period, at: Instant): number => {
  switch (period) {
    case 'day':
      return dayOf(at);
    case 'week':
      return Math.floor((dayOf(at) + 3) / 7);
    case 'month': {
      const date = new Date(at);
      return date.getUTCFullYear() * 12 + date.getUTCMonth();
    }
  }
};

const quiet = (period: number): PeriodActivity => ({ period, deposited: 0n, staked: 0n, won: 0n });

export const NO_ACTIVITY: Activity = { day: quiet(-1), week: quiet(-1), month: quiet(-1) };

/** A period's activity as it counts at that moment: nothing, where the last thing was done in an earlier one. */
export const activityAt = (activity: Activity, period: Period, at: Instant): PeriodActivity => {
  const now = periodOf(period, at);
  const known = activity[period];
  return known.period === now ? known : quiet(now);
};

export interface ActivityChange {
  /** Below 0 for an order that was given up. */
  readonly deposited?: Money;
  /** Coin, and items at what they counted. Below 0 for a stake that came back. */
  readonly staked?: Money;
  /** Committed value of what was won. */
  readonly won?: Money;
}

const NO_CHANGE: ActivityChange = {};

const notNegative = (amount: Money): Money => (amount < 0n ? 0n : amount);

/**
 * With one more thing done. What comes back is given back to the periods that it was taken in, where `since`, the moment
 * of that, is known; a period never falls below 0.
 */
export const withActivity = (
  activity: Activity,
  at: Instant,
  change: ActivityChange,
  since: Instant = at,
): Activity => {
  const counted = (period: Period): PeriodActivity => {
    const before = activityAt(activity, period, at);
    const isCounted = since === at || periodOf(period, since) === before.period;
    const { deposited = 0n, staked = 0n, won = 0n } = isCounted ? change : NO_CHANGE;
    return {
      period: before.period,
      deposited: notNegative(before.deposited + deposited),
      staked: notNegative(before.staked + staked),
      won: before.won + won,
    };
  };
  return { day: counted('day'), week: counted('week'), month: counted('month') };
};
