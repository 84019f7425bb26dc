import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type PlayerId, playerStream } from '../kernel/ids.ts';
import { MAX_MONEY, parseMoney } from '../kernel/money.ts';
import { reject } from '../kernel/result.ts';
import type { DepositSettled } from './events.ts';
import { refuseBlocked } from './safer-play.ts';
import type { SeesPlayers } from './state.ts';

/** A payment arrived: credit coin once. */
export type SettleDeposit = {
  readonly type: 'SettleDeposit';
  readonly playerId: PlayerId;
  readonly depositId: string;
  readonly provider: string;
  /** Minor units, decimal, above 0. */
  readonly amount: string;
};

export const settleDeposit: Handler<SettleDeposit, DepositSettled, SeesPlayers> = {
  needs: ({ playerId }) => ({ streams: [playerStream(playerId)], guards: [playerId], pairs: [] }),

  decide: ({ playerId, depositId, provider, amount }, world, commandId) => {
    const player = world.player(playerId);
    if (player.status === 'absent') return reject('PLAYER_NOT_FOUND');
    const blocked = refuseBlocked(playerId, world);
    if (blocked !== null) return blocked;
    if (player.coin + parseMoney(amount) > MAX_MONEY) return reject('BALANCE_LIMIT');
    return accept([
      {
        stream: playerStream(playerId),
        event: { type: 'DepositSettled', schemaVersion: 1, data: { commandId, playerId, depositId, provider, amount } },
      },
    ]);
  },
};
