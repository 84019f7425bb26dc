import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type OrderId, type PlayerId, playerStream, termsStream } from '../kernel/ids.ts';
import { formatMoney, MAX_MONEY, parseMoney, sumOf } from '../kernel/money.ts';
import { reject } from '../kernel/result.ts';
import { forPlayer } from '../player/for-player.ts';
import type { SeesPlayers } from '../player/state.ts';
import { rebateOf } from '../rewards/rebate.ts';
import { kept } from '../terms/in-force.ts';
import type { SeesTerms } from '../terms/state.ts';
import { bonusesOf } from './bonuses.ts';
import { type PaymentSettled, paymentSettled, type RebateEarned } from './events.ts';

/**
 * The payment of an order arrived: credits it once, cancelled or not, with its bonuses and the rebate of who invited.
 * Safer play is not asked: the money is here, and it is the player's.
 */
export type SettlePayment = {
  readonly type: 'SettlePayment';
  readonly playerId: PlayerId;
  readonly depositId: OrderId;
  readonly provider: string;
  /** Coin that was paid for; another amount than ordered is refused. */
  readonly amount: string;
};

export const settlePayment: Handler<SettlePayment, PaymentSettled | RebateEarned, SeesPlayers & SeesTerms> = {
  needs: ({ playerId }, known) => {
    const player = known.player(playerId);
    const inviterId = player?.status === 'registered' ? player.rewards.promotion.inviterId : null;
    const inviter = inviterId === null ? [] : [playerStream(inviterId)];
    return { streams: [playerStream(playerId), termsStream, ...inviter], guards: [], pairs: [] };
  },

  decide: forPlayer((player, { playerId, depositId, provider, amount }, world, commandId) => {
    const order = player.deposits.get(depositId);
    if (order === undefined) return reject('DEPOSIT_CLOSED');
    if (formatMoney(order.amount) !== amount) {
      return reject('AMOUNT_MISMATCH', { ordered: formatMoney(order.amount), paid: amount });
    }
    const terms = order.terms === null ? null : kept(world.terms(), 'rewards', order.terms);
    const bonuses = bonusesOf(player, depositId, order, terms, world.at);
    const locked = sumOf(bonuses.map((bonus) => parseMoney(bonus.amount)));
    if (player.coin + order.amount > MAX_MONEY || player.rewards.bonus.locked + locked > MAX_MONEY)
      return reject('BALANCE_LIMIT');
    const data = { commandId, playerId, depositId, provider, amount, bonuses: [...bonuses] };
    return accept([
      paymentSettled.in(playerStream(playerId), data),
      ...rebateOf(player, depositId, order, terms, world, commandId),
    ]);
  }),
};
