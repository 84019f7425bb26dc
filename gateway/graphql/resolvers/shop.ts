import { isListingId } from '../../../engine/kernel/ids.ts';
import { formatMoney, parseMoney } from '../../../engine/kernel/money.ts';
import { exchangePrice } from '../../../engine/market/item-prices.ts';
import { shopPrice } from '../../../engine/market/shop/shop-price.ts';
import type { ShopTerms } from '../../../engine/market/terms.ts';
import { eventsOf } from '../../../engine/projections/projection.ts';
import {
  listingById,
  MAX_PURCHASES_PAGE,
  MAX_SHOP_PAGE,
  purchasesOf,
  shopIn,
} from '../../../engine/projections/queries/shop.ts';
import { purchaseFrom } from '../../../engine/projections/shop-purchases.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import { recipientOf } from '../../play/recipients.ts';
import { requireTransfers } from '../../play/transfer-rule.ts';
import { type GatewayContext, ofViewer } from '../context.ts';
import type { Balance, Resolvers } from '../generated/resolvers.ts';
import { connectionOf, pageArguments } from '../pages.ts';
import { skinIn, termsNow, wearOf } from './catalog.ts';
import { itemsToPart } from './item-ids.ts';
import { itemOf, worthNow } from './items.ts';
import { awaitShown, eventIn, submit } from './submit.ts';

/** @throws GatewayError INVALID_INPUT: nothing is bought with bonuses */
const payingBalance = (balance: Balance | null | undefined): 'coin' | 'points' => {
  if (balance === 'locked') throw invalidInput('balance', 'is COIN or POINTS');
  return balance ?? 'coin';
};

/** The least value whose price is that much: prices rise with values, so halving finds it. */
const valueFor = (terms: ShopTerms, balance: 'coin' | 'points', price: bigint): bigint => {
  // No price is less than a hundredth of its value.
  let [low, high] = [0n, price < 0n ? 0n : price * 100n];
  while (low < high) {
    const middle = (low + high) / 2n;
    if (shopPrice(terms, balance, middle, 1) >= price) high = middle;
    else low = middle + 1n;
  }
  return low;
};

/** @throws GatewayError TRANSFER_DISABLED, RECIPIENT_NOT_FOUND */
const recipientFor = async ({ ports }: GatewayContext, playerId: string, nickname: string) => {
  requireTransfers(ports);
  const recipient = await recipientOf(ports.sql, nickname);
  if (recipient === null || recipient === playerId) throw new GatewayError('RECIPIENT_NOT_FOUND');
  return recipient;
};

export const shopResolvers: Resolvers = {
  Query: {
    shop: async (_root, asked, context) => {
      const { ports, catalog } = context;
      const balance = payingBalance(asked.balance);
      const { values: terms } = termsNow(context, 'shop');
      const { minPrice, maxPrice, search, family, grade } = asked;
      if (minPrice != null && maxPrice != null && minPrice > maxPrice)
        throw invalidInput('minPrice', 'is above maxPrice');
      const skins =
        family == null
          ? null
          : [...catalog.skinOf.values()].flatMap(({ id, definition }) => (definition.family === family ? [id] : []));
      const page = await shopIn(ports.sql, {
        balance,
        search: search ?? null,
        grade: grade ?? null,
        skins,
        sort: asked.sort ?? 'value-desc',
        minValue: minPrice == null ? null : valueFor(terms, balance, minPrice),
        // The first value that is too dear, less one.
        maxValue: maxPrice == null ? null : valueFor(terms, balance, maxPrice + 1n) - 1n,
        ...pageArguments(asked.first ?? MAX_SHOP_PAGE, asked.after, MAX_SHOP_PAGE),
      });
      return connectionOf(page);
    },

    shopPurchases: ofViewer(async ({ playerId }, { first, after }, context) => {
      const page = await purchasesOf(
        context.ports.sql,
        playerId,
        pageArguments(first ?? 15, after, MAX_PURCHASES_PAGE),
      );
      return connectionOf(page);
    }),
  },
  Mutation: {
    buyFromShop: ofViewer(async ({ playerId }, { commandId, terms, listingId, quantity, expectedTotal }, context) => {
      if (!isListingId(listingId)) throw new GatewayError('LISTING_NOT_FOUND');
      const answer = await submit(context, commandId, {
        type: 'BuyFromShop',
        playerId,
        terms,
        listing: listingId,
        quantity,
        expectedTotal: formatMoney(expectedTotal),
      });
      const [bought] = eventsOf(['ShopPurchased'], answer.events);
      await awaitShown(context, 'shop-listings', answer.position, commandId);
      const listing = await listingById(context.ports.sql, listingId);
      if (bought === undefined || listing === null) throw new GatewayError('INTERNAL', {}, 'a purchase of nothing');
      const { wallet, position } = answer;
      return { purchase: purchaseFrom(bought), listing, wallet, position };
    }),

    exchangeItems: ofViewer(async ({ playerId }, { commandId, terms, itemIds, expectedTotal }, context) => {
      const known = await itemsToPart(context, playerId, itemIds);
      const answer = await submit(context, commandId, {
        type: 'ExchangeItems',
        playerId,
        terms,
        itemIds: known,
        expectedTotal: expectedTotal == null ? null : formatMoney(expectedTotal),
      });
      const { wallet, position } = answer;
      const total = parseMoney(eventIn(answer, 'ItemsExchanged').event.data.total);
      return { itemIds: known, total, wallet, position };
    }),

    transferPoints: ofViewer(async (viewer, { commandId, terms, points, to }, context) => {
      const { playerId } = viewer;
      const recipient = to == null ? null : await recipientFor(context, viewer.playerId, to);
      const command = { type: 'TransferPoints', playerId, terms, points: formatMoney(points), to: recipient } as const;
      const answer = await submit(context, commandId, command);
      const { wallet, position } = answer;
      const coin = recipient === null ? parseMoney(eventIn(answer, 'PointsTransferred').event.data.coin) : null;
      return { points, coin, wallet, position };
    }),
  },
  ShopListing: {
    id: ({ listingId }) => listingId,
    skin: ({ skinId }, _arguments, { catalog }) => skinIn(catalog, skinId),
    wear: ({ wear }) => wearOf(wear),
    price: ({ balance, value }, _arguments, context) => shopPrice(termsNow(context, 'shop').values, balance, value, 1),
  },
  ShopPurchase: {
    id: ({ purchaseId }) => purchaseId,
    items: ({ itemIds }, _arguments, context) => Promise.all(itemIds.map((id) => itemOf(context, id))),
  },
  /** The points that the shop pays for an item in exchange. */
  Item: {
    exchangePoints: (item, _arguments, context) =>
      item.state === 'held' && !item.sellOnly
        ? exchangePrice([worthNow(item, context)], termsNow(context, 'items').values.exchangePercent)
        : null,
  },
  ExchangeResult: {
    items: ({ itemIds }, _arguments, context) => Promise.all(itemIds.map((id) => itemOf(context, id))),
  },
};
