import type { AnyEvent } from '../kernel/decision.ts';
import { byOperator, byPlayer, commandAt, defineState, firstEvent, playerCommand } from '../kernel/definitions.ts';
import { type ItemId, type ListingId, listingStream, type PlayerId } from '../kernel/ids.ts';
import { itemsExchanged, pointsEvents, pointsSent, pointsTransferred } from './points/events.ts';
import { exchangeItems } from './points/exchange-items.ts';
import { transferPoints } from './points/transfer-points.ts';
import { freeItemsSold, itemsSold, sellingEvents } from './selling/events.ts';
import { sellItems } from './selling/sell-items.ts';
import { buyFromShopWith } from './shop/buy-from-shop.ts';
import { closeListing } from './shop/close-listing.ts';
import {
  listingClosed,
  listingEvents,
  listingStocked,
  purchaseEvents,
  shopPurchased,
  stockTaken,
} from './shop/events.ts';
import { evolveListing, NO_LISTING } from './shop/state.ts';
import { stockListing } from './shop/stock-listing.ts';

const idsOf = (items: readonly { readonly itemId: ItemId }[]): ItemId[] => items.map(({ itemId }) => itemId);

/** Items of free cases that were sold along with others are told by an event of their own, right behind. */
const soldAlong = (seller: PlayerId, next: AnyEvent | undefined): readonly ItemId[] => {
  if (next?.type !== freeItemsSold.type) return [];
  const { playerId, items } = freeItemsSold.dataOf(next);
  return playerId === seller ? idsOf(items) : [];
};

const listingCommand = commandAt(({ listing }: { readonly listing: ListingId }) => listingStream(listing));

const marketCommands = [
  playerCommand('SellItems', byPlayer, () => sellItems, [
    firstEvent(itemsSold, ({ commandId: _, total: _total, items, ...asked }, { events }) => {
      const itemIds = [...idsOf(items), ...soldAlong(asked.playerId, events[1]?.event)];
      return { type: 'SellItems', ...asked, itemIds };
    }),
    firstEvent(freeItemsSold, ({ commandId: _, items, ...asked }) => ({
      type: 'SellItems',
      ...asked,
      itemIds: idsOf(items),
    })),
  ]),
  playerCommand('ExchangeItems', byPlayer, () => exchangeItems, [
    firstEvent(itemsExchanged, ({ commandId: _, total: _total, items, ...asked }) => {
      return { type: 'ExchangeItems', ...asked, itemIds: idsOf(items) };
    }),
  ]),
  playerCommand('TransferPoints', byPlayer, () => transferPoints, [
    firstEvent(pointsTransferred, ({ commandId: _, coin: _coin, ...asked }) => ({
      type: 'TransferPoints',
      ...asked,
      to: null,
    })),
    firstEvent(pointsSent, ({ commandId: _, ...asked }) => ({ type: 'TransferPoints', ...asked })),
  ]),
  listingCommand('StockListing', byOperator, () => stockListing, [
    firstEvent(listingStocked, ({ commandId: _, added: quantity, ...asked }) => ({
      type: 'StockListing',
      ...asked,
      quantity,
    })),
  ]),
  listingCommand('CloseListing', byOperator, () => closeListing, [
    firstEvent(listingClosed, ({ listing }) => ({ type: 'CloseListing', listing })),
  ]),
  listingCommand('BuyFromShop', byPlayer, buyFromShopWith, [
    firstEvent(stockTaken, ({ playerId, listing, quantity }, { events }) => {
      // The stock's event comes first, and the player's tells what was shown to them.
      const bought = events[1]?.event;
      if (bought?.type !== shopPurchased.type) return null;
      const { terms, expectedTotal } = shopPurchased.dataOf(bought);
      return { type: 'BuyFromShop', playerId, terms, listing, quantity, expectedTotal };
    }),
  ]),
] as const;

/** Selling, points and the shop. */
export const market = {
  events: [...sellingEvents, ...pointsEvents, ...purchaseEvents, ...listingEvents],
  commands: marketCommands,
  states: [
    defineState('listing', { initial: NO_LISTING, events: listingEvents, evolve: evolveListing, bytes: () => 500 }),
  ],
} as const;
