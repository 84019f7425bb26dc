import type { SeesCases } from '../catalog/case/state.ts';
import { accept, type Instant } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { caseStream, type PlayerId, playerStream, type Token128 } from '../kernel/ids.ts';
import { MAX_MONEY } from '../kernel/money.ts';
import { type Rejection, reject } from '../kernel/result.ts';
import { forPlayer, type SeesPlayers } from '../player/state.ts';
import { type CouponTerms, couponTerms } from './coupon-terms.ts';
import { type CouponGranted, couponGranted } from './events.ts';
import { MAX_COUPONS, unexpired } from './state.ts';

/** The operator gives a player a coupon. */
export type GrantCoupon = {
  readonly type: 'GrantCoupon';
  readonly playerId: PlayerId;
  readonly couponId: Token128;
  readonly terms: CouponTerms;
  readonly expiresAt: Instant;
};

/** The reason why no player could use a coupon with those terms; null where a player can. */
const useless = (terms: CouponTerms, world: SeesCases): Rejection | null => {
  if (!couponTerms.safeParse(terms).success) return reject('INPUT_INVALID', { field: 'terms' });
  if (terms.kind === 'deposit-bonus') {
    const isPayable = BigInt(terms.max) <= MAX_MONEY && BigInt(terms.minDeposit) <= MAX_MONEY;
    return isPayable ? null : reject('INPUT_INVALID', { field: 'terms' });
  }
  const { status } = world.case(terms.case);
  if (status === 'absent') return reject('CASE_NOT_FOUND');
  return status === 'retired' ? reject('CASE_RETIRED') : null;
};

export const grantCoupon: Handler<GrantCoupon, CouponGranted, SeesPlayers & SeesCases> = {
  needs: ({ playerId, terms }) => ({
    streams: [playerStream(playerId), ...(terms.kind === 'free-case' ? [caseStream(terms.case)] : [])],
    guards: [],
    pairs: [],
  }),

  decide: forPlayer((player, { playerId, couponId, terms, expiresAt }, world, commandId) => {
    if (!(Number.isSafeInteger(expiresAt) && expiresAt > world.at)) {
      return reject('INPUT_INVALID', { field: 'expiresAt' });
    }
    const refused = useless(terms, world);
    if (refused !== null) return refused;
    const held = unexpired(player.rewards.coupons, world.at);
    if (held.has(couponId)) return reject('NOTHING_TO_DO');
    if (held.size >= MAX_COUPONS) return reject('TOO_MANY_COUPONS', { max: MAX_COUPONS });
    return accept([couponGranted.in(playerStream(playerId), { commandId, playerId, couponId, terms, expiresAt })]);
  }),
};
