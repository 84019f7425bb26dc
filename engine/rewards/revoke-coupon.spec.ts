import { describe, expect, it } from 'vitest';
import { alice, bob, registered } from '../../test/cast.ts';
import { acceptedEvents, createHouse, given, houseOf, T0 } from '../../test/deciders.ts';
import { couponNumber, DAY, granted, orderNumber, requested } from '../../test/money-cast.ts';
import type { RevokeCoupon } from './revoke-coupon.ts';

const coupon = couponNumber(1);
const revoke: RevokeCoupon = { type: 'RevokeCoupon', playerId: alice, couponId: coupon };
const here = registered(alice);

describe('revoking a coupon', () => {
  it('takes it out of the player’s hands', () => {
    const house = houseOf(here, granted(alice, coupon), granted(alice, couponNumber(2)));
    expect(house.submit(revoke)).toEmit([{ type: 'CouponRevoked', data: { playerId: alice, couponId: coupon } }]);
    const player = house.world().player(alice);
    expect(player.status === 'registered' && [...player.rewards.coupons.keys()]).toEqual([couponNumber(2)]);
    expect(
      house.submit({
        type: 'RequestDeposit',
        playerId: alice,
        depositId: orderNumber(1),
        amount: '1000',
        couponId: coupon,
        oneTimeRewards: false,
      }),
    ).toBeRefused('COUPON_NOT_USABLE', {});
  });

  it('takes the bonus of an order that waits for its payment, and not its coin', () => {
    const house = createHouse();
    const order = orderNumber(1);
    house.given([
      here,
      granted(alice, coupon),
      requested(alice, order, '2000', { couponId: coupon, oneTimeRewards: false }),
    ]);
    house.submit(revoke);
    const [paid] = acceptedEvents(
      house.submit({ type: 'SettlePayment', playerId: alice, depositId: order, provider: 'x', amount: '2000' }),
    );
    expect(paid).toMatchObject({ type: 'PaymentSettled', data: { amount: '2000', bonuses: [] } });
  });

  it('needs a player, and a coupon of theirs that is still good', () => {
    expect(given(here).when({ ...revoke, playerId: bob })).toBeRefused('PLAYER_NOT_FOUND', {});
    expect(given(here).when(revoke)).toBeRefused('COUPON_NOT_USABLE', {});
    expect(given(here, registered(bob), granted(bob, coupon)).when(revoke)).toBeRefused('COUPON_NOT_USABLE', {});
    expect(given(here, granted(alice, coupon)).after(DAY).when(revoke)).toBeRefused('COUPON_NOT_USABLE', {});
    const house = houseOf(here, granted(alice, coupon, T0 + DAY));
    expect(house.submit(revoke)).toBeAccepted();
    expect(house.submit(revoke)).toBeRefused('COUPON_NOT_USABLE', {});
  });
});
