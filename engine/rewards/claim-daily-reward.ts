import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type PlayerId, playerStream, termsStream } from '../kernel/ids.ts';
import { formatMoney, MAX_MONEY, parseMoney } from '../kernel/money.ts';
import { reject } from '../kernel/result.ts';
import { dayOf } from '../player/safer-play.ts';
import { forPlayer, type SeesPlayers } from '../player/state.ts';
import { inForce } from '../terms/in-force.ts';
import type { SeesTerms } from '../terms/state.ts';
import { type DailyRewardClaimed, dailyRewardClaimed } from './events.ts';
import { rewardsBarred } from './reward-guard.ts';
import { dailyAt } from './state.ts';

/** Claims a tier of the daily deposit reward, for what was paid in on the UTC day of the claim. */
export type ClaimDailyReward = {
  readonly type: 'ClaimDailyReward';
  readonly playerId: PlayerId;
  /** Counted from 1. */
  readonly tier: number;
};

export const claimDailyReward: Handler<ClaimDailyReward, DailyRewardClaimed, SeesPlayers & SeesTerms> = {
  needs: ({ playerId }) => ({ streams: [playerStream(playerId), termsStream], guards: [playerId], pairs: [] }),

  decide: forPlayer((player, { playerId, tier }, world, commandId) => {
    const rewards = inForce(world.terms(), 'rewards', world.at);
    const offered = rewards?.values.dailyTiers[tier - 1];
    if (rewards === null || offered === undefined) return reject('INPUT_INVALID', { field: 'tier' });
    const barred = rewardsBarred(playerId, world);
    if (barred !== null) return barred;
    const day = dayOf(world.at);
    const { deposited, tiers } = dailyAt(player.rewards, day);
    if (tiers.includes(tier)) return reject('REWARD_CLAIMED');
    if (deposited < parseMoney(offered.deposit)) {
      return reject('REWARD_NOT_REACHED', { deposited: formatMoney(deposited), deposit: offered.deposit });
    }
    if (player.rewards.bonus.locked + parseMoney(offered.reward) > MAX_MONEY) return reject('BALANCE_LIMIT');
    const data = { commandId, playerId, terms: rewards.hash, day, tier, amount: offered.reward };
    return accept([dailyRewardClaimed.in(playerStream(playerId), data)]);
  }),
};
