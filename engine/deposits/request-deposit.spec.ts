import { describe, expect, it } from 'vitest';
import { alice, bob, dawn, registered } from '../../test/cast.ts';
import { acceptedEvents, given, T0 } from '../../test/deciders.ts';
import {
  cancelled,
  couponNumber,
  DAY,
  excluded,
  granted,
  limitedTo,
  orderNumber,
  paid,
  requested,
  tenPercent,
  timedOut,
} from '../../test/money-cast.ts';
import { MAX_OPEN_DEPOSITS, type RequestDeposit } from './request-deposit.ts';

const ask = (more: Partial<RequestDeposit> = {}): RequestDeposit => ({
  type: 'RequestDeposit',
  playerId: alice,
  depositId: orderNumber(1),
  amount: '2000',
  couponId: null,
  oneTimeRewards: true,
  ...more,
});
const here = registered(alice);
const coupon = couponNumber(1);

describe('requesting a deposit', () => {
  it('opens an order, and moves nothing yet', () => {
    const [event] = acceptedEvents(given(here).when(ask({ oneTimeRewards: false })));
    expect(event).toMatchObject({
      type: 'DepositRequested',
      data: { playerId: alice, depositId: 'order-1', amount: '2000', couponId: null, oneTimeRewards: false },
    });
  });

  it('needs a player', () => expect(given(here).when(ask({ playerId: bob }))).toBeRefused('PLAYER_NOT_FOUND', {}));
  it.each(['100', '100000000'])('takes %s', (amount) => expect(given(here).when(ask({ amount }))).toBeAccepted());

  it.each(['0', '99', '100000001', '-2000', '20.00', '', '9'.repeat(17)])('refuses an amount of "%s"', (amount) =>
    expect(given(here).when(ask({ amount }))).toBeRefused(
      'INPUT_INVALID',
      expect.objectContaining({ field: 'amount' }),
    ),
  );

  it.each([excluded, timedOut])('is refused while the player may not play', (guard) => {
    expect(given(here).guarded(alice, guard).when(ask())).toBeRefused('PLAY_NOT_ALLOWED', {});
    expect(
      given(here)
        .guarded(alice, guard)
        .after(90 * DAY)
        .when(ask()),
    ).toBeAccepted();
  });

  it('is refused for an order that is there already, open or cancelled', () => {
    const open = requested(alice, orderNumber(1), '300');
    expect(given(here, open).when(ask())).toBeRefused('DEPOSIT_CLOSED', {});
    expect(given(here, open, cancelled(alice, orderNumber(1))).when(ask())).toBeRefused('DEPOSIT_CLOSED', {});
  });

  it('is refused while too many orders wait; cancelled and settled ones don’t count', () => {
    const waiting = Array.from({ length: MAX_OPEN_DEPOSITS }, (_, n) => requested(alice, orderNumber(n + 10), '200'));
    expect(given(here, ...waiting).when(ask())).toBeRefused('TOO_MANY_DEPOSITS', { max: 20 });
    expect(given(here, ...waiting, cancelled(alice, orderNumber(10))).when(ask())).toBeAccepted();
    expect(given(here, ...waiting, paid(alice, orderNumber(11), '200')).when(ask())).toBeAccepted();
  });

  it('counts against a limit from the request on, and no longer once it is given up', () => {
    const guard = limitedTo({ kind: 'deposit', period: 'day', amount: 3_000n, from: T0 });
    const open = requested(alice, orderNumber(9), '1001');
    expect(given(here, open).guarded(alice, guard).when(ask())).toBeRefused('LIMIT_REACHED', {
      kind: 'deposit',
      period: 'day',
      limit: '3000',
      used: '1001',
    });
    expect(
      given(here, open)
        .guarded(alice, guard)
        .when(ask({ amount: '1999' })),
    ).toBeAccepted();
    expect(
      given(here, open, cancelled(alice, orderNumber(9)))
        .guarded(alice, guard)
        .when(ask()),
    ).toBeAccepted();
    expect(given(here, open).guarded(alice, guard).after(DAY).when(ask())).toBeAccepted();
  });

  it('doesn’t get yesterday’s order back into today’s limit', () => {
    const guard = limitedTo({ kind: 'deposit', period: 'day', amount: 2_000n, from: T0 });
    const story = given(here, requested(alice, orderNumber(8), '2000'))
      .after(DAY)
      .happened(requested(alice, orderNumber(9), '2000'), cancelled(alice, orderNumber(8)))
      .guarded(alice, guard);
    expect(story.when(ask({ amount: '100' }))).toBeRefused('LIMIT_REACHED', expect.objectContaining({ used: '2000' }));
  });

  it('counts a cancelled order again that was paid all the same', () => {
    const guard = limitedTo({ kind: 'deposit', period: 'day', amount: 2_000n, from: T0 });
    const order = orderNumber(9);
    const story = given(here, requested(alice, order, '2000'), cancelled(alice, order), paid(alice, order, '2000'));
    expect(story.guarded(alice, guard).when(ask({ amount: '100' }))).toBeRefused('LIMIT_REACHED');
  });

  describe('with a coupon', () => {
    const withCoupon = ask({ couponId: coupon, amount: '1000' });

    it('names it', () => {
      const [event] = acceptedEvents(given(here, granted(alice, coupon)).when(withCoupon));
      expect(event?.data).toMatchObject({ couponId: coupon });
    });

    it.each([
      ['one that was never granted', given(here)],
      ['one that is over', given(here, granted(alice, coupon)).after(DAY)],
      ['one for a free case', given(here, granted(alice, coupon, T0 + DAY, { kind: 'free-case', case: dawn }))],
      ['one for larger deposits', given(here, granted(alice, coupon, T0 + DAY, { ...tenPercent, minDeposit: '1001' }))],
      [
        'one that another open order names',
        given(here, granted(alice, coupon), requested(alice, orderNumber(5), '1000', { couponId: coupon })),
      ],
      [
        'one that was used',
        given(
          here,
          granted(alice, coupon),
          requested(alice, orderNumber(5), '1000', { couponId: coupon }),
          paid(alice, orderNumber(5), '1000', [{ reason: 'coupon', couponId: coupon, amount: '100' }]),
        ),
      ],
    ])('refuses %s', (_, story) => expect(story.when(withCoupon)).toBeRefused('COUPON_NOT_USABLE', {}));

    it('takes one whose other order was given up', () => {
      const other = requested(alice, orderNumber(5), '1000', { couponId: coupon });
      const story = given(here, granted(alice, coupon), other, cancelled(alice, orderNumber(5)));
      expect(story.when(withCoupon)).toBeAccepted();
    });
  });
});
