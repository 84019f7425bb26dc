import { byOperator, byPlayer, defineCommand } from '../kernel/define-command.ts';
import { listingStream, playerStream } from '../kernel/ids.ts';
import { exchangeItems } from './points/exchange-items.ts';
import { transferPoints } from './points/transfer-points.ts';
import { sellItems } from './selling/sell-items.ts';
import { buyFromShopWith } from './shop/buy-from-shop.ts';
import { closeListing } from './shop/close-listing.ts';
import { stockListing } from './shop/stock-listing.ts';

export const marketCommands = [
  defineCommand('SellItems', {
    handlerWith: () => sellItems,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
  }),
  defineCommand('ExchangeItems', {
    handlerWith: () => exchangeItems,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
  }),
  defineCommand('TransferPoints', {
    handlerWith: () => transferPoints,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
  }),
  defineCommand('StockListing', {
    handlerWith: () => stockListing,
    actor: byOperator,
    stream: ({ listing }) => listingStream(listing),
  }),
  defineCommand('CloseListing', {
    handlerWith: () => closeListing,
    actor: byOperator,
    stream: ({ listing }) => listingStream(listing),
  }),
  defineCommand('BuyFromShop', {
    handlerWith: buyFromShopWith,
    actor: byPlayer,
    stream: ({ listing }) => listingStream(listing),
  }),
] as const;
