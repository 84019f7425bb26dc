import { z } from 'zod';
import { count, skinId, wear } from '../kernel/event-codec.ts';
import { shopBalance } from '../market/shop/events.ts';
import type { ListingState } from '../market/shop/state.ts';

type StockedListing = Exclude<ListingState, { status: 'absent' }>;

/** A change of a state's shape is a new number here: snapshots of another number are passed over. */
const listingSnapshot = z.strictObject({
  format: z.literal(1),
  status: z.enum(['open', 'closed']),
  skin: skinId,
  wear,
  balance: shopBalance,
  stock: count,
});

export const encodeListing = (listing: StockedListing): z.infer<typeof listingSnapshot> => ({ format: 1, ...listing });

export const decodeListing = (json: unknown): StockedListing | null => {
  const parsed = listingSnapshot.safeParse(json);
  if (!parsed.success) return null;
  const { format: _, ...listing } = parsed.data;
  return listing;
};
