import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type OrderId, type PlayerId, playerStream } from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import { forPlayer, type SeesPlayers } from '../player/state.ts';
import { type DepositCancelled, depositCancelled } from './events.ts';

/** Gives up an order that is not paid. */
export type CancelDeposit = {
  readonly type: 'CancelDeposit';
  readonly playerId: PlayerId;
  readonly depositId: OrderId;
  readonly reason: 'player' | 'provider' | 'expired';
};

export const cancelDeposit: Handler<CancelDeposit, DepositCancelled, SeesPlayers> = {
  needs: ({ playerId }) => ({ streams: [playerStream(playerId)], guards: [], pairs: [] }),

  decide: forPlayer((player, { playerId, depositId, reason }, _world, commandId) => {
    const order = player.deposits.get(depositId);
    if (order === undefined || order.cancelled) return reject('DEPOSIT_CLOSED');
    return accept([depositCancelled.in(playerStream(playerId), { commandId, playerId, depositId, reason })]);
  }),
};
