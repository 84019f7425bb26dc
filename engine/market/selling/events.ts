import { z } from 'zod';
import type { EventOf } from '../../facts/define-event.ts';
import { gets, moves } from '../../facts/facts.ts';
import { commandId, hexHash, itemIdText, money, playerId } from '../../kernel/event-codec.ts';
import { definePlayerEvent } from '../../player/state.ts';

/** Items went back to the house for coin. `current` is the catalog's value where the lock was over, else null. */
export const itemsSold = definePlayerEvent(
  'ItemsSold',
  {
    commandId,
    playerId,
    terms: hexHash.describe('of the section `items` that the player was shown'),
    expectedTotal: money.nullable(),
    items: z
      .array(z.strictObject({ itemId: itemIdText, committed: money, current: money.nullable(), paid: money }))
      .min(1)
      .max(100),
    total: money,
  },
  {
    visibility: 'open',
    facts: ({ playerId, items, total }) => ({
      postings: gets(playerId, 'house', 'ITEM_SALE', total),
      moved: moves(items, playerId, 'held', 'sold'),
    }),
  },
);

/** Items of free cases went back for a locked bonus: they can't become anything else. */
export const freeItemsSold = definePlayerEvent(
  'FreeItemsSold',
  {
    commandId,
    playerId,
    terms: hexHash.describe('of the section `items` that the player was shown'),
    expectedTotal: money.nullable().describe('of the whole command: coin and locked bonus together'),
    items: z
      .array(z.strictObject({ itemId: itemIdText, committed: money, current: money.nullable(), paid: money }))
      .min(1)
      .max(100),
  },
  { visibility: 'open', facts: ({ playerId, items }) => ({ moved: moves(items, playerId, 'held', 'sold') }) },
);

/** The locked bonus for items of free cases. It stands right behind their sale. */
export const freeSaleCredited = definePlayerEvent(
  'FreeSaleCredited',
  { commandId, playerId, total: money.describe('of what was paid for each of the items') },
  {
    visibility: 'sealed',
    facts: ({ playerId, total }) => ({ postings: gets(playerId, 'rewards', 'FREE_ITEM_SALE', total, 'locked') }),
  },
);

export const sellingEvents = [itemsSold, freeItemsSold, freeSaleCredited] as const;
export type ItemsSold = EventOf<typeof itemsSold>;
export type FreeItemsSold = EventOf<typeof freeItemsSold>;
export type FreeSaleCredited = EventOf<typeof freeSaleCredited>;
