import { z } from 'zod';
import { count, skinId, wear } from '../kernel/event-codec.ts';
import { shopBalance } from '../market/shop/events.ts';
import type { ListingState } from '../market/shop/state.ts';
import { snapshotOf } from './snapshot.ts';

export const listingSnapshot = snapshotOf<Exclude<ListingState, { status: 'absent' }>>(
  2,
  z.strictObject({
    status: z.enum(['open', 'closed']),
    skin: skinId,
    wear,
    balance: shopBalance,
    stock: count,
  }),
);
