import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { DepositOfferQuery } from '../../generated/graphql.ts';
import { readFragment } from '../../generated/index.ts';
import { useSession } from '../../platform/session.tsx';
import {
  COUPON,
  type Coupon,
  DEPOSIT_COUPONS,
  DEPOSIT_OFFER,
  PAYMENT_CHANNEL,
  type PaymentChannel,
} from './deposit-query.ts';

export interface Offer {
  /** Undefined until the first answer; empty where deposits are off. */
  readonly channels: readonly PaymentChannel[] | undefined;
  readonly firstBonus: DepositOfferQuery['firstDepositBonus'] | null;
  /** Those that add to a deposit. */
  readonly coupons: readonly Coupon[];
  readonly failed: boolean;
  readonly reload: () => void;
}

/** How one can deposit, and what comes on top. */
export const useOffer = (): Offer => {
  const { status } = useSession();
  const offer = useQuery(DEPOSIT_OFFER, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const held = useQuery(DEPOSIT_COUPONS, status === 'player' ? { fetchPolicy: 'no-cache' } : skipToken);
  const channels = useMemo(
    () => offer.data?.paymentChannels.map((channel) => readFragment(PAYMENT_CHANNEL, channel)),
    [offer.data],
  );
  const coupons = useMemo(
    () =>
      (held.data?.coupons ?? [])
        .map((coupon) => readFragment(COUPON, coupon))
        .filter(({ kind }) => kind === 'DEPOSIT_BONUS'),
    [held.data],
  );
  const { refetch } = offer;
  const first = offer.data?.firstDepositBonus;
  return {
    channels,
    firstBonus: first?.available ? first : null,
    coupons,
    failed: offer.error !== undefined && !offer.loading && offer.data === undefined,
    reload: () => {
      refetch().catch(() => undefined);
    },
  };
};
