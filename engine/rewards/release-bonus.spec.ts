import { describe, expect, it } from 'vitest';
import { coinOf, createRoom, join, must, openArena, openRoom, runClock } from '../../test/battle-cast.ts';
import { alice, bob, dawnPublished, deposited, openDawn, registered, skinsPublished } from '../../test/cast.ts';
import { acceptedEvents, type House, houseOf } from '../../test/deciders.ts';
import { adjusted, couponNumber, granted } from '../../test/money-cast.ts';
import { termsAre } from '../../test/terms-cast.ts';
import { actorOf, type Command } from '../commands.ts';
import type { GlasscaseEvent } from '../events.ts';
import type { PlayerId } from '../kernel/ids.ts';
import { lesserOf, MAX_MONEY, sumOf } from '../kernel/money.ts';
import { afterWager, type Bonus, progressSpent, releasable, wageredFor, withLocked } from './state.ts';

const lockedOf = (house: House, id: PlayerId): bigint => {
  const player = house.world().player(id);
  return player.status === 'registered' ? player.rewards.bonus.locked : 0n;
};
const playing = (locked: string | null): House => {
  const house = houseOf(...skinsPublished, dawnPublished, termsAre(), registered(alice), deposited(alice, '100000'));
  if (locked !== null) house.given([adjusted(alice, 'locked', locked)]);
  return house;
};
/** The amount that the house's pass releases of a player's bonus; null where there is nothing. */
const release = (house: House, playerId: PlayerId): string | null => {
  const decision = house.submit({ type: 'ReleaseBonus', playerId });
  if (decision.kind === 'rejected') {
    expect(decision.code).toBe('NOTHING_TO_DO');
    return null;
  }
  const [event, ...others] = acceptedEvents(decision);
  expect(others).toEqual([]);
  return event?.type === 'BonusReleased' ? event.data.amount : null;
};
const open = (house: House, quantity: number): readonly GlasscaseEvent[] =>
  acceptedEvents(house.submit(openDawn(alice, quantity)));
const releasedAfter = (house: House, quantity: number): string | null => {
  open(house, quantity);
  return release(house, alice);
};

const debit = (balance: 'coin' | 'locked', amount: string): Command => ({
  type: 'AdjustBalance',
  playerId: alice,
  balance,
  direction: 'debit',
  amount,
  reason: 'correction',
});

describe('a locked bonus', () => {
  it('becomes coin at 2 % of what was wagered since, once the house releases it', () => {
    const house = playing('500');
    const before = coinOf(house, alice);
    open(house, 10);
    open(house, 5);
    expect(coinOf(house, alice)).toBe(before - 1_500n);
    expect(release(house, alice)).toBe('30');
    expect(coinOf(house, alice)).toBe(before - 1_500n + 30n);
    expect(lockedOf(house, alice)).toBe(470n);
    expect(release(house, alice)).toBeNull();
  });

  it('leaves no trace in what a play brings, whatever the player has locked', () => {
    const types = (locked: string | null) => open(playing(locked), 10).map(({ type }) => type);
    expect(types('500')).toEqual(types(null));
  });

  it('is released by the house alone', () => expect(actorOf({ type: 'ReleaseBonus', playerId: alice })).toBe('system'));

  it('is nothing for a player without one, or for nobody', () => {
    expect(releasedAfter(playing(null), 10)).toBeNull();
    expect(playing('500').submit({ type: 'ReleaseBonus', playerId: bob })).toBeRefused('PLAYER_NOT_FOUND');
  });

  it('is released to its end and no further; what was wagered beyond counts for no later one', () => {
    const house = playing('3');
    expect(releasedAfter(house, 10)).toBe('3');
    expect(releasedAfter(house, 10)).toBeNull();
    house.given([adjusted(alice, 'locked', '100')]);
    expect(releasedAfter(house, 1)).toBe('2');
  });

  it('is released as far as the coin balance can hold it, and the rest later', () => {
    const house = playing('500');
    open(house, 10);
    house.given([adjusted(alice, 'coin', String(MAX_MONEY - coinOf(house, alice) - 7n))]);
    expect(release(house, alice)).toBe('7');
    expect(release(house, alice)).toBeNull();
    must(house, debit('coin', '100'));
    expect(release(house, alice)).toBe('13');
  });

  it('doesn’t count what was wagered before it', () => {
    const house = playing(null);
    open(house, 10);
    house.given([adjusted(alice, 'locked', '100')]);
    expect(lockedOf(house, alice)).toBe(100n);
    expect(releasedAfter(house, 1)).toBe('2');
  });

  it('starts from nothing again once it was taken back', () => {
    const house = playing('100');
    house.submit({ ...openDawn(alice, 1) });
    const left = lockedOf(house, alice);
    must(house, debit('locked', String(left)));
    const player = house.world().player(alice);
    expect(player).toMatchObject({ rewards: { bonus: { locked: 0n, progress: 0n } } });
  });

  it('counts a battle once it is settled, for each of its players, and never a refunded seat', () => {
    const house = openArena(adjusted(alice, 'locked', '500'), adjusted(bob, 'locked', '1'));
    const room = openRoom(house);
    expect(lockedOf(house, alice)).toBe(500n);
    must(house, join(bob, room));
    expect(release(house, alice)).toBeNull();
    runClock(house);
    expect([release(house, alice), release(house, bob)]).toEqual(['2', '1']);

    const waiting = openArena(adjusted(alice, 'locked', '500'));
    must(waiting, createRoom());
    runClock(waiting);
    expect(release(waiting, alice)).toBeNull();
    expect(coinOf(waiting, alice)).toBe(1_000n);
    expect(lockedOf(waiting, alice)).toBe(500n);
  });

  it('has nothing to do with coupons that are only held', () => {
    const house = playing(null);
    house.given([granted(alice, couponNumber(1))]);
    expect(releasedAfter(house, 5)).toBeNull();
  });
});

describe('the arithmetic of release', () => {
  it.each([1, 2])('never releases more than %s %% of the wagering, nor more than was locked', (percent) => {
    let bonus: Bonus = { locked: 0n, progress: 0n };
    let locked = 0n;
    let wagered = 0n;
    const released: bigint[] = [];
    for (let step = 1; step <= 400; step += 1) {
      const more = step % 37 === 0 ? BigInt(step) : 0n;
      bonus = withLocked(bonus, more);
      locked += more;
      const stake = BigInt((step * 7919) % 263);
      bonus = afterWager(bonus, stake);
      wagered += stake;
      const amount = releasable(bonus, percent);
      bonus = progressSpent(withLocked(bonus, -amount), wageredFor(amount, percent));
      released.push(amount);
      expect(releasable(bonus, percent)).toBe(0n);
      expect(sumOf(released)).toBeLessThanOrEqual(lesserOf(locked, (wagered * BigInt(percent)) / 100n));
    }
    expect(sumOf(released)).toBeGreaterThan(50n);
  });
});
