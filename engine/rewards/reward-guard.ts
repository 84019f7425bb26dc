import type { PlayerId } from '../kernel/ids.ts';
import { type Rejection, reject } from '../kernel/result.ts';
import type { World } from '../kernel/world.ts';

/** Why the player may have no bonuses or rewards now: self-exclusion. Null while they may. */
export const rewardsBarred = (playerId: PlayerId, world: Pick<World, 'at' | 'guard'>): Rejection | null => {
  const { rewardsBlockedUntil } = world.guard(playerId);
  return rewardsBlockedUntil !== null && world.at < rewardsBlockedUntil ? reject('PLAY_NOT_ALLOWED') : null;
};
