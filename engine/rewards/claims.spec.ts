import { describe, expect, it } from 'vitest';
import { alice, bob, deposited, registered, won } from '../../test/cast.ts';
import { given, houseOf, T0 } from '../../test/deciders.ts';
import {
  adjusted,
  DAY,
  excluded,
  HOUR,
  orderNumber,
  paid,
  rebated,
  requested,
  rewardsAre,
  terms,
  timedOut,
} from '../../test/money-cast.ts';
import type { Command } from '../commands.ts';
import { MAX_MONEY } from '../kernel/money.ts';

const here = registered(alice);
const paidIn = (amount: string, n = 1) => [
  requested(alice, orderNumber(n), amount),
  paid(alice, orderNumber(n), amount),
];
const rebate: Command = { type: 'ClaimRebate', playerId: alice };
const vip = (grade: number): Command => ({ type: 'ClaimVipReward', playerId: alice, grade });
const daily = (tier: number): Command => ({ type: 'ClaimDailyReward', playerId: alice, tier });
/** A hundred rounds of one coin each: grade 1. */
const wagered = [deposited(alice, '30000'), ...Array.from({ length: 100 }, (_, n) => won(alice, n + 1))];

describe.each([
  ['a rebate', rebate, [rebated(alice, bob, '1000', '10')]],
  ['a member grade’s reward', vip(1), wagered],
  ['a daily reward', daily(1), paidIn('1000')],
] as const)('claiming %s', (_, command, earned) => {
  const ready = () => given(here, rewardsAre(), ...earned);

  it('is allowed where it was earned, also while the player takes time out', () => {
    expect(ready().when(command)).toBeAccepted();
    expect(ready().guarded(alice, timedOut).when(command)).toBeAccepted();
  });

  it('is refused to the excluded', () =>
    expect(ready().guarded(alice, excluded).when(command)).toBeRefused('PLAY_NOT_ALLOWED', {}));

  it('needs a player', () => expect(given(rewardsAre()).when(command)).toBeRefused('PLAYER_NOT_FOUND', {}));

  it('is refused where the balance would be too large', () => {
    const rich = (['points', 'locked'] as const).map((balance) => adjusted(alice, balance, String(MAX_MONEY)));
    expect(
      ready()
        .happened(...rich)
        .when(command),
    ).toBeRefused('BALANCE_LIMIT', {});
  });

  it('happens once', () => {
    const house = houseOf(here, rewardsAre(), ...earned);
    expect(house.submit(command)).toBeAccepted();
    expect(house.submit(command).kind).toBe('rejected');
  });
});

describe('a rebate', () => {
  it('is claimed whole, in points', () => {
    const house = houseOf(here, rebated(alice, bob, '1000', '10'), rebated(alice, bob, '500', '5'));
    expect(house.submit(rebate)).toEmit([{ type: 'RebateClaimed', data: { amount: '15' } }]);
    expect(house.world().player(alice)).toMatchObject({
      points: 15n,
      rewards: { promotion: { claimable: 0n, rewards: 15n, deposits: 1_500n } },
    });
    expect(house.submit(rebate)).toBeRefused('NOTHING_TO_DO', {});
  });
});

describe('a member grade’s reward', () => {
  it('is what the rewards say, in points, for a grade that is reached', () => {
    const house = houseOf(here, rewardsAre(), ...wagered);
    expect(house.submit(vip(2))).toBeRefused('REWARD_NOT_REACHED', { grade: 1 });
    expect(house.submit(vip(1))).toEmit([{ type: 'VipRewardClaimed', data: { grade: 1, amount: '50' } }]);
    expect(house.world().player(alice)).toMatchObject({ points: 50n });
    expect(house.submit(vip(1))).toBeRefused('REWARD_CLAIMED', {});
  });

  it.each([0, 21, 1.5, Number.NaN])('is refused for grade %s', (grade) =>
    expect(given(here, rewardsAre(), ...wagered).when(vip(grade))).toBeRefused('INPUT_INVALID', { field: 'grade' }),
  );

  it('is none without published rewards, or where that gives nothing', () => {
    expect(given(here, ...wagered).when(vip(1))).toBeRefused('REWARD_NOT_REACHED', { grade: 1 });
    const none = rewardsAre({ ...terms, vipRewards: Array<string>(20).fill('0') });
    expect(given(here, none, ...wagered).when(vip(1))).toBeRefused('REWARD_NOT_REACHED', { grade: 1 });
  });
});

describe('a daily reward', () => {
  it('is locked, and each tier is claimed by itself', () => {
    const house = houseOf(here, rewardsAre(), ...paidIn('3000'), ...paidIn('2000', 2));
    house.wait(3 * HOUR);
    expect(house.submit(daily(2))).toEmit([
      { type: 'DailyRewardClaimed', data: { day: T0 / DAY, tier: 2, amount: '500' } },
    ]);
    house.submit(daily(1));
    expect(house.submit(daily(1))).toBeRefused('REWARD_CLAIMED', {});
    expect(house.world().player(alice)).toMatchObject({ coin: 5_000n, rewards: { bonus: { locked: 600n } } });
  });

  it('counts what was paid in on the day of the claim', () => {
    const story = given(here, rewardsAre(), ...paidIn('999'));
    expect(story.when(daily(1))).toBeRefused('REWARD_NOT_REACHED', { deposited: '999', deposit: '1000' });
    const next = given(here, rewardsAre(), ...paidIn('1000')).after(DAY);
    expect(next.when(daily(1))).toBeRefused('REWARD_NOT_REACHED', expect.objectContaining({ deposited: '0' }));
    expect(next.happened(...paidIn('1000', 2)).when(daily(1))).toBeAccepted();
  });

  it('is to be had again on the next day', () => {
    const house = houseOf(here, rewardsAre(), ...paidIn('1000'));
    house.submit(daily(1));
    house.wait(DAY);
    house.given(paidIn('1000', 2));
    expect(house.submit(daily(1))).toBeAccepted();
  });

  it.each([0, 3, -1, 0.5])('is refused for tier %s', (tier) =>
    expect(given(here, rewardsAre(), ...paidIn('9000')).when(daily(tier))).toBeRefused('INPUT_INVALID', {
      field: 'tier',
    }),
  );

  it('is none without published rewards', () =>
    expect(given(here, ...paidIn('9000')).when(daily(1))).toBeRefused('INPUT_INVALID', { field: 'tier' }));
});
