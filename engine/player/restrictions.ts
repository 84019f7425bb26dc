import type { PlayerId } from '../kernel/ids.ts';
import { type Rejection, reject } from '../kernel/result.ts';
import type { World } from '../kernel/world.ts';

type Guarded = Pick<World, 'at' | 'guard'>;

/** Why the player may neither play nor deposit now: the operator's block, or what they set themselves. Null while they may. */
export const refuseBlocked = (playerId: PlayerId, world: Guarded): Rejection | null => {
  const { barredUntil, blockedUntil } = world.guard(playerId);
  if (barredUntil !== null && world.at < barredUntil) return reject('BLOCKED', { until: barredUntil });
  return blockedUntil !== null && world.at < blockedUntil ? reject('PLAY_NOT_ALLOWED') : null;
};

/** Why nothing of the player's may change its form, not even into their own coin. Null while it may. */
export const refuseMoving = (playerId: PlayerId, world: Guarded): Rejection | null => {
  const { heldUntil } = world.guard(playerId);
  return heldUntil !== null && world.at < heldUntil ? reject('HELD', { until: heldUntil }) : null;
};

/** Why nothing may leave the account: to Steam, to another player, or with the account itself. Null while it may. */
export const refuseLeaving = (playerId: PlayerId, world: Guarded): Rejection | null => {
  const { leavingHeldUntil } = world.guard(playerId);
  return leavingHeldUntil !== null && world.at < leavingHeldUntil ? reject('HELD', { until: leavingHeldUntil }) : null;
};
