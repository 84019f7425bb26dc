import { isAmount } from '../kernel/amount.ts';
import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type OrderId, type PlayerId, playerStream } from '../kernel/ids.ts';
import { formatMoney, parseMoney } from '../kernel/money.ts';
import { reject } from '../kernel/result.ts';
import { forPlayer, type SeesPlayers } from '../player/state.ts';
import { type DepositReversed, depositReversed } from './events.ts';
import { reversalParts } from './reversal-parts.ts';

/**
 * The operator takes a payment back that its payer got back, in whole or in part, with the bonus that came with it. No balance
 * goes below zero: the player owes the part that they don't have.
 */
export type ReverseDeposit = {
  readonly type: 'ReverseDeposit';
  readonly playerId: PlayerId;
  readonly depositId: OrderId;
  readonly kind: 'refund' | 'chargeback';
  /** Minor units, decimal, above 0, and no more than what of the payment isn't reversed. */
  readonly amount: string;
};

/** DEPOSIT_NOT_PAID: the order was never paid, or so long ago that it is forgotten. INPUT_INVALID: more than is left of it. */
export const reverseDeposit: Handler<ReverseDeposit, DepositReversed, SeesPlayers> = {
  needs: ({ playerId }) => ({ streams: [playerStream(playerId)], guards: [], pairs: [] }),

  decide: forPlayer((player, { playerId, depositId, kind, amount }, _world, commandId) => {
    const paid = player.paid.get(depositId);
    if (paid === undefined) return reject('DEPOSIT_NOT_PAID');
    const left = paid.amount - paid.reversed;
    if (!isAmount(amount) || amount === '0' || parseMoney(amount) > left)
      return reject('INPUT_INVALID', { field: 'amount', max: formatMoney(left) });
    const { locked } = player.rewards.bonus;
    const parts = reversalParts(paid, parseMoney(amount), { coin: player.coin, locked });
    return accept([
      depositReversed.in(playerStream(playerId), {
        ...{ commandId, playerId, depositId, kind, amount },
        bonus: formatMoney(parts.bonus),
        locked: formatMoney(parts.locked),
        coin: formatMoney(parts.coin),
        receivable: formatMoney(parts.receivable),
        toldLater: paid.rebated,
      }),
    ]);
  }),
};
