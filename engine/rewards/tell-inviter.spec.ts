import { describe, expect, it } from 'vitest';
import { alice, bob, registered } from '../../test/cast.ts';
import { acceptedEvents, given, houseOf, T0 } from '../../test/deciders.ts';
import {
  bound,
  erased,
  orderNumber,
  rebated,
  requested,
  rewardsAre,
  rewardsHash,
  terms,
} from '../../test/money-cast.ts';
import { actorOf } from '../commands.ts';
import type { StreamEvent } from '../glasscase-decision.ts';
import { nodeHashing } from '../node-hashing.ts';
import { sectionHash } from '../terms/section-hash.ts';
import { TOLD_AT_ONCE } from './events.ts';
import type { RewardTerms } from './rewards-section.ts';

const tell = { type: 'TellInviter', playerId: alice } as const;
const invited = [registered(bob, 5), registered(alice), bound(alice, bob)] as const;

/** A house where Bob invited Alice, and so many payments of hers came since. */
const paying = (amounts: readonly string[], rewards: RewardTerms = terms, ...more: readonly StreamEvent[]) => {
  const house = houseOf(...invited, rewardsAre(rewards), ...more);
  for (const [n, amount] of amounts.entries()) {
    const depositId = orderNumber(n);
    house.given([requested(alice, depositId, amount, { terms: sectionHash(nodeHashing, 'rewards', rewards) })]);
    house.submit({ type: 'SettlePayment', playerId: alice, depositId, provider: 'sandbox', amount });
  }
  return house;
};

describe('telling whoever invited a player', () => {
  it('is the house’s to ask for', () => expect(actorOf(tell)).toBe('system'));

  it('says that they came, and what their payments bring, in the inviter’s stream', () => {
    const house = paying(['2000']);
    expect(house.submit(tell)).toEmit([
      { type: 'InviterTold', data: { playerId: alice, joined: true, deposits: ['order-0'] } },
      { type: 'InviteeJoined', data: { playerId: bob, inviteeId: alice } },
      {
        type: 'RebateEarned',
        data: {
          ...{ playerId: bob, from: alice, depositId: 'order-0', terms: rewardsHash },
          ...{ deposit: '2000', ratio: 100, amount: '20' },
        },
      },
    ]);
    expect(house.world().player(bob)).toMatchObject({ rewards: { promotion: { invited: 1, claimable: 20n } } });
  });

  it('says each thing once', () => {
    const house = paying(['2000']);
    house.submit(tell);
    expect(house.submit(tell)).toBeRefused('NOTHING_TO_DO', {});
  });

  it.each([
    ['who wasn’t invited', given(registered(alice))],
    ['who was never here', given()],
  ])('has nothing to say of a player %s', (_, story) => expect(story.when(tell)).toBeRefused('NOTHING_TO_DO', {}));

  it('goes by the level of the deposits before each: those of the same command count', () => {
    const rebates = (before: string): readonly unknown[] =>
      acceptedEvents(paying(['2000', '3000'], terms, rebated(bob, alice, before, '0')).decide(tell)).flatMap((event) =>
        event.type === 'RebateEarned' ? [event.data.ratio] : [],
      );
    expect(rebates('7999')).toEqual([100, 100]);
    expect(rebates('8000')).toEqual([100, 200]);
    expect(rebates('10000')).toEqual([200, 200]);
  });

  it('rounds down, and tells even what is nothing', () => {
    const tiny = { ...terms, rebateLevels: [{ deposits: '0', ratio: 0 }] };
    expect(acceptedEvents(paying(['2000'], tiny).decide(tell))[2]?.data).toMatchObject({ ratio: 0, amount: '0' });
  });

  it('takes so many payments at once, the oldest first', () => {
    const house = paying(Array.from({ length: TOLD_AT_ONCE + 1 }, () => '500'));
    const rebated = (): number =>
      acceptedEvents(house.submit(tell)).filter(({ type }) => type === 'RebateEarned').length;
    expect([rebated(), rebated()]).toEqual([TOLD_AT_ONCE, 1]);
    expect(house.submit(tell)).toBeRefused('NOTHING_TO_DO', {});
  });

  it('brings an erased inviter nothing, and is over', () => {
    const house = paying(['2000']);
    house.given([erased(bob)]);
    expect(house.submit(tell)).toEmit([{ type: 'InviterTold' }]);
    expect(house.submit(tell)).toBeRefused('NOTHING_TO_DO', {});
  });

  it('brings the inviter what an erased player paid in', () => {
    const house = paying(['2000']);
    expect(house.submit({ type: 'ErasePlayer', playerId: alice })).toBeAccepted();
    house.wait(1);
    expect(house.submit(tell)).toEmit([
      { type: 'InviterTold' },
      { type: 'InviteeJoined' },
      { type: 'RebateEarned', data: { amount: '20' } },
    ]);
    expect(house.world().player(alice)).toMatchObject({ status: 'absent', erased: true });
    expect(house.submit(tell)).toBeRefused('NOTHING_TO_DO', {});
    expect(house.now()).toBe(T0 + 1);
  });
});
