import type { SeesSkins } from '../../catalog/skin/state.ts';
import { isAmount } from '../../kernel/amount.ts';
import { accept } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import { type HexHash, type ItemId, type PlayerId, playerStream } from '../../kernel/ids.ts';
import { formatMoney, MAX_MONEY, parseMoney } from '../../kernel/money.ts';
import { reject } from '../../kernel/result.ts';
import { refuseMoving } from '../../player/safer-play.ts';
import { forPlayer, type SeesPlayers, worthOf } from '../../player/state.ts';
import { shown } from '../../terms/in-force.ts';
import type { SeesTerms } from '../../terms/state.ts';
import { exchangePrice } from '../item-prices.ts';
import { itemsNeeded, MAX_SOLD_AT_ONCE } from '../selling/sell-items.ts';
import { type ItemsExchanged, itemsExchanged } from './events.ts';

/** Exchanges 1–100 different held items for points, all or nothing. */
export type ExchangeItems = {
  readonly type: 'ExchangeItems';
  readonly playerId: PlayerId;
  /** Hash of the section `items` that the player was shown. */
  readonly terms: HexHash;
  readonly itemIds: readonly ItemId[];
  /** Points that the player was shown; fewer are refused. Null takes what it is. */
  readonly expectedTotal: string | null;
};

export const exchangeItems: Handler<ExchangeItems, ItemsExchanged, SeesPlayers & SeesSkins & SeesTerms> = {
  needs: itemsNeeded,

  decide: forPlayer((player, { playerId, terms, itemIds, expectedTotal }, world, commandId) => {
    const held = refuseMoving(playerId, world);
    if (held !== null) return held;
    if (itemIds.length < 1 || itemIds.length > MAX_SOLD_AT_ONCE) {
      return reject('INPUT_INVALID', { items: itemIds.length });
    }
    if (expectedTotal !== null && !isAmount(expectedTotal)) return reject('INPUT_INVALID', { field: 'expectedTotal' });
    const missing = itemIds.filter((id, index) => !player.items.has(id) || itemIds.indexOf(id) !== index);
    if (missing.length > 0) return reject('ITEM_NOT_HELD', { itemIds: missing });
    const given = itemIds.flatMap((id) => player.items.get(id) ?? []);
    const free = given.filter((item) => item.free);
    if (free.length > 0) return reject('ITEM_SELL_ONLY', { itemIds: free.map(({ itemId }) => itemId) });
    const period = shown(world.terms(), 'items', terms, world.at);
    if ('kind' in period) return period;
    const counted = given.map((item) => ({ item, ...worthOf(item, world) }));
    const total = exchangePrice(
      counted.map(({ worth }) => worth),
      period.values.exchangePercent,
    );
    if (expectedTotal !== null && total < parseMoney(expectedTotal)) {
      return reject('PRICE_CHANGED', { total: formatMoney(total) });
    }
    if (player.points + total > MAX_MONEY) return reject('BALANCE_LIMIT');
    return accept([
      itemsExchanged.in(playerStream(playerId), {
        commandId,
        playerId,
        terms,
        expectedTotal,
        items: counted.map(({ item, current, worth }) => ({
          itemId: item.itemId,
          committed: formatMoney(item.value),
          current: current === null ? null : formatMoney(current),
          counted: formatMoney(worth),
        })),
        total: formatMoney(total),
      }),
    ]);
  }),
};
