import { accept, type Instant } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type OrderId, type PlayerId, playerStream, termsStream } from '../kernel/ids.ts';
import { formatMoney, lesserOf, MAX_MONEY, type Money, parseMoney, sumOf } from '../kernel/money.ts';
import { reject } from '../kernel/result.ts';
import {
  forPlayer,
  invitingOf,
  NO_PLAYER,
  type PendingDeposit,
  type RegisteredPlayer,
  type SeesPlayers,
} from '../player/state.ts';
import { rebatesOf } from '../rewards/rebate.ts';
import type { RewardTerms } from '../rewards/rewards-section.ts';
import { sectionByHash } from '../terms/in-force.ts';
import type { SeesTerms } from '../terms/state.ts';
import { type PaymentSettled, paymentSettled, type RebateEarned, type ReceivablePaid } from './events.ts';
import { receivablePaidBy } from './pay-receivable.ts';
import { usableCoupon } from './usable-coupon.ts';

type Bonus = PaymentSettled['data']['bonuses'][number];

const share = (amount: Money, percent: number, max: string): Money =>
  lesserOf((amount * BigInt(percent)) / 100n, parseMoney(max));

/** The locked bonuses that come with the payment of an order: the first deposit's, and its coupon's if that is still good. */
const bonusesOf = (
  player: RegisteredPlayer,
  depositId: OrderId,
  { amount, couponId, oneTimeRewards }: PendingDeposit,
  rewards: RewardTerms | null,
  at: Instant,
): readonly Bonus[] => {
  const bonuses: Bonus[] = [];
  if (rewards !== null && oneTimeRewards && player.depositCount === 0) {
    const { percent, max } = rewards.firstDeposit;
    const first = share(amount, percent, max);
    if (first > 0n) bonuses.push({ reason: 'first-deposit', amount: formatMoney(first) });
  }
  const terms = couponId === null ? null : usableCoupon(player, couponId, { depositId, amount }, at);
  if (couponId !== null && terms !== null) {
    const more = share(amount, terms.percent, terms.max);
    if (more > 0n) bonuses.push({ reason: 'coupon', couponId, amount: formatMoney(more) });
  }
  return bonuses;
};

/**
 * The payment of an order arrived: credits it once, cancelled or not, with its bonuses, and pays with it what the player owes. The player's inviter gets the
 * rebate from the daily run. Safer play is not asked: the money is here, and it is the player's.
 */
export type SettlePayment = {
  readonly type: 'SettlePayment';
  readonly playerId: PlayerId;
  readonly depositId: OrderId;
  readonly provider: string;
  /** Coin that was paid for; another amount than ordered is refused. */
  readonly amount: string;
  /**
   * As logs from before the daily run have it: the same command credits the rebate. Auditors alone ask for it, also where no
   * rebate is due, which is the same either way.
   */
  readonly atOnce?: true;
};

export const settlePayment: Handler<
  SettlePayment,
  PaymentSettled | ReceivablePaid | RebateEarned,
  SeesPlayers & SeesTerms
> = {
  needs: ({ playerId, atOnce = false }, known) => {
    const { inviterId } = invitingOf(known.player(playerId) ?? NO_PLAYER);
    const inviter = inviterId === null || !atOnce ? [] : [playerStream(inviterId)];
    return { streams: [playerStream(playerId), termsStream, ...inviter], guards: [], pairs: [] };
  },

  decide: forPlayer((player, { playerId, depositId, provider, amount, atOnce = false }, world, commandId) => {
    const order = player.deposits.get(depositId);
    if (order === undefined) return reject('DEPOSIT_CLOSED');
    if (formatMoney(order.amount) !== amount) {
      return reject('AMOUNT_MISMATCH', { ordered: formatMoney(order.amount), paid: amount });
    }
    const terms = order.terms === null ? null : sectionByHash(world.terms(), 'rewards', order.terms);
    const bonuses = bonusesOf(player, depositId, order, terms, world.at);
    const locked = sumOf(bonuses.map((bonus) => parseMoney(bonus.amount)));
    if (player.coin + order.amount > MAX_MONEY || player.rewards.bonus.locked + locked > MAX_MONEY)
      return reject('BALANCE_LIMIT');
    const { inviterId } = invitingOf(player);
    const toldLater = !atOnce && inviterId !== null && order.terms !== null;
    const data = { commandId, playerId, depositId, provider, amount, bonuses: [...bonuses], toldLater };
    const payment = paymentSettled.in(playerStream(playerId), data);
    const paid = [payment, ...receivablePaidBy(player, order.amount, commandId)];
    if (!atOnce || inviterId === null || order.terms === null) return accept(paid);
    const rebated = [{ depositId, amount: order.amount, terms: order.terms }];
    return accept([...paid, ...rebatesOf(rebated, { from: playerId, inviterId }, world, commandId)]);
  }),
};
