import { z } from 'zod';
import type { SeesSkins } from '../catalog/skin/state.ts';
import { itemIdText, money } from '../kernel/event-codec.ts';
import { type ItemId, type SkinId, type StreamId, skinStream } from '../kernel/ids.ts';
import { formatMoney, type Money, sumOf } from '../kernel/money.ts';
import { type Rejection, reject } from '../kernel/result.ts';
import type { World } from '../kernel/world.ts';
import { freeAmong, type PlayerState, type RegisteredPlayer, worthOf } from '../player/state.ts';
import type { SeesTerms } from '../terms/state.ts';
import { MAX_STAKED } from './target-terms.ts';

/** Items as events say that they were staked. */
export const stakedItems = z
  .array(z.strictObject({ itemId: itemIdText, committed: money, current: money.nullable(), counted: money }))
  .max(MAX_STAKED)
  .describe('`current` is the catalog value where the lock of the committed one was over, else null');

export interface WeighedStake {
  readonly staked: z.infer<typeof stakedItems>;
  /** The total of the items. */
  readonly counted: Money;
}

/** The skins of the player's own items among these. */
export const stakedSkins = ({ items }: RegisteredPlayer, itemIds: readonly ItemId[]): readonly SkinId[] =>
  itemIds.flatMap((id) => items.get(id)?.skin ?? []);

/** The streams that hold their current values. */
export const stakeStreams = (player: PlayerState | undefined, itemIds: readonly ItemId[]): readonly StreamId[] =>
  player?.status === 'registered' ? stakedSkins(player, itemIds).map(skinStream) : [];

/**
 * Refuses items that can't be staked: items that aren't held, because they were sold or staked before, or are named
 * twice, and items of free cases. Null where they can.
 */
export const refuseStake = (player: RegisteredPlayer, itemIds: readonly ItemId[]): Rejection | null => {
  const missing = itemIds.filter((id, index) => !player.items.has(id) || itemIds.indexOf(id) !== index);
  if (missing.length > 0) return reject('ITEM_NOT_HELD', { itemIds: missing });
  const free = freeAmong(player, itemIds);
  return free.length > 0 ? reject('ITEM_SELL_ONLY', { itemIds: free }) : null;
};

/** Held items as a stake: each counts its present worth. */
export const weighStake = (
  player: RegisteredPlayer,
  itemIds: readonly ItemId[],
  world: Pick<World, 'at'> & SeesSkins & SeesTerms,
): WeighedStake => {
  const items = itemIds.flatMap((id) => {
    const item = player.items.get(id);
    return item === undefined ? [] : [{ item, ...worthOf(item, world) }];
  });
  return {
    staked: items.map(({ item, current, worth }) => ({
      itemId: item.itemId,
      committed: formatMoney(item.value),
      current: current === null ? null : formatMoney(current),
      counted: formatMoney(worth),
    })),
    counted: sumOf(items.map(({ worth }) => worth)),
  };
};
