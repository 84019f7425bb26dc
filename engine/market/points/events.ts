import { z } from 'zod';
import type { EventOf } from '../../facts/define-event.ts';
import { gets, moves, pays } from '../../facts/facts.ts';
import { commandId, hexHash, itemIdText, money, playerId, positiveMoney } from '../../kernel/event-codec.ts';
import { definePlayerEvent } from '../../player/state.ts';

/** Items went back to the house for points. `current` is the catalog's value where the lock was over, else null. */
export const itemsExchanged = definePlayerEvent(
  'ItemsExchanged',
  {
    commandId,
    playerId,
    terms: hexHash.describe('of the section `items` that the player was shown'),
    expectedTotal: money.nullable(),
    items: z
      .array(z.strictObject({ itemId: itemIdText, committed: money, current: money.nullable(), counted: money }))
      .min(1)
      .max(100),
    total: money.describe('points: the terms’ percent of what the items counted together, rounded down once'),
  },
  {
    visibility: 'open',
    facts: ({ playerId, items, total }) => ({
      postings: gets(playerId, 'house', 'ITEM_EXCHANGE', total, 'points'),
      moved: moves(items, playerId, 'held', 'exchanged'),
    }),
  },
);

const transferTerms = hexHash.describe('of the section `transfer` that the player was shown');

/** Points became coin, at the rate of the terms, rounded down. */
export const pointsTransferred = definePlayerEvent(
  'PointsTransferred',
  { commandId, playerId, terms: transferTerms, points: positiveMoney, coin: money },
  {
    visibility: 'sealed',
    facts: ({ playerId, points, coin }) => ({
      postings: [
        ...pays(playerId, 'house', 'TRANSFER_OUT', points, 'points'),
        ...gets(playerId, 'house', 'TRANSFER_IN', coin),
      ],
    }),
  },
);

/** Points went to another player. Both events stand next to each other in the log. */
export const pointsSent = definePlayerEvent(
  'PointsSent',
  { commandId, playerId, terms: transferTerms, to: playerId, points: positiveMoney },
  {
    visibility: 'sealed',
    facts: ({ playerId, points }) => ({ postings: pays(playerId, 'escrow', 'TRANSFER_OUT', points, 'points') }),
  },
);

export const pointsReceived = definePlayerEvent(
  'PointsReceived',
  { commandId, playerId, from: playerId, points: positiveMoney },
  {
    visibility: 'sealed',
    facts: ({ playerId, points }) => ({ postings: gets(playerId, 'escrow', 'TRANSFER_IN', points, 'points') }),
  },
);

export const pointsEvents = [itemsExchanged, pointsTransferred, pointsSent, pointsReceived] as const;
export type ItemsExchanged = EventOf<typeof itemsExchanged>;
export type PointsTransferred = EventOf<typeof pointsTransferred>;
export type PointsSent = EventOf<typeof pointsSent>;
export type PointsReceived = EventOf<typeof pointsReceived>;
