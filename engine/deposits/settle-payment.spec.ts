import { describe, expect, it } from 'vitest';
import { alice, bob, deposited, registered } from '../../test/cast.ts';
import { acceptedEvents, given, houseOf, T0 } from '../../test/deciders.ts';
import {
  adjusted,
  bound,
  cancelled,
  couponNumber,
  DAY,
  excluded,
  granted,
  orderNumber,
  paid,
  requested,
  rewardsAre,
  rewardsHash,
  tenPercent,
  terms,
} from '../../test/money-cast.ts';
import type { StreamEvent } from '../glasscase-decision.ts';
import { MAX_MONEY } from '../kernel/money.ts';
import { nodeHashing } from '../node-hashing.ts';
import type { RewardTerms } from '../rewards/rewards-section.ts';
import { sectionHash } from '../terms/section-hash.ts';
import type { SettlePayment } from './settle-payment.ts';

const order = orderNumber(1);
const coupon = couponNumber(1);
const settle = (amount: string, more: Partial<SettlePayment> = {}): SettlePayment => ({
  type: 'SettlePayment',
  playerId: alice,
  depositId: order,
  provider: 'sandbox',
  amount,
  ...more,
});
const here = registered(alice);
const open = requested(alice, order, '2000');
/** Under the published rewards. */
const promised = (amount: string, more: Parameters<typeof requested>[3] = {}): StreamEvent =>
  requested(alice, order, amount, { terms: rewardsHash, ...more });

describe('settling a payment', () => {
  it('credits the coin that was ordered', () => {
    const house = houseOf(here, open);
    const [event, ...rest] = acceptedEvents(house.submit(settle('2000')));
    expect(event).toMatchObject({ type: 'PaymentSettled', data: { amount: '2000', provider: 'sandbox', bonuses: [] } });
    expect(rest).toEqual([]);
    expect(house.world().player(alice)).toMatchObject({ coin: 2_000n, depositCount: 1, lastDepositAt: T0 });
  });

  it('is credited once, however often the provider says it', () => {
    const house = houseOf(here, open);
    house.submit(settle('2000'));
    expect(house.submit(settle('2000'))).toBeRefused('DEPOSIT_CLOSED', {});
    expect(house.world().player(alice)).toMatchObject({ coin: 2_000n });
  });

  it('is refused for an order that never was, or another player’s', () => {
    expect(given(here).when(settle('2000'))).toBeRefused('DEPOSIT_CLOSED', {});
    expect(given(here, registered(bob, 3), open).when(settle('2000', { playerId: bob }))).toBeRefused(
      'DEPOSIT_CLOSED',
      {},
    );
  });

  it('needs a player', () =>
    expect(given(here, open).when(settle('2000', { playerId: bob }))).toBeRefused('PLAYER_NOT_FOUND', {}));

  it.each(['1999', '2001', '20000', '02000', ''])('is refused with another amount: "%s"', (amount) =>
    expect(given(here, open).when(settle(amount))).toBeRefused('AMOUNT_MISMATCH', { ordered: '2000', paid: amount }),
  );

  it('is credited though the order was cancelled, and though the player may not play: the money is there', () => {
    expect(given(here, open, cancelled(alice, order)).when(settle('2000'))).toBeAccepted();
    expect(given(here, open).guarded(alice, excluded).when(settle('2000'))).toBeAccepted();
  });

  it('is refused where the balance would be too large', () => {
    const rich = adjusted(alice, 'coin', String(MAX_MONEY - 1_999n));
    expect(given(here, open, rich).when(settle('2000'))).toBeRefused('BALANCE_LIMIT', {});
    const locked = adjusted(alice, 'locked', String(MAX_MONEY - 199n));
    expect(given(here, rewardsAre(), promised('2000'), locked).when(settle('2000'))).toBeRefused('BALANCE_LIMIT', {});
  });
});

const bonusesOf = (...before: readonly StreamEvent[]) => {
  const [event] = acceptedEvents(given(here, rewardsAre(), ...before).when(settle('2000')));
  return event?.type === 'PaymentSettled' ? event.data.bonuses : null;
};

/** An order under those rewards. */
const under = (rewards: RewardTerms): StreamEvent =>
  requested(alice, order, '2000', { terms: sectionHash(nodeHashing, 'rewards', rewards) });

describe('what an order was promised', () => {
  const less = rewardsAre(
    { ...terms, firstDeposit: { percent: 1, max: '500' }, rebateLevels: [{ deposits: '0', ratio: 0 }] },
    2,
  );

  it('is kept by its payment, whatever is published in between', () => {
    const story = given(registered(bob, 5), here, rewardsAre(), bound(alice, bob), promised('2000'), less);
    const promised20 = { type: 'RebateEarned', data: { terms: rewardsHash, ratio: 100, amount: '20' } };
    const bonus = { bonuses: [{ reason: 'first-deposit', amount: '200' }] };
    expect(story.when(settle('2000', { atOnce: true }))).toEmit([{ data: bonus }, promised20]);
    const house = houseOf(registered(bob, 5), here, rewardsAre(), bound(alice, bob), promised('2000'), less);
    expect(house.submit(settle('2000'))).toEmit([{ data: bonus }]);
    expect(house.submit({ type: 'TellInviter', playerId: alice })).toEmit([
      { type: 'InviterTold' },
      { type: 'InviteeJoined' },
      promised20,
    ]);
  });

  it('was nothing before there were terms', () => {
    const story = given(registered(bob, 5), here, bound(alice, bob), open, rewardsAre());
    expect(story.when(settle('2000'))).toEmit([{ data: { bonuses: [] } }]);
  });
});

describe('the first deposit’s bonus', () => {
  it('is the share of the rewards, locked, up to its most', () => {
    expect(bonusesOf(promised('2000'))).toEqual([{ reason: 'first-deposit', amount: '200' }]);
    const large = given(here, rewardsAre(), promised('5001')).when(settle('5001'));
    expect(acceptedEvents(large)[0]?.data).toMatchObject({ bonuses: [{ reason: 'first-deposit', amount: '500' }] });
  });

  it('rounds down', () => {
    const odd = given(here, rewardsAre(), promised('1999')).when(settle('1999'));
    expect(acceptedEvents(odd)[0]?.data).toMatchObject({ bonuses: [{ amount: '199' }] });
  });

  it('is for the first one only, of whichever kind', () => {
    expect(bonusesOf(deposited(alice, '100'), promised('2000'))).toEqual([]);
    expect(
      bonusesOf(requested(alice, orderNumber(2), '100'), paid(alice, orderNumber(2), '100'), promised('2000')),
    ).toEqual([]);
  });

  it('is not for who had it under an erased account', () =>
    expect(bonusesOf(promised('2000', { oneTimeRewards: false }))).toEqual([]));

  it('is none where the rewards give none', () => {
    const none = { ...terms, firstDeposit: { percent: 0, max: '500' } };
    const [event] = acceptedEvents(given(here, rewardsAre(none), under(none)).when(settle('2000')));
    expect(event?.data).toMatchObject({ bonuses: [] });
  });
});

describe('a coupon’s bonus', () => {
  const named = requested(alice, order, '2000', { couponId: coupon, oneTimeRewards: false });

  it('is its share, locked, and uses it up', () => {
    expect(bonusesOf(granted(alice, coupon), named)).toEqual([{ reason: 'coupon', couponId: coupon, amount: '200' }]);
    const house = houseOf(here, granted(alice, coupon), named);
    house.submit(settle('2000'));
    expect(house.world().player(alice)).toMatchObject({ rewards: { bonus: { locked: 200n } } });
    const player = house.world().player(alice);
    expect(player.status === 'registered' && player.rewards.coupons.has(coupon)).toBe(false);
  });

  it('goes no further than its most, and beside the first deposit’s', () => {
    const small = { ...tenPercent, max: '150' } as const;
    const both = promised('2000', { couponId: coupon });
    expect(bonusesOf(granted(alice, coupon, T0 + DAY, small), both)).toEqual([
      { reason: 'first-deposit', amount: '200' },
      { reason: 'coupon', couponId: coupon, amount: '150' },
    ]);
  });

  it('is lost where the coupon is over by then, and the coin is credited all the same', () => {
    const late = given(here, granted(alice, coupon), named).after(DAY).when(settle('2000'));
    expect(acceptedEvents(late)[0]?.data).toMatchObject({ amount: '2000', bonuses: [] });
  });

  it('stays with the open order that names it, when a cancelled one is paid late', () => {
    const other = requested(alice, orderNumber(2), '2000', { couponId: coupon });
    expect(bonusesOf(granted(alice, coupon), named, cancelled(alice, order), other)).toEqual([]);
  });
});

describe('the rebate of who invited', () => {
  const inviter = registered(bob, 5);
  const invited = given(inviter, here, rewardsAre(), bound(alice, bob), promised('2000'));

  it('waits for the daily run: nothing stands beside the payment', () =>
    expect(invited.when(settle('2000'))).toEmit([{ type: 'PaymentSettled', data: { toldLater: true } }]));

  it.each([
    ['who wasn’t invited', given(inviter, here, rewardsAre(), promised('2000'))],
    ['an order from before there were rewards', given(inviter, here, bound(alice, bob), open)],
  ])('is none for %s, and nothing waits', (_, story) =>
    expect(story.when(settle('2000'))).toEmit([{ data: { toldLater: false } }]),
  );

  it('stands beside the payment in logs from before the daily run', () => {
    expect(invited.when(settle('2000', { atOnce: true }))).toEmit([
      { type: 'PaymentSettled', data: { toldLater: false } },
      { type: 'RebateEarned', data: { playerId: bob, from: alice, depositId: order, ratio: 100, amount: '20' } },
    ]);
  });
});
