import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alice, bob, deposited, registered } from '../../test/cast.ts';
import { acceptedEvents, given, houseOf } from '../../test/deciders.ts';
import { adjusted, bound, DAY, orderNumber, paid, requested, rewardsAre, rewardsHash } from '../../test/money-cast.ts';
import { actorOf } from '../commands.ts';
import { MAX_PAID_DEPOSITS } from './orders.ts';
import type { ReverseDeposit } from './reverse-deposit.ts';

const order = orderNumber(1);
const reverse = (amount: string, more: Partial<ReverseDeposit> = {}): ReverseDeposit => ({
  type: 'ReverseDeposit',
  playerId: alice,
  depositId: order,
  kind: 'chargeback',
  amount,
  ...more,
});
const bonus = [{ reason: 'first-deposit', amount: '500' }] as const;
/** Alice paid 2,000, with a bonus of 500. */
const paying = [registered(alice), requested(alice, order, '2000'), paid(alice, order, '2000', [...bonus])] as const;
const spending = (amount: string, balance: 'coin' | 'locked' = 'coin') =>
  ({ type: 'AdjustBalance', playerId: alice, balance, direction: 'debit', amount, reason: 'correction' }) as const;

describe('reversing a deposit', () => {
  it('is the operator’s to ask for', () => expect(actorOf(reverse('1'))).toBe('operator'));

  it('takes back the coin, and the bonus that is still locked', () => {
    const house = houseOf(...paying);
    expect(house.submit(reverse('2000'))).toEmit([
      {
        type: 'DepositReversed',
        data: { amount: '2000', bonus: '500', locked: '500', coin: '2000', receivable: '0', toldLater: false },
      },
    ]);
    expect(house.world().player(alice)).toMatchObject({ coin: 0n, receivable: 0n, rewards: { bonus: { locked: 0n } } });
  });

  it('takes a bonus that became coin as coin, and leaves what is missing to be paid', () => {
    const house = houseOf(...paying);
    house.submit(spending('1900'));
    house.submit(spending('400', 'locked'));
    expect(house.submit(reverse('2000'))).toEmit([
      { type: 'DepositReversed', data: { locked: '100', coin: '100', receivable: '2300' } },
    ]);
    expect(house.world().player(alice)).toMatchObject({ coin: 0n, receivable: 2_300n });
  });

  it('shares the bonus among its parts, to the last unit', () => {
    const house = houseOf(...paying);
    const shares = ['333', '333', '1334'].map((part) => acceptedEvents(house.submit(reverse(part)))[0]?.data);
    expect(shares).toMatchObject([{ bonus: '83' }, { bonus: '83' }, { bonus: '334' }]);
    expect(house.submit(reverse('1'))).toBeRefused('INPUT_INVALID', { field: 'amount', max: '0' });
  });

  it.each(['0', '-1', '2001', '1.5', ''])('is refused with an amount of "%s"', (amount) =>
    expect(given(...paying).when(reverse(amount))).toBeRefused('INPUT_INVALID', { field: 'amount', max: '2000' }),
  );

  it('is refused for an order that is not paid, or another player’s', () => {
    const story = given(registered(alice), registered(bob, 3), requested(alice, order, '2000'));
    expect(story.when(reverse('1'))).toBeRefused('DEPOSIT_NOT_PAID', {});
    const other = given(...paying, registered(bob, 3));
    expect(other.when(reverse('1', { playerId: bob }))).toBeRefused('DEPOSIT_NOT_PAID', {});
  });

  it('remembers the newest payments alone', () => {
    const more = Array.from({ length: MAX_PAID_DEPOSITS }, (_, n) => orderNumber(n + 1_000));
    const house = houseOf(...paying);
    house.wait(1);
    for (const id of more) house.given([requested(alice, id, '100'), paid(alice, id, '100')]);
    expect(house.submit(reverse('1'))).toBeRefused('DEPOSIT_NOT_PAID', {});
    expect(house.submit(reverse('1', { depositId: more[0] ?? order }))).toBeAccepted();
  });

  it('counts no more towards the rewards of its day', () => {
    const house = houseOf(...paying);
    house.submit(reverse('500'));
    expect(house.world().player(alice)).toMatchObject({ rewards: { daily: { deposited: 1_500n } } });
    house.wait(DAY);
    house.submit(reverse('500'));
    expect(house.world().player(alice)).toMatchObject({ rewards: { daily: { deposited: 0n } } });
  });

  it('keeps every sum, whatever was spent before', () => {
    const parts = fc.array(fc.bigInt({ min: 1n, max: 2_500n }), { minLength: 1, maxLength: 6 });
    const law = fc.property(parts, fc.bigInt({ min: 0n, max: 2_000n }), (amounts, spent) => {
      const house = houseOf(...paying);
      if (spent > 0n) house.submit(spending(String(spent)));
      let reversed = 0n;
      for (const amount of amounts) {
        const outcome = house.submit(reverse(String(amount)));
        if (outcome.kind !== 'accepted') continue;
        const [event] = acceptedEvents(outcome);
        if (event?.type !== 'DepositReversed') throw new Error('no reversal');
        const { locked, coin, receivable, bonus: share } = event.data;
        expect(BigInt(locked) + BigInt(coin) + BigInt(receivable)).toBe(amount + BigInt(share));
        reversed += amount;
      }
      const player = house.world().player(alice);
      if (player.status === 'absent') throw new Error('she is here');
      expect(reversed <= 2_000n && player.coin >= 0n && player.rewards.bonus.locked >= 0n).toBe(true);
      expect(player.paid.get(order)?.reversed).toBe(reversed);
    });
    fc.assert(law, { numRuns: 50 });
  });
});

/** Alice owes 700 and has nothing. */
const owing = () => {
  const house = houseOf(...paying, registered(bob, 3));
  house.submit(spending('1300'));
  house.submit(spending('500', 'locked'));
  house.submit(reverse('1400', { kind: 'refund' }));
  return house;
};
const collect = { type: 'PayReceivable', playerId: alice } as const;

describe('what a player owes', () => {
  it('is paid by the next payment, before that becomes coin', () => {
    const house = owing();
    const before = house.world().player(alice);
    expect(before).toMatchObject({ coin: 0n, receivable: 1_050n });
    const next = orderNumber(2);
    house.given([requested(alice, next, '1500')]);
    const settle = { type: 'SettlePayment', playerId: alice, depositId: next, provider: 'sandbox' } as const;
    expect(house.submit({ ...settle, amount: '1500' })).toEmit([
      { type: 'PaymentSettled' },
      { type: 'ReceivablePaid', data: { amount: '1050' } },
    ]);
    expect(house.world().player(alice)).toMatchObject({ coin: 450n, receivable: 0n });
  });

  it('is taken from coin by the house, as far as there is any', () => {
    const house = owing();
    expect(actorOf(collect)).toBe('system');
    expect(house.submit(collect)).toBeRefused('NOTHING_TO_DO', {});
    house.given([adjusted(alice, 'coin', '50')]);
    expect(house.submit(collect)).toEmit([{ type: 'ReceivablePaid', data: { amount: '50' } }]);
    expect(house.world().player(alice)).toMatchObject({ coin: 0n, receivable: 1_000n });
  });

  it('keeps everything in the account until it is paid', () => {
    const house = owing();
    const owed = ['RECEIVABLE_OPEN', { amount: '1050' }] as const;
    expect(house.submit({ type: 'RetrieveItems', playerId: alice, itemIds: [] })).toBeRefused(...owed);
    expect(house.submit({ type: 'ErasePlayer', playerId: alice })).toBeRefused(...owed);
    house.given([adjusted(alice, 'coin', '1050')]);
    house.submit(collect);
    expect(house.submit({ type: 'ErasePlayer', playerId: alice })).toBeAccepted();
  });
});

describe('the rebate of a reversed deposit', () => {
  const settled = { type: 'SettlePayment', playerId: alice, depositId: order, provider: 'sandbox' } as const;
  const tell = { type: 'TellInviter', playerId: alice } as const;
  /** Bob invited Alice, who paid 2,000: a rebate of 20. */
  const invited = () => {
    const house = houseOf(registered(bob, 5), registered(alice), bound(alice, bob), rewardsAre());
    house.given([requested(alice, order, '2000', { terms: rewardsHash, oneTimeRewards: false })]);
    house.submit({ ...settled, amount: '2000' });
    return house;
  };

  it('is taken back from what isn’t claimed, in the daily run', () => {
    const house = invited();
    house.submit(tell);
    house.submit(reverse('500'));
    expect(house.submit(tell)).toEmit([
      { type: 'InviterTold', data: { joined: false, deposits: [], reversals: [order] } },
      { type: 'RebateReversed', data: { deposit: '500', amount: '5', claimable: '5', points: '0', owed: '0' } },
    ]);
    expect(house.world().player(bob)).toMatchObject({
      rewards: { promotion: { deposits: 1_500n, rewards: 15n, claimable: 15n } },
    });
    expect(house.submit(tell)).toBeRefused('NOTHING_TO_DO', {});
  });

  it('is told behind its own payment, the parts of an order together', () => {
    const house = invited();
    house.submit(reverse('500'));
    house.submit(reverse('1500'));
    expect(house.submit(tell)).toEmit([
      { type: 'InviterTold', data: { deposits: [order], reversals: [order] } },
      { type: 'InviteeJoined' },
      { type: 'RebateEarned', data: { amount: '20' } },
      { type: 'RebateReversed', data: { deposit: '2000', amount: '20', claimable: '20' } },
    ]);
  });

  it('is kept back from later rebates where the inviter spent it', () => {
    const house = invited();
    house.submit(tell);
    house.submit({ type: 'ClaimRebate', playerId: bob });
    house.submit({
      type: 'AdjustBalance',
      playerId: bob,
      balance: 'points',
      direction: 'debit',
      amount: '13',
      reason: 'correction',
    });
    house.submit(reverse('2000'));
    expect(house.submit(tell)).toEmit([
      { type: 'InviterTold' },
      { type: 'RebateReversed', data: { amount: '20', claimable: '0', points: '7', owed: '13' } },
    ]);
    const next = orderNumber(2);
    house.given([requested(alice, next, '2000', { terms: rewardsHash })]);
    house.submit({ ...settled, depositId: next, amount: '2000' });
    house.submit(tell);
    expect(house.world().player(bob)).toMatchObject({
      points: 0n,
      rewards: { promotion: { owed: 0n, claimable: 7n } },
    });
  });

  it('is nobody’s where the player named no inviter before they paid', () => {
    const house = houseOf(registered(bob, 5), registered(alice), deposited(alice, '900'), bound(alice, bob));
    const [reversed] = acceptedEvents(house.submit(reverse('900', { depositId: orderNumber(0) })));
    expect(reversed?.data).toMatchObject({ toldLater: false });
  });
});
