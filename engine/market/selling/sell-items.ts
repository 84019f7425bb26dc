import { currentValue, type SeesSkins } from '../../catalog/skin/state.ts';
import type { HeldItem } from '../../facts/item-change.ts';
import { accept, type StreamEvent } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import { type PlayerId, playerStream, type RoundId, skinStream } from '../../kernel/ids.ts';
import { formatMoney, lesserOf, MAX_MONEY, parseMoney, sumOf } from '../../kernel/money.ts';
import { reject } from '../../kernel/result.ts';
import type { World } from '../../kernel/world.ts';
import { refuseMoving } from '../../player/restrictions.ts';
import type { SeesPlayers } from '../../player/state.ts';
import type { FreeItemsSold, ItemsSold } from './events.ts';

/** So long an item is worth its committed value; afterwards the lower of it and the catalog's. */
export const VALUE_LOCK_MS = 24 * 60 * 60 * 1000;

/** What one event holds. */
export const MAX_SOLD_AT_ONCE = 100;

/** Sells 1–100 different held items, all or nothing: for coin, and those of free cases for a locked bonus. */
export type SellItems = {
  readonly type: 'SellItems';
  readonly playerId: PlayerId;
  readonly itemIds: readonly RoundId[];
  /** The total the player was shown; a lower one is refused. Null takes what it is. */
  readonly expectedTotal: string | null;
};

/** What one item sells for now, with the catalog's value where it counted. */
export const priceOf = (item: HeldItem, world: Pick<World, 'at'> & SeesSkins) => {
  const locked = world.at < item.acquiredAt + VALUE_LOCK_MS;
  const current = locked ? null : currentValue(world.skin(item.skin), item.wear);
  return { current, paid: current === null ? item.value : lesserOf(item.value, current) };
};

type Priced = ReturnType<typeof priceOf> & { readonly item: HeldItem };

/** Items with what was paid for each, as the event has them. */
const saleOf = (sold: readonly Priced[]) => ({
  items: sold.map(({ item, current, paid }) => ({
    itemId: item.itemId,
    committed: formatMoney(item.value),
    current: current === null ? null : formatMoney(current),
    paid: formatMoney(paid),
  })),
  total: sumOf(sold.map(({ paid }) => paid)),
});

export const sellItems: Handler<SellItems, ItemsSold | FreeItemsSold, SeesPlayers & SeesSkins> = {
  needs: ({ playerId, itemIds }, known) => {
    const player = known.player(playerId);
    const held = player?.status === 'registered' ? itemIds.map((id) => player.items.get(id)) : [];
    const skins = held.flatMap((item) => (item === undefined ? [] : [skinStream(item.skin)]));
    return { streams: [playerStream(playerId), ...skins], guards: [playerId], pairs: [] };
  },

  decide: ({ playerId, itemIds, expectedTotal }, world, commandId) => {
    const player = world.player(playerId);
    if (player.status === 'absent') return reject('PLAYER_NOT_FOUND');
    const held = refuseMoving(playerId, world);
    if (held !== null) return held;
    if (itemIds.length < 1 || itemIds.length > MAX_SOLD_AT_ONCE)
      return reject('INPUT_INVALID', { items: itemIds.length });
    const missing = itemIds.filter((id, index) => !player.items.has(id) || itemIds.indexOf(id) !== index);
    if (missing.length > 0) return reject('ITEM_NOT_HELD', { itemIds: missing });
    const sold = itemIds.flatMap((id) => {
      const item = player.items.get(id);
      return item === undefined ? [] : [{ item, ...priceOf(item, world) }];
    });
    const won = saleOf(sold.filter(({ item }) => !item.free));
    const free = saleOf(sold.filter(({ item }) => item.free));
    const total = won.total + free.total;
    if (expectedTotal !== null && total < parseMoney(expectedTotal)) {
      return reject('PRICE_CHANGED', { total: formatMoney(total) });
    }
    const { coin, growth } = player;
    if (coin + won.total > MAX_MONEY || growth.bonus.locked + free.total > MAX_MONEY) return reject('BALANCE_LIMIT');
    const stream = playerStream(playerId);
    const common = { commandId, playerId, expectedTotal };
    const events: StreamEvent<ItemsSold | FreeItemsSold>[] = [];
    if (won.items.length > 0) {
      const data = { ...common, items: won.items, total: formatMoney(won.total) };
      events.push({ stream, event: { type: 'ItemsSold', schemaVersion: 1, data } });
    }
    if (free.items.length > 0) {
      const data = { ...common, items: free.items, total: formatMoney(free.total) };
      events.push({ stream, event: { type: 'FreeItemsSold', schemaVersion: 1, data } });
    }
    return accept(events);
  },
};
