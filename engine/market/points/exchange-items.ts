import type { SeesSkins } from '../../catalog/skin/state.ts';
import { isAmount } from '../../kernel/amount.ts';
import { accept } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import { type ItemId, type PlayerId, playerStream, skinStream } from '../../kernel/ids.ts';
import { formatMoney, MAX_MONEY, type Money, parseMoney, sumOf } from '../../kernel/money.ts';
import { reject } from '../../kernel/result.ts';
import { refuseMoving } from '../../player/restrictions.ts';
import type { SeesPlayers } from '../../player/state.ts';
import { MAX_SOLD_AT_ONCE, priceOf } from '../selling/sell-items.ts';
import type { ItemsExchanged } from './events.ts';

/** Points for items of that worth: × 1.05, rounded down. */
export const exchangeValue = (counted: Money): Money => (counted * 105n) / 100n;

/** Exchanges 1–100 different held items for points, all or nothing. */
export type ExchangeItems = {
  readonly type: 'ExchangeItems';
  readonly playerId: PlayerId;
  readonly itemIds: readonly ItemId[];
  /** Points that the player was shown; fewer are refused. Null takes what it is. */
  readonly expectedTotal: string | null;
};

export const exchangeItems: Handler<ExchangeItems, ItemsExchanged, SeesPlayers & SeesSkins> = {
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
    if (itemIds.length < 1 || itemIds.length > MAX_SOLD_AT_ONCE) {
      return reject('INPUT_INVALID', { items: itemIds.length });
    }
    if (expectedTotal !== null && !isAmount(expectedTotal)) return reject('INPUT_INVALID', { field: 'expectedTotal' });
    const missing = itemIds.filter((id, index) => !player.items.has(id) || itemIds.indexOf(id) !== index);
    if (missing.length > 0) return reject('ITEM_NOT_HELD', { itemIds: missing });
    const given = itemIds.flatMap((id) => player.items.get(id) ?? []);
    const free = given.filter((item) => item.free);
    if (free.length > 0) return reject('ITEM_SELL_ONLY', { itemIds: free.map(({ itemId }) => itemId) });
    const counted = given.map((item) => ({ item, ...priceOf(item, world) }));
    const total = exchangeValue(sumOf(counted.map(({ paid }) => paid)));
    if (expectedTotal !== null && total < parseMoney(expectedTotal)) {
      return reject('PRICE_CHANGED', { total: formatMoney(total) });
    }
    if (player.points + total > MAX_MONEY) return reject('BALANCE_LIMIT');
    return accept([
      {
        stream: playerStream(playerId),
        event: {
          type: 'ItemsExchanged',
          schemaVersion: 1,
          data: {
            commandId,
            playerId,
            expectedTotal,
            items: counted.map(({ item, current, paid }) => ({
              itemId: item.itemId,
              committed: formatMoney(item.value),
              current: current === null ? null : formatMoney(current),
              counted: formatMoney(paid),
            })),
            total: formatMoney(total),
          },
        },
      },
    ]);
  },
};
