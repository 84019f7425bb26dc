import { z } from 'zod';
import { commandId, count, hexHash, money, pairId, playerId, positiveMoney } from '../kernel/event-codec.ts';

/** The operator corrected a balance. The words of the reason stay outside the log. */
export const balanceAdjusted = z.strictObject({
  type: z.literal('BalanceAdjusted'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    playerId,
    balance: z.enum(['coin', 'points', 'locked']),
    direction: z.enum(['credit', 'debit']),
    amount: positiveMoney,
    reason: z.enum(['correction', 'compensation', 'refund', 'chargeback']),
  }),
});

/**
 * The person behind the player asked to be forgotten. What was left is booked to `erased`, all seeds are revealed, and
 * nothing follows in this stream.
 */
export const playerErased = z.strictObject({
  type: z.literal('PlayerErased'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    playerId,
    coin: money,
    points: money,
    locked: money,
    revealed: z
      .array(z.strictObject({ pairId, serverSeed: hexHash, salt: hexHash, roundCount: count }))
      .min(2)
      .max(4)
      .describe('the pair in use, the next one, and those for rooms where there are any'),
  }),
});
export type PlayerErased = z.infer<typeof playerErased>;
export type BalanceAdjusted = z.infer<typeof balanceAdjusted>;
