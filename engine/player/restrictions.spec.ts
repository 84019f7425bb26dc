import { describe, expect, it } from 'vitest';
import { arena, createRoom } from '../../test/battle-cast.ts';
import {
  alice,
  bob,
  dawnPublished,
  deposited,
  itemOf,
  openDawn,
  registered,
  skinsPublished,
  won,
} from '../../test/cast.ts';
import { given, T0 } from '../../test/deciders.ts';
import { adjusted } from '../../test/money-cast.ts';
import { itemsTerms, termsAre, transferTerms } from '../../test/terms-cast.ts';
import type { Command } from '../commands.ts';
import { isOrderId, mustBe } from '../kernel/ids.ts';
import type { Guard } from '../kernel/world.ts';

const UNTIL = T0 + 1_000;
const ready = [
  termsAre(),
  ...skinsPublished,
  dawnPublished,
  termsAre(),
  registered(alice),
  registered(bob, 3),
  deposited(alice, '100000'),
  adjusted(alice, 'points', '1000'),
  won(alice, 1),
];
const barred: Partial<Guard> = { version: 1, barredUntil: UNTIL };
const leaving: Partial<Guard> = { version: 1, leavingHeldUntil: UNTIL };
const everything: Partial<Guard> = { version: 1, heldUntil: UNTIL, leavingHeldUntil: UNTIL };

const playing: readonly Command[] = [
  openDawn(alice),
  {
    type: 'RequestDeposit',
    playerId: alice,
    depositId: mustBe(isOrderId, 'order-1'),
    amount: '500',
    couponId: null,
    oneTimeRewards: true,
  },
];
const itemIds = [itemOf(1)];
const moving: readonly Command[] = [
  { type: 'SellItems', terms: itemsTerms, playerId: alice, itemIds, expectedTotal: null },
  { type: 'ExchangeItems', terms: itemsTerms, playerId: alice, itemIds, expectedTotal: null },
  { type: 'TransferPoints', terms: transferTerms, playerId: alice, points: '500', to: null },
];
const goingOut: readonly Command[] = [
  { type: 'RetrieveItems', playerId: alice, itemIds },
  { type: 'TransferPoints', terms: transferTerms, playerId: alice, points: '500', to: bob },
];
const named = (commands: readonly Command[]) => commands.map((command) => [command.type, command] as const);
const held = { kind: 'rejected', code: 'HELD', details: { until: UNTIL } };

describe('a block', () => {
  it.each(named(playing))('refuses %s, says until when, and lets it again from then on', (_, command) => {
    const story = given(...ready).guarded(alice, barred);
    expect(story.when(command)).toBeRefused('BLOCKED', expect.objectContaining({ until: UNTIL }));
    expect(story.after(1_000).when(command)).toBeAccepted();
  });

  it.each(named(moving))('leaves %s to its player', (_, command) => {
    expect(
      given(...ready)
        .guarded(alice, barred)
        .when(command),
    ).toBeAccepted();
  });
});

describe('a hold of what leaves the account', () => {
  it.each(named(goingOut))('refuses %s, says until when, and lets it again from then on', (_, command) => {
    const story = given(...ready).guarded(alice, leaving);
    expect(story.when(command)).toEqual(held);
    expect(story.after(1_000).when(command)).toBeAccepted();
  });

  it('refuses a battle, whose winner takes what the others drew', () => {
    expect(
      given(...arena)
        .guarded(alice, leaving)
        .when(createRoom()),
    ).toEqual(held);
  });

  it('refuses erasing the account with what is in it', () => {
    const story = given(registered(alice)).guarded(alice, leaving);
    expect(story.when({ type: 'ErasePlayer', playerId: alice })).toEqual(held);
    expect(story.after(1_000).when({ type: 'ErasePlayer', playerId: alice })).toBeAccepted();
  });

  it.each(named([...moving, ...playing]))('leaves %s to its player', (_, command) => {
    expect(
      given(...ready)
        .guarded(alice, leaving)
        .when(command),
    ).toBeAccepted();
  });
});

describe('a hold of everything', () => {
  it.each(named([...moving, ...goingOut]))(
    'refuses %s, says until when, and lets it again from then on',
    (_, command) => {
      const story = given(...ready).guarded(alice, everything);
      expect(story.when(command)).toEqual(held);
      expect(story.after(1_000).when(command)).toBeAccepted();
    },
  );

  it('is no block, and binds its player alone', () => {
    const story = given(...ready, adjusted(bob, 'points', '1000')).guarded(alice, everything);
    expect(story.when(openDawn(alice))).toBeAccepted();
    expect(
      story.when({ type: 'TransferPoints', terms: transferTerms, playerId: bob, points: '500', to: alice }),
    ).toBeAccepted();
  });
});
