import { z } from 'zod';
import {
  commandId,
  count,
  itemFacts,
  listingId,
  money,
  playerId,
  positiveMoney,
  skinId,
  token128,
  wear,
} from '../kernel/event-codec.ts';

/** Which balance pays. */
export const shopBalance = z.enum(['coin', 'points']);

/** The shop offers a skin in one wear, or more of it. */
export const listingStocked = z.strictObject({
  type: z.literal('ListingStocked'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    listing: listingId,
    skin: skinId,
    wear,
    balance: shopBalance,
    added: z.int().min(1).max(100_000),
  }),
});

/** The shop offers it no longer. */
export const listingClosed = z.strictObject({
  type: z.literal('ListingClosed'),
  schemaVersion: z.literal(1),
  data: z.strictObject({ commandId, listing: listingId }),
});

/** Some of the stock was bought; `ShopPurchased` in the player's stream has the rest, in the same command. */
export const stockTaken = z.strictObject({
  type: z.literal('StockTaken'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    listing: listingId,
    playerId,
    purchaseId: token128,
    quantity: z.int().min(1).max(10),
    left: count,
  }),
});

export const listingEvent = z.discriminatedUnion('type', [listingStocked, listingClosed, stockTaken]);
export type ListingEvent = z.infer<typeof listingEvent>;

/** Items bought from the shop. */
export const shopPurchased = z.strictObject({
  type: z.literal('ShopPurchased'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    playerId,
    listing: listingId,
    purchaseId: token128,
    balance: shopBalance,
    items: z.array(itemFacts).min(1).max(10),
    expectedTotal: money,
    total: positiveMoney.describe('their value × 1.05 in coin, × 1.10 in points, rounded up once'),
  }),
});

export type ListingStocked = z.infer<typeof listingStocked>;
export type ListingClosed = z.infer<typeof listingClosed>;
export type StockTaken = z.infer<typeof stockTaken>;
export type ShopPurchased = z.infer<typeof shopPurchased>;
