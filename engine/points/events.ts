import { z } from 'zod';
import { commandId, money, playerId, positiveMoney, roundIdText } from '../kernel/event-codec.ts';

/** Items went back to the house for points. `current` is the catalog's value where the lock was over, else null. */
export const itemsExchanged = z.strictObject({
  type: z.literal('ItemsExchanged'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    playerId,
    expectedTotal: money.nullable(),
    items: z
      .array(z.strictObject({ itemId: roundIdText, committed: money, current: money.nullable(), counted: money }))
      .min(1)
      .max(100),
    total: money.describe('points: the sum of what the items counted × 1.05, rounded down once'),
  }),
});

/** Items of free cases went back for a locked bonus: they can't become anything else. */
export const freeItemsSold = z.strictObject({
  type: z.literal('FreeItemsSold'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    playerId,
    expectedTotal: money.nullable().describe('of the whole command: coin and locked bonus together'),
    items: z
      .array(z.strictObject({ itemId: roundIdText, committed: money, current: money.nullable(), paid: money }))
      .min(1)
      .max(100),
    total: money,
  }),
});

/** Points became coin, at 0.90 rounded down. */
export const pointsTransferred = z.strictObject({
  type: z.literal('PointsTransferred'),
  schemaVersion: z.literal(1),
  data: z.strictObject({ commandId, playerId, points: positiveMoney, coin: money }),
});

/** Points went to another player. Both events stand next to each other in the log. */
export const pointsSent = z.strictObject({
  type: z.literal('PointsSent'),
  schemaVersion: z.literal(1),
  data: z.strictObject({ commandId, playerId, to: playerId, points: positiveMoney }),
});

export const pointsReceived = z.strictObject({
  type: z.literal('PointsReceived'),
  schemaVersion: z.literal(1),
  data: z.strictObject({ commandId, playerId, from: playerId, points: positiveMoney }),
});

export type ItemsExchanged = z.infer<typeof itemsExchanged>;
export type FreeItemsSold = z.infer<typeof freeItemsSold>;
export type PointsTransferred = z.infer<typeof pointsTransferred>;
export type PointsSent = z.infer<typeof pointsSent>;
export type PointsReceived = z.infer<typeof pointsReceived>;
