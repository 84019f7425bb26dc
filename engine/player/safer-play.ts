import type { Instant } from '../kernel/decision.ts';
import type { PlayerId } from '../kernel/ids.ts';
import { formatMoney, type Money } from '../kernel/money.ts';
import { type Rejection, reject } from '../kernel/result.ts';
import { type Guard, type LimitKind, PERIODS, type Period, type World } from '../kernel/world.ts';

/** A player's activity in one calendar period, as limits count it. */
export interface PeriodActivity {
  /** Number of the period: UTC days since 1970, ISO weeks (Mondays) since 1970, months since year 0. */
  readonly period: number;
  readonly deposited: Money;
  readonly staked: Money;
  readonly won: Money;
}

/** A player's activity in the day, the week and the month of the player's last act. */
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

interface ActivityChange {
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
 * The activity after one more act. An amount that comes back goes back to the periods that it was taken in, where `since`,
 * the instant of the taking, is known. A period never falls below 0.
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

type Guarded = Pick<World, 'at' | 'guard'>;

/** The fields of a player that decide about pace and limits. */
interface Guardee {
  readonly playerId: PlayerId;
  readonly activity: Activity;
  readonly lastPlayAt: Instant | null;
}

/** Why the player may neither play nor deposit now: the operator's block, or what they set themselves. Null while they may. */
export const refuseBlocked = (playerId: PlayerId, world: Guarded): Rejection | null => {
  const { barredUntil, blockedUntil } = world.guard(playerId);
  if (barredUntil !== null && world.at < barredUntil) return reject('BLOCKED', { until: barredUntil });
  return blockedUntil !== null && world.at < blockedUntil ? reject('PLAY_NOT_ALLOWED') : null;
};

/** Why nothing of the player's may change its form, not even into their own coin. Null while it may. */
export const refuseMoving = (playerId: PlayerId, world: Guarded): Rejection | null => {
  const { heldUntil } = world.guard(playerId);
  return heldUntil !== null && world.at < heldUntil ? reject('HELD', { until: heldUntil }) : null;
};

/** Why nothing may leave the account: to Steam, to another player, or with the account itself. Null while it may. */
export const refuseLeaving = (
  { playerId, receivable }: { readonly playerId: PlayerId; readonly receivable: Money },
  world: Guarded,
): Rejection | null => {
  const { leavingHeldUntil } = world.guard(playerId);
  if (leavingHeldUntil !== null && world.at < leavingHeldUntil) return reject('HELD', { until: leavingHeldUntil });
  return receivable > 0n ? reject('RECEIVABLE_OPEN', { amount: formatMoney(receivable) }) : null;
};

/** The limit that a player's own settings put in the way: the details of `LIMIT_REACHED`. Minor units, decimal. */
type LimitExcess = {
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

/** The amount that counts against a limit of that kind. A loss is the stakes less the winnings: below 0 for a net win. */
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

/** Whether a player may play at all now, whatever it costs; null where nothing is in the way. */
export const refusePace = ({ playerId, lastPlayAt }: Guardee, world: Guarded): Rejection | null => {
  const blocked = refuseBlocked(playerId, world);
  if (blocked !== null) return blocked;
  const { minCycleMs } = world.guard(playerId);
  if (lastPlayAt === null || world.at >= lastPlayAt + minCycleMs) return null;
  return reject('TOO_FAST', { retryAt: lastPlayAt + minCycleMs });
};

/**
 * Whether the player's own limits allow one more stake: coin, and items at what they count. A loss is counted as if
 * nothing were won.
 */
export const refuseLimits = ({ playerId, activity }: Guardee, stake: Money, world: Guarded): Rejection | null => {
  const guard = world.guard(playerId);
  const excess =
    exceeded(guard, activity, world.at, 'wager', stake) ?? exceeded(guard, activity, world.at, 'loss', stake);
  return excess === null ? null : reject('LIMIT_REACHED', excess);
};
