import { z } from 'zod';
import { commandId, orderId, playerId, positiveMoney, token128 } from '../kernel/event-codec.ts';

/** An order was opened: from here on it counts against the player's deposit limits. */
export const depositRequested = z.strictObject({
  type: z.literal('DepositRequested'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    playerId,
    depositId: orderId,
    amount: positiveMoney.describe('coin to buy'),
    couponId: token128.nullable(),
    oneTimeRewards: z.boolean().describe('false where the person had them before, under an account that is erased'),
  }),
});

/** An order was given up, refused or forgotten. Should its payment come after all, it is still credited. */
export const depositCancelled = z.strictObject({
  type: z.literal('DepositCancelled'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    playerId,
    depositId: orderId,
    reason: z.enum(['player', 'provider', 'expired']),
  }),
});

/** The payment of an order arrived: coin, and the locked bonuses that came with it. Counter-accounts `deposits`, `rewards`. */
export const paymentSettled = z.strictObject({
  type: z.literal('PaymentSettled'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    playerId,
    depositId: orderId,
    provider: z.string().max(32),
    amount: positiveMoney,
    bonuses: z
      .array(
        z.discriminatedUnion('reason', [
          z.strictObject({ reason: z.literal('first-deposit'), amount: positiveMoney }),
          z.strictObject({ reason: z.literal('coupon'), couponId: token128, amount: positiveMoney }),
        ]),
      )
      .max(2),
  }),
});

/** In the stream of who invited the player: their share of that payment, in points, to be claimed. */
export const rebateEarned = z.strictObject({
  type: z.literal('RebateEarned'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    playerId: playerId.describe('who invited'),
    from: playerId,
    depositId: orderId,
    deposit: positiveMoney,
    ratio: z.int().min(0).max(10_000).describe('hundredths of a percent'),
    amount: z.string().describe('points, minor units, decimal'),
  }),
});

export type PaymentSettled = z.infer<typeof paymentSettled>;
export type DepositRequested = z.infer<typeof depositRequested>;
export type DepositCancelled = z.infer<typeof depositCancelled>;
export type RebateEarned = z.infer<typeof rebateEarned>;
