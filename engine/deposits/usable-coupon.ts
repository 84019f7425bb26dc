import type { Instant } from '../kernel/decision.ts';
import type { OrderId, Token128 } from '../kernel/ids.ts';
import { type Money, parseMoney } from '../kernel/money.ts';
import type { RegisteredPlayer } from '../player/state.ts';
import type { CouponTerms } from '../rewards/coupon-terms.ts';

export type DepositCoupon = Extract<CouponTerms, { kind: 'deposit-bonus' }>;

/** The terms of a coupon that is good for that order at that moment; null where it isn't. Another open order keeps it. */
export const usableCoupon = (
  { rewards, deposits }: RegisteredPlayer,
  couponId: Token128,
  order: { readonly depositId: OrderId; readonly amount: Money },
  at: Instant,
): DepositCoupon | null => {
  const coupon = rewards.coupons.get(couponId);
  if (coupon === undefined || coupon.terms.kind !== 'deposit-bonus' || at >= coupon.expiresAt) return null;
  if (order.amount < parseMoney(coupon.terms.minDeposit)) return null;
  const isTaken = deposits.some(
    (other, id) => id !== order.depositId && !other.cancelled && other.couponId === couponId,
  );
  return isTaken ? null : coupon.terms;
};
