import { isAmount } from '../kernel/amount.ts';
import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type PlayerId, playerStream } from '../kernel/ids.ts';
import { MAX_MONEY, parseMoney } from '../kernel/money.ts';
import { reject } from '../kernel/result.ts';
import { type BalanceAdjusted, balanceAdjusted } from './account-events.ts';
import { balanceOf, forPlayer, type SeesPlayers } from './state.ts';

/** The operator corrects a player's balance; it never goes below zero. */
export type AdjustBalance = {
  readonly type: 'AdjustBalance';
  readonly playerId: PlayerId;
  readonly balance: 'coin' | 'points' | 'locked';
  readonly direction: 'credit' | 'debit';
  /** Minor units, decimal, above 0. */
  readonly amount: string;
  readonly reason: 'correction' | 'compensation' | 'refund' | 'chargeback';
};

export const adjustBalance: Handler<AdjustBalance, BalanceAdjusted, SeesPlayers> = {
  needs: ({ playerId }) => ({ streams: [playerStream(playerId)], guards: [], pairs: [] }),

  decide: forPlayer((player, { playerId, balance, direction, amount, reason }, _world, commandId) => {
    if (!isAmount(amount) || amount === '0') return reject('INPUT_INVALID', { field: 'amount' });
    const change = parseMoney(amount);
    const before = balanceOf(player, balance);
    if (direction === 'debit' && before < change) return reject('INSUFFICIENT_FUNDS', { balance });
    if (direction === 'credit' && before + change > MAX_MONEY) return reject('BALANCE_LIMIT');
    return accept([
      balanceAdjusted.in(playerStream(playerId), { commandId, playerId, balance, direction, amount, reason }),
    ]);
  }),
};
