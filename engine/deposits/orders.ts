import type { Instant } from '../kernel/decision.ts';
import type { OrderId } from '../kernel/ids.ts';
import type { Money } from '../kernel/money.ts';
import { allButNewest } from '../kernel/newest.ts';
import { dayOf, withActivity } from '../player/safer-play.ts';
import { type PaidDeposit, type PendingDeposit, type RegisteredPlayer, withRewards } from '../player/state.ts';
import { dailyAt } from '../rewards/state.ts';

/** So many cancelled orders are remembered; the payment of an older one is no longer taken. */
export const MAX_CANCELLED_DEPOSITS = 100;

/** So many payments are remembered, the newest; no other can be reversed. */
export const MAX_PAID_DEPOSITS = 500;

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
  return deposits.deleteAll(allButNewest(cancelled, MAX_CANCELLED_DEPOSITS, ({ requestedAt }) => requestedAt));
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
  { amount, bonus, rebated }: Pick<PaidDeposit, 'amount' | 'bonus' | 'rebated'>,
  at: Instant,
): RegisteredPlayer => {
  const payments = player.paid.set(id, { amount, bonus, reversed: 0n, rebated, paidAt: at });
  const today = dailyAt(player.rewards, dayOf(at));
  const paid: RegisteredPlayer = {
    ...withRewards(player, { daily: { ...today, deposited: today.deposited + amount } }),
    deposits: player.deposits.remove(id),
    paid: payments.deleteAll(allButNewest(payments, MAX_PAID_DEPOSITS, ({ paidAt }) => paidAt)),
    lastDepositAt: at,
    depositCount: player.depositCount + 1,
  };
  return player.deposits.get(id)?.cancelled === true ? counted(paid, amount, at) : paid;
};

/** Part of a payment was reversed; `receivable` of it is owed. @throws Error for a payment that isn't remembered */
export const withOrderReversed = (
  player: RegisteredPlayer,
  id: OrderId,
  { amount, receivable }: { readonly amount: Money; readonly receivable: Money },
  at: Instant,
): RegisteredPlayer => {
  const paid = player.paid.get(id);
  if (paid === undefined) throw new Error('DepositReversed of a payment that is not remembered');
  const today = dailyAt(player.rewards, dayOf(at));
  const counted = dayOf(paid.paidAt) === dayOf(at) ? { ...today, deposited: today.deposited - amount } : today;
  return {
    ...withRewards(player, { daily: counted }),
    paid: player.paid.set(id, { ...paid, reversed: paid.reversed + amount }),
    receivable: player.receivable + receivable,
  };
};
