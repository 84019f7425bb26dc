import type { SeesSkins } from '../../catalog/skin/state.ts';
import type { HeldItem } from '../../facts/facts.ts';
import { accept, type StreamEvent } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import { type HexHash, type ItemId, type PlayerId, playerStream, skinStream, termsStream } from '../../kernel/ids.ts';
import { formatMoney, MAX_MONEY, type Money, parseMoney, sumOf } from '../../kernel/money.ts';
import { reject } from '../../kernel/result.ts';
import type { Known, Needs } from '../../kernel/world.ts';
import { refuseMoving } from '../../player/safer-play.ts';
import { forPlayer, type SeesPlayers, type Worth, worthOf } from '../../player/state.ts';
import { shown } from '../../terms/in-force.ts';
import type { SeesTerms } from '../../terms/state.ts';
import { salePrice } from '../item-prices.ts';
import {
  type FreeItemsSold,
  type FreeSaleCredited,
  freeItemsSold,
  freeSaleCredited,
  type ItemsSold,
  itemsSold,
} from './events.ts';

/** The most items of one event. */
export const MAX_SOLD_AT_ONCE = 100;

/** Sells 1–100 different held items, all or nothing: for coin, and those of free cases for a locked bonus. */
export type SellItems = {
  readonly type: 'SellItems';
  readonly playerId: PlayerId;
  /** Hash of the section `items` that the player was shown. */
  readonly terms: HexHash;
  readonly itemIds: readonly ItemId[];
  /** The total the player was shown; a lower one is refused. Null takes the present total. */
  readonly expectedTotal: string | null;
};

interface Priced extends Worth {
  readonly item: HeldItem;
  readonly paid: Money;
}

/** Items with the price paid for each, as the event has them. */
const saleOf = (sold: readonly Priced[]) => ({
  items: sold.map(({ item, current, paid }) => ({
    itemId: item.itemId,
    committed: formatMoney(item.value),
    current: current === null ? null : formatMoney(current),
    paid: formatMoney(paid),
  })),
  total: sumOf(sold.map(({ paid }) => paid)),
});

type Sold = ItemsSold | FreeItemsSold | FreeSaleCredited;

/** The player, and what the catalog says of the items that they give away. */
export const itemsNeeded = (
  { playerId, itemIds }: Pick<SellItems, 'playerId' | 'itemIds'>,
  known: Known<SeesPlayers>,
): Needs => {
  const player = known.player(playerId);
  const held = player?.status === 'registered' ? itemIds.map((id) => player.items.get(id)) : [];
  const skins = held.flatMap((item) => (item === undefined ? [] : [skinStream(item.skin)]));
  return { streams: [playerStream(playerId), termsStream, ...skins], guards: [playerId], pairs: [] };
};

export const sellItems: Handler<SellItems, Sold, SeesPlayers & SeesSkins & SeesTerms> = {
  needs: itemsNeeded,

  decide: forPlayer((player, { playerId, terms, itemIds, expectedTotal }, world, commandId) => {
    const held = refuseMoving(playerId, world);
    if (held !== null) return held;
    if (itemIds.length < 1 || itemIds.length > MAX_SOLD_AT_ONCE)
      return reject('INPUT_INVALID', { items: itemIds.length });
    const missing = itemIds.filter((id, index) => !player.items.has(id) || itemIds.indexOf(id) !== index);
    if (missing.length > 0) return reject('ITEM_NOT_HELD', { itemIds: missing });
    const period = shown(world.terms(), 'items', terms, world.at);
    if ('kind' in period) return period;
    const sold = itemIds.flatMap((id): Priced[] => {
      const item = player.items.get(id);
      if (item === undefined) return [];
      const worth = worthOf(item, world);
      return [{ item, ...worth, paid: salePrice(worth.worth, period.values.sellPercent) }];
    });
    const won = saleOf(sold.filter(({ item }) => !item.free));
    const free = saleOf(sold.filter(({ item }) => item.free));
    const total = won.total + free.total;
    if (expectedTotal !== null && total < parseMoney(expectedTotal)) {
      return reject('PRICE_CHANGED', { total: formatMoney(total) });
    }
    const { coin, rewards } = player;
    if (coin + won.total > MAX_MONEY || rewards.bonus.locked + free.total > MAX_MONEY) return reject('BALANCE_LIMIT');
    const stream = playerStream(playerId);
    const common = { commandId, playerId, terms, expectedTotal };
    const events: StreamEvent<Sold>[] = [];
    if (won.items.length > 0) {
      events.push(itemsSold.in(stream, { ...common, items: won.items, total: formatMoney(won.total) }));
    }
    if (free.items.length > 0) {
      events.push(freeItemsSold.in(stream, { ...common, items: free.items }));
      events.push(freeSaleCredited.in(stream, { commandId, playerId, total: formatMoney(free.total) }));
    }
    return accept(events);
  }),
};
