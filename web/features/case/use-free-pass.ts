import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { graphql, readFragment } from '../../generated/index.ts';
import { useSearchParams } from '../../platform/location.tsx';
import { useSession } from '../../platform/session.tsx';
import { COUPON } from '../deposit/deposit-query.ts';
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

/** The pass that the address asks for: `?free=1` the case of the day, `?coupon={id}` a coupon; null where it asks for neither. */
export const passAsked = (address: URLSearchParams): FreePass | null => {
  const couponId = address.get('coupon');
  if (couponId !== null && couponId !== '') return { couponId };
  return address.get('free') === '1' ? { couponId: null } : null;
};

/** Whether the player has the pass that the address asks for, and for this case. */
export const holdsPass = (pass: FreePass, slug: string, { freeCase, coupons }: FreeOffer): boolean =>
  pass.couponId === null
    ? freeCase?.available === true && freeCase.case.slug === slug
    : coupons.some(({ id, kind, case: free }) => id === pass.couponId && kind === 'FREE_CASE' && free?.slug === slug);

const FREE_PASSES = graphql(`
  query FreePasses {
    freeCase {
      case { slug version }
      available
    }
    coupons(state: USABLE) { id ...CouponFacts }
  }
`);

interface FreePassAccess {
  /** The pass that opens this case for nothing; null where the address asks for none, or the player hasn't got it. */
  readonly pass: FreePass | null;
  /** The page doesn't know yet whether the player has the pass: the player must not pay by mistake. */
  readonly checking: boolean;
  /** Takes the pass out of the address: it was used, or the player rather pays. */
  readonly drop: () => void;
}

/** The free opening that the address asks for. Asked of the server on every visit: it may have been used elsewhere. */
export const useFreePass = (slug: string): FreePassAccess => {
  const { status } = useSession();
  const [address, setAddress] = useSearchParams();
  const asked = useMemo(() => passAsked(address), [address]);
  const { data, error } = useQuery(FREE_PASSES, {
    skip: asked === null || status !== 'player',
    fetchPolicy: 'no-cache',
  });
  const pass = useMemo(() => {
    if (asked === null || data === undefined) return null;
    const coupons = data.coupons.map((coupon) => readFragment(COUPON, coupon));
    return holdsPass(asked, slug, { freeCase: data.freeCase, coupons }) ? asked : null;
  }, [asked, data, slug]);
  const drop = useCallback(
    () =>
      setAddress(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete('free');
          next.delete('coupon');
          return next;
        },
        { replace: true },
      ),
    [setAddress],
  );
  const checking =
    asked !== null && data === undefined && error === undefined && (status === 'player' || status === 'loading');
  return { pass, checking, drop };
};
