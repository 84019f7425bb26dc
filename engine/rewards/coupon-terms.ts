import { z } from 'zod';
import { caseSlug, positiveMoney } from '../kernel/event-codec.ts';

/** The benefit of a coupon. */
export const couponTerms = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('deposit-bonus'),
    percent: z.int().min(1).max(100),
    max: positiveMoney,
    minDeposit: positiveMoney,
  }),
  z.strictObject({ kind: z.literal('free-case'), case: caseSlug }),
]);
export type CouponTerms = z.infer<typeof couponTerms>;
