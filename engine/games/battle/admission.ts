import { formatMoney, type Money } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import type { World } from '../../kernel/world.ts';
import { refuseBlocked, refuseLeaving, refuseLimits, refusePace } from '../../player/safer-play.ts';
import type { RegisteredPlayer } from '../../player/state.ts';
import { isStopped, type SeesStops } from '../../site/state.ts';

/** In so many battles that aren't over a player may sit. */
const MAX_OPEN_BATTLES = 20;

/** Refuses a player who may not start or join a battle now; null where they may. `player` is null for the house. */
export const refuseEntry = (
  player: Pick<RegisteredPlayer, 'playerId' | 'receivable'> | null,
  world: World & SeesStops,
): Rejection | null => {
  if (isStopped(world, 'battle')) return reject('GAME_STOPPED');
  if (player === null) return null;
  // The winner takes the draws of the others: a battle is a way to move items to another player.
  return refuseBlocked(player.playerId, world) ?? refuseLeaving(player, world);
};

/** Whether the player can take one more seat at this cost; null where nothing is in the way. */
export const refuseStake = (player: RegisteredPlayer, cost: Money, world: World): Rejection | null => {
  if (player.battles.size >= MAX_OPEN_BATTLES) return reject('TOO_MANY_ROOMS', { limit: MAX_OPEN_BATTLES });
  if (player.coin < cost) return reject('INSUFFICIENT_FUNDS', { cost: formatMoney(cost) });
  return refusePace(player, world) ?? refuseLimits(player, cost, world);
};
