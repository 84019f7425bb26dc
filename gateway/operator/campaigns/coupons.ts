import { formatMoney, type Money } from '../../../engine/kernel/money.ts';
import { type CouponTerms, couponTerms } from '../../../engine/rewards/coupon-terms.ts';
import { invalidInput } from '../../errors.ts';

interface CouponAsked {
  readonly percent: number | null;
  readonly max: Money | null;
  readonly min: Money | null;
  readonly case: string | null;
}

/** One coin, where no least deposit is asked for. */
const LEAST_DEPOSIT = 100n;

/** The benefit of a coupon: a share of a deposit, or one opening of a case. @throws GatewayError INVALID_INPUT */
export const couponTermsIn = ({ percent, max, min, case: slug }: CouponAsked): CouponTerms => {
  if (slug !== null && (percent ?? max ?? min) !== null)
    throw invalidInput('case', 'goes without a share of a deposit: a coupon is for one of them');
  if (slug === null && (percent === null || max === null))
    throw invalidInput(percent === null ? 'percent' : 'max', 'is missing: a coupon has percent and max, or a case');
  const { data, error } = couponTerms.safeParse(
    slug === null
      ? {
          kind: 'deposit-bonus',
          percent,
          max: formatMoney(max ?? 0n),
          minDeposit: formatMoney(min ?? LEAST_DEPOSIT),
        }
      : { kind: 'free-case', case: slug },
  );
  if (data !== undefined) return data;
  const field = String(error.issues[0]?.path[0] ?? 'percent');
  throw invalidInput(field === 'minDeposit' ? 'min' : field, 'is outside what a coupon may have');
};
