import type { Money } from '../kernel/money.ts';
import { type Rejection, reject } from '../kernel/result.ts';
import type { World } from '../kernel/world.ts';
import { exceeded } from './limits.ts';
import { refuseBlocked } from './restrictions.ts';
import type { RegisteredPlayer } from './state.ts';

type Guarded = Pick<World, 'at' | 'guard'>;

/** Whether a player may play at all now, whatever it costs; null where nothing is in the way. */
export const refusePace = ({ playerId, lastPlayAt }: RegisteredPlayer, world: Guarded): Rejection | null => {
  const blocked = refuseBlocked(playerId, world);
  if (blocked !== null) return blocked;
  const { minCycleMs } = world.guard(playerId);
  if (lastPlayAt === null || world.at >= lastPlayAt + minCycleMs) return null;
  return reject('TOO_FAST', { retryAt: lastPlayAt + minCycleMs });
};

/**
 * Whether the player's own limits allow one more stake: coin, and items at what they count. A loss is counted as if
 * nothing were won.
 */
export const refuseLimits = (
  { playerId, activity }: RegisteredPlayer,
  stake: Money,
  world: Guarded,
): Rejection | null => {
  const guard = world.guard(playerId);
  const excess =
    exceeded(guard, activity, world.at, 'wager', stake) ?? exceeded(guard, activity, world.at, 'loss', stake);
  return excess === null ? null : reject('LIMIT_REACHED', excess);
};
