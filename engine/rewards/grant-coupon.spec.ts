import { describe, expect, it } from 'vitest';
import { alice, bob, dawn, dawnPublished, dawnRetired, registered } from '../../test/cast.ts';
import { given, houseOf, T0 } from '../../test/deciders.ts';
import { couponNumber, DAY, granted, tenPercent } from '../../test/money-cast.ts';
import type { CouponTerms } from './coupon-terms.ts';
import type { GrantCoupon } from './grant-coupon.ts';

const grant = (more: Partial<GrantCoupon> = {}): GrantCoupon => ({
  type: 'GrantCoupon',
  playerId: alice,
  couponId: couponNumber(1),
  terms: tenPercent,
  expiresAt: T0 + DAY,
  ...more,
});
const here = registered(alice);
const freeCase: CouponTerms = { kind: 'free-case', case: dawn };

describe('granting a coupon', () => {
  it('puts it into the player’s hands until it is over', () => {
    const house = houseOf(here);
    expect(house.submit(grant())).toEmit([
      { type: 'CouponGranted', data: { couponId: couponNumber(1), terms: tenPercent, expiresAt: T0 + DAY } },
    ]);
    const player = house.world().player(alice);
    expect(player.status === 'registered' && player.rewards.coupons.get(couponNumber(1))?.terms).toEqual(tenPercent);
  });

  it('needs a player', () => expect(given(here).when(grant({ playerId: bob }))).toBeRefused('PLAYER_NOT_FOUND', {}));

  it.each([T0, T0 - 1, T0 + 0.5, Number.NaN])('refuses an end at %s', (expiresAt) =>
    expect(given(here).when(grant({ expiresAt }))).toBeRefused('INPUT_INVALID', { field: 'expiresAt' }),
  );

  it.each([
    { percent: 0 },
    { percent: 101 },
    { percent: 1.5 },
    { max: '0' },
    { max: '9'.repeat(16) },
    { minDeposit: '-1' },
  ])('refuses terms that make no sense: %o', (change) =>
    expect(given(here).when(grant({ terms: { ...tenPercent, ...change } }))).toBeRefused('INPUT_INVALID', {
      field: 'terms',
    }),
  );

  it('names a case that is open', () => {
    expect(given(here).when(grant({ terms: freeCase }))).toBeRefused('CASE_NOT_FOUND', {});
    expect(given(here, dawnPublished, dawnRetired).when(grant({ terms: freeCase }))).toBeRefused('CASE_RETIRED', {});
    expect(given(here, dawnPublished).when(grant({ terms: freeCase }))).toBeAccepted();
  });

  it('is refused for one that the player holds', () =>
    expect(given(here, granted(alice, couponNumber(1))).when(grant())).toBeRefused('NOTHING_TO_DO', {}));

  it('is refused beside fifty others; those that are over are dropped', () => {
    const held = Array.from({ length: 50 }, (_, n) => granted(alice, couponNumber(n + 10), T0 + DAY));
    expect(given(here, ...held).when(grant())).toBeRefused('TOO_MANY_COUPONS', { max: 50 });
    const house = houseOf(here, ...held);
    house.wait(DAY);
    expect(house.submit(grant({ expiresAt: T0 + 2 * DAY }))).toBeAccepted();
    const player = house.world().player(alice);
    expect(player.status === 'registered' && [...player.rewards.coupons.keys()]).toEqual([couponNumber(1)]);
  });
});
