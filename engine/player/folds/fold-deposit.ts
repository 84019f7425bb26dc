import type { Instant } from '../../kernel/decision.ts';
import { type Money, parseMoney } from '../../kernel/money.ts';
import { withActivity } from '../activity.ts';
import type { PendingDeposit, RegisteredPlayer } from '../state.ts';
import { acting, type Of } from './shared.ts';

export type DepositEvent = Of<'DepositSettled' | 'DepositRequested' | 'DepositCancelled' | 'PaymentSettled'>;

/** So many cancelled orders are remembered; the payment of an older one is no longer taken. */
export const MAX_CANCELLED_DEPOSITS = 100;

const received = (player: RegisteredPlayer, amount: Money, at: Instant): RegisteredPlayer => ({
  ...player,
  coin: player.coin + amount,
  lastDepositAt: at,
  depositCount: player.depositCount + 1,
});

/** Without the cancelled orders that are too many, oldest first. */
const withinBounds = (deposits: RegisteredPlayer['deposits']): RegisteredPlayer['deposits'] => {
  const cancelled = deposits.filter((order) => order.cancelled);
  const excess = cancelled.size - MAX_CANCELLED_DEPOSITS;
  if (excess <= 0) return deposits;
  const byAge = [...cancelled].sort(([idA, a], [idB, b]) => a.requestedAt - b.requestedAt || (idA < idB ? -1 : 1));
  return deposits.deleteAll(byAge.slice(0, excess).map(([id]) => id));
};

/** Orders, and the coin they bring. */
export const foldDeposit = (player: RegisteredPlayer, event: DepositEvent, at: Instant): RegisteredPlayer => {
  switch (event.type) {
    case 'DepositSettled': {
      const amount = parseMoney(event.data.amount);
      return { ...received(player, amount, at), activity: acting(player, at, { deposited: amount }) };
    }
    case 'DepositRequested': {
      const { depositId, couponId, oneTimeRewards } = event.data;
      const amount = parseMoney(event.data.amount);
      const pending: PendingDeposit = { amount, couponId, oneTimeRewards, requestedAt: at, cancelled: false };
      return {
        ...player,
        deposits: player.deposits.set(depositId, pending),
        activity: acting(player, at, { deposited: amount }),
      };
    }
    case 'DepositCancelled': {
      const { depositId } = event.data;
      const pending = player.deposits.get(depositId);
      if (pending === undefined) throw new Error('DepositCancelled of an order that is not pending');
      return {
        ...player,
        deposits: withinBounds(player.deposits.set(depositId, { ...pending, cancelled: true })),
        activity: withActivity(player.activity, at, { deposited: -pending.amount }, pending.requestedAt),
      };
    }
    case 'PaymentSettled': {
      const { depositId } = event.data;
      const amount = parseMoney(event.data.amount);
      const late = player.deposits.get(depositId)?.cancelled === true;
      return {
        ...received(player, amount, at),
        deposits: player.deposits.remove(depositId),
        activity: late ? acting(player, at, { deposited: amount }) : player.activity,
      };
    }
  }
};
