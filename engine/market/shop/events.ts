import { z } from 'zod';
import { defineEvent, type EventOf } from '../../facts/define-event.ts';
import { acquires, heldItem, pays } from '../../facts/facts.ts';
import {
  commandId,
  count,
  hexHash,
  itemFacts,
  listingId,
  money,
  playerId,
  positiveMoney,
  skinId,
  token128,
  wear,
} from '../../kernel/event-codec.ts';
import { definePlayerEvent } from '../../player/state.ts';

/** Which balance pays. */
export const shopBalance = z.enum(['coin', 'points']);

/** The shop offers a skin in one wear, or more of it. */
export const listingStocked = defineEvent(
  'ListingStocked',
  {
    commandId,
    listing: listingId,
    skin: skinId,
    wear,
    balance: shopBalance,
    added: z.int().min(1).max(100_000),
  },
  { stream: 'listing', visibility: 'open' },
);

/** The shop offers it no longer. */
export const listingClosed = defineEvent(
  'ListingClosed',
  { commandId, listing: listingId },
  { stream: 'listing', visibility: 'open' },
);

/** Some of the stock was bought; `ShopPurchased` in the player's stream has the rest, in the same command. */
export const stockTaken = defineEvent(
  'StockTaken',
  {
    commandId,
    listing: listingId,
    playerId,
    purchaseId: token128,
    quantity: z.int().min(1).max(10),
    left: count,
  },
  { stream: 'listing', visibility: 'open' },
);

export const listingEvents = [listingStocked, listingClosed, stockTaken] as const;
export type ListingEvent = EventOf<(typeof listingEvents)[number]>;

/** Items bought from the shop. */
export const shopPurchased = definePlayerEvent(
  'ShopPurchased',
  {
    commandId,
    playerId,
    terms: hexHash.describe('of the section `shop` that the player was shown'),
    listing: listingId,
    purchaseId: token128,
    balance: shopBalance,
    items: z.array(itemFacts).min(1).max(10),
    expectedTotal: money,
    total: positiveMoney.describe('the terms’ percent of their value, rounded up once'),
  },
  {
    visibility: 'open',
    facts: ({ playerId, purchaseId, balance, items, total }, at) => ({
      postings: pays(playerId, 'house', 'SHOP_PURCHASE', total, balance),
      acquired: acquires(
        playerId,
        items.map((item) => heldItem(item, { at, game: 'shop' })),
      ),
      reference: purchaseId,
    }),
  },
);

export const purchaseEvents = [shopPurchased] as const;
export type ListingStocked = EventOf<typeof listingStocked>;
export type ListingClosed = EventOf<typeof listingClosed>;
export type StockTaken = EventOf<typeof stockTaken>;
export type ShopPurchased = EventOf<typeof shopPurchased>;
