import type { Instant } from '../kernel/decision.ts';
import type { OrderId } from '../kernel/ids.ts';
import type { Money } from '../kernel/money.ts';
import { dayOf, withActivity } from '../player/safer-play.ts';
import { type PendingDeposit, type RegisteredPlayer, withRewards } from '../player/state.ts';
import { dailyAt } from '../rewards/state.ts';

/** So many cancelled orders are remembered; the payment of an older one is no longer taken. */
export const MAX_CANCELLED_DEPOSITS = 100;

const counted = (player: RegisteredPlayer, amount: Money, at: Instant): RegisteredPlayer => ({
  ...player,
  activity: withActivity(player.activity, at, { deposited: amount }),
});

/** An order was opened: from here on limits count it. */
export const withOrder = (
  player: RegisteredPlayer,
  id: OrderId,
  { amount, terms, couponId, oneTimeRewards }: Omit<PendingDeposit, 'requestedAt' | 'cancelled'>,
  at: Instant,
): RegisteredPlayer => {
  const pending = { amount, terms, couponId, oneTimeRewards, requestedAt: at, cancelled: false };
  return counted({ ...player, deposits: player.deposits.set(id, pending) }, amount, at);
};

/** Without the cancelled orders that are too many, oldest first. */
const withinBounds = (deposits: RegisteredPlayer['deposits']): RegisteredPlayer['deposits'] => {
  const cancelled = deposits.filter((order) => order.cancelled);
  const excess = cancelled.size - MAX_CANCELLED_DEPOSITS;
  if (excess <= 0) return deposits;
  const byAge = [...cancelled].sort(([idA, a], [idB, b]) => a.requestedAt - b.requestedAt || (idA < idB ? -1 : 1));
  return deposits.deleteAll(byAge.slice(0, excess).map(([id]) => id));
};

/** An order was given up: limits count it no more. @throws Error for one that is not pending */
export const withOrderCancelled = (player: RegisteredPlayer, id: OrderId, at: Instant): RegisteredPlayer => {
  const pending = player.deposits.get(id);
  if (pending === undefined) throw new Error('DepositCancelled of an order that is not pending');
  return {
    ...player,
    deposits: withinBounds(player.deposits.set(id, { ...pending, cancelled: true })),
    activity: withActivity(player.activity, at, { deposited: -pending.amount }, pending.requestedAt),
  };
};

/** The payment of an order came. Limits didn't count a cancelled order any more, and count its payment again. */
export const withOrderSettled = (
  player: RegisteredPlayer,
  id: OrderId,
  amount: Money,
  at: Instant,
): RegisteredPlayer => {
  const today = dailyAt(player.rewards, dayOf(at));
  const paid: RegisteredPlayer = {
    ...withRewards(player, { daily: { ...today, deposited: today.deposited + amount } }),
    deposits: player.deposits.remove(id),
    lastDepositAt: at,
    depositCount: player.depositCount + 1,
  };
  return player.deposits.get(id)?.cancelled === true ? counted(paid, amount, at) : paid;
};
