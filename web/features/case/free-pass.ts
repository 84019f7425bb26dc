import type { FreePass } from './play/open-body.ts';

interface FreeOffer {
  readonly freeCase?: { readonly case: { readonly slug: string }; readonly available: boolean } | null | undefined;
  /** Usable ones. */
  readonly coupons: readonly {
    readonly id: string;
    readonly kind: string;
    readonly case?: { readonly slug: string } | null | undefined;
  }[];
}

/** What the address asks for: `?free=1` the case of the day, `?coupon={id}` a coupon; null where it asks for neither. */
export const passAsked = (address: URLSearchParams): FreePass | null => {
  const couponId = address.get('coupon');
  if (couponId !== null && couponId !== '') return { couponId };
  return address.get('free') === '1' ? { couponId: null } : null;
};

/** Whether the player has what the address asks for, and for this case. */
export const holdsPass = (pass: FreePass, slug: string, { freeCase, coupons }: FreeOffer): boolean =>
  pass.couponId === null
    ? freeCase?.available === true && freeCase.case.slug === slug
    : coupons.some(({ id, kind, case: free }) => id === pass.couponId && kind === 'FREE_CASE' && free?.slug === slug);
