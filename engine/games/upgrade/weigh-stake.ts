import type { SeesSkins } from '../../catalog/skin/state.ts';
import type { ItemId } from '../../kernel/ids.ts';
import { formatMoney, type Money, sumOf } from '../../kernel/money.ts';
import type { World } from '../../kernel/world.ts';
import { priceOf } from '../../market/selling/sell-items.ts';
import { freeAmong, type RegisteredPlayer } from '../../player/state.ts';
import type { UpgradePlayed } from './events.ts';

export interface WeighedStake {
  /** Ids that aren't held, because their items were sold or staked before, and ids that are named twice. */
  readonly missing: readonly ItemId[];
  /** Items of free cases: they can't be staked. */
  readonly free: readonly ItemId[];
  readonly staked: UpgradePlayed['data']['staked'];
  /** What the items count together. */
  readonly counted: Money;
}

/** Items as a stake: each counts what it would sell for now. */
export const weighStake = (
  player: RegisteredPlayer,
  itemIds: readonly ItemId[],
  world: Pick<World, 'at'> & SeesSkins,
): WeighedStake => {
  const items = itemIds.flatMap((id) => {
    const item = player.items.get(id);
    return item === undefined ? [] : [{ item, ...priceOf(item, world) }];
  });
  return {
    missing: itemIds.filter((id, index) => !player.items.has(id) || itemIds.indexOf(id) !== index),
    free: freeAmong(player, itemIds),
    staked: items.map(({ item, current, paid }) => ({
      itemId: item.itemId,
      committed: formatMoney(item.value),
      current: current === null ? null : formatMoney(current),
      counted: formatMoney(paid),
    })),
    counted: sumOf(items.map(({ paid }) => paid)),
  };
};
