import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type PlayerId, playerStream, termsStream } from '../kernel/ids.ts';
import { formatMoney, MAX_MONEY, parseMoney } from '../kernel/money.ts';
import { reject } from '../kernel/result.ts';
import { forPlayer, type SeesPlayers } from '../player/state.ts';
import { TOP_GRADE, vipGrade } from '../player/vip.ts';
import { inForce } from '../terms/in-force.ts';
import type { SeesTerms } from '../terms/state.ts';
import { type VipRewardClaimed, vipRewardClaimed } from './events.ts';
import { rewardsBarred } from './reward-guard.ts';

/** Claims the reward of a member grade, once. */
export type ClaimVipReward = {
  readonly type: 'ClaimVipReward';
  readonly playerId: PlayerId;
  /** 1 to 20. */
  readonly grade: number;
};

export const claimVipReward: Handler<ClaimVipReward, VipRewardClaimed, SeesPlayers & SeesTerms> = {
  needs: ({ playerId }) => ({ streams: [playerStream(playerId), termsStream], guards: [playerId], pairs: [] }),

  decide: forPlayer((player, { playerId, grade }, world, commandId) => {
    if (!(Number.isInteger(grade) && grade >= 1 && grade <= TOP_GRADE)) {
      return reject('INPUT_INVALID', { field: 'grade' });
    }
    const rewards = inForce(world.terms(), 'rewards', world.at);
    const barred = rewardsBarred(playerId, world);
    if (barred !== null) return barred;
    if (player.rewards.vipClaimed.has(grade)) return reject('REWARD_CLAIMED');
    const reached = vipGrade(player.wagered);
    const amount = parseMoney(rewards?.values.vipRewards[grade - 1] ?? '0');
    if (rewards === null || reached < grade || amount === 0n) return reject('REWARD_NOT_REACHED', { grade: reached });
    if (player.points + amount > MAX_MONEY) return reject('BALANCE_LIMIT');
    const data = { commandId, playerId, terms: rewards.hash, grade, amount: formatMoney(amount) };
    return accept([vipRewardClaimed.in(playerStream(playerId), data)]);
  }),
};
