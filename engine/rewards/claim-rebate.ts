import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type PlayerId, playerStream } from '../kernel/ids.ts';
import { formatMoney, MAX_MONEY } from '../kernel/money.ts';
import { reject } from '../kernel/result.ts';
import { forPlayer, type SeesPlayers } from '../player/state.ts';
import { type RebateClaimed, rebateClaimed } from './events.ts';
import { rewardsBarred } from './reward-guard.ts';

/** Turns earned rebates into points, all of them. */
export type ClaimRebate = {
  readonly type: 'ClaimRebate';
  readonly playerId: PlayerId;
};

export const claimRebate: Handler<ClaimRebate, RebateClaimed, SeesPlayers> = {
  needs: ({ playerId }) => ({ streams: [playerStream(playerId)], guards: [playerId], pairs: [] }),

  decide: forPlayer((player, { playerId }, world, commandId) => {
    const barred = rewardsBarred(playerId, world);
    if (barred !== null) return barred;
    const { claimable } = player.rewards.promotion;
    if (claimable === 0n) return reject('NOTHING_TO_DO');
    if (player.points + claimable > MAX_MONEY) return reject('BALANCE_LIMIT');
    return accept([rebateClaimed.in(playerStream(playerId), { commandId, playerId, amount: formatMoney(claimable) })]);
  }),
};
