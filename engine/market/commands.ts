import type { AnyEvent } from '../kernel/decision.ts';
import { byOperator, byPlayer, defineCommand, head } from '../kernel/definitions.ts';
import { type ItemId, listingStream, type PlayerId, playerStream } from '../kernel/ids.ts';
import { itemsExchanged, pointsSent, pointsTransferred } from './points/events.ts';
import { exchangeItems } from './points/exchange-items.ts';
import { transferPoints } from './points/transfer-points.ts';
import { freeItemsSold, itemsSold } from './selling/events.ts';
import { sellItems } from './selling/sell-items.ts';
import { buyFromShopWith } from './shop/buy-from-shop.ts';
import { closeListing } from './shop/close-listing.ts';
import { listingClosed, listingStocked, shopPurchased, stockTaken } from './shop/events.ts';
import { stockListing } from './shop/stock-listing.ts';

const idsOf = (items: readonly { readonly itemId: ItemId }[]): ItemId[] => items.map(({ itemId }) => itemId);

/** Items of free cases that were sold along with others are told by an event of their own, right behind. */
const soldAlong = (seller: PlayerId, next: AnyEvent | undefined): readonly ItemId[] => {
  if (next?.type !== freeItemsSold.type) return [];
  const { playerId, items } = freeItemsSold.dataOf(next);
  return playerId === seller ? idsOf(items) : [];
};

export const marketCommands = [
  defineCommand('SellItems', {
    handlerWith: () => sellItems,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
    heads: [
      head(itemsSold, ({ playerId, terms, items, expectedTotal }, { events }) => ({
        type: 'SellItems',
        playerId,
        terms,
        itemIds: [...idsOf(items), ...soldAlong(playerId, events[1]?.event)],
        expectedTotal,
      })),
      head(freeItemsSold, ({ playerId, terms, items, expectedTotal }) => ({
        type: 'SellItems',
        playerId,
        terms,
        itemIds: idsOf(items),
        expectedTotal,
      })),
    ],
  }),
  defineCommand('ExchangeItems', {
    handlerWith: () => exchangeItems,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
    heads: [
      head(itemsExchanged, ({ playerId, terms, items, expectedTotal }) => ({
        type: 'ExchangeItems',
        playerId,
        terms,
        itemIds: idsOf(items),
        expectedTotal,
      })),
    ],
  }),
  defineCommand('TransferPoints', {
    handlerWith: () => transferPoints,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
    heads: [
      head(pointsTransferred, ({ playerId, terms, points }) => ({
        type: 'TransferPoints',
        playerId,
        terms,
        points,
        to: null,
      })),
      head(pointsSent, ({ playerId, terms, points, to }) => ({ type: 'TransferPoints', playerId, terms, points, to })),
    ],
  }),
  defineCommand('StockListing', {
    handlerWith: () => stockListing,
    actor: byOperator,
    stream: ({ listing }) => listingStream(listing),
    heads: [
      head(listingStocked, ({ listing, skin, wear, balance, added }) => ({
        type: 'StockListing',
        listing,
        skin,
        wear,
        balance,
        quantity: added,
      })),
    ],
  }),
  defineCommand('CloseListing', {
    handlerWith: () => closeListing,
    actor: byOperator,
    stream: ({ listing }) => listingStream(listing),
    heads: [head(listingClosed, ({ listing }) => ({ type: 'CloseListing', listing }))],
  }),
  defineCommand('BuyFromShop', {
    handlerWith: buyFromShopWith,
    actor: byPlayer,
    stream: ({ listing }) => listingStream(listing),
    heads: [
      head(stockTaken, ({ playerId, listing, quantity }, { events }) => {
        // The stock's event comes first, and the player's tells what was shown to them.
        const bought = events[1]?.event;
        if (bought?.type !== shopPurchased.type) return null;
        const { terms, expectedTotal } = shopPurchased.dataOf(bought);
        return { type: 'BuyFromShop', playerId, terms, listing, quantity, expectedTotal };
      }),
    ],
  }),
] as const;
