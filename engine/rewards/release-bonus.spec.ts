import { describe, expect, it } from 'vitest';
import { coinOf, createRoom, join, must, openArena, openRoom, runClock } from '../../test/battle-cast.ts';
import { alice, bob, dawnPublished, deposited, openDawn, registered, skinsPublished } from '../../test/cast.ts';
import { acceptedEvents, createHouse, type House } from '../../test/deciders.ts';
import { adjusted, couponNumber, granted } from '../../test/money-cast.ts';
import { termsAre } from '../../test/terms-cast.ts';
import type { PlayerId } from '../kernel/ids.ts';
import { lesserOf, sumOf } from '../kernel/money.ts';
import { afterWager, type Bonus, progressSpent, releasable, wageredFor, withLocked } from './state.ts';

const lockedOf = (house: House, id: PlayerId): bigint => {
  const player = house.world().player(id);
  return player.status === 'registered' ? player.rewards.bonus.locked : 0n;
};
const playing = (locked: string | null): House => {
  const house = createHouse(20);
  house.given([...skinsPublished, dawnPublished, termsAre(), registered(alice), deposited(alice, '100000')]);
  if (locked !== null) house.given([adjusted(alice, 'locked', locked)]);
  return house;
};
const releasedBy = (house: House, quantity: number): string[] =>
  acceptedEvents(house.submit(openDawn(alice, quantity))).flatMap((event) =>
    event.type === 'BonusReleased' ? [event.data.amount] : [],
  );

describe('a locked bonus', () => {
  it('becomes coin at 2 % of what a command wagered, as its last event', () => {
    const house = playing('500');
    const before = coinOf(house, alice);
    const events = acceptedEvents(house.submit(openDawn(alice, 10)));
    expect(events.at(-1)).toMatchObject({ type: 'BonusReleased', data: { playerId: alice, amount: '20' } });
    expect(events.filter(({ type }) => type === 'BonusReleased')).toHaveLength(1);
    expect(coinOf(house, alice)).toBe(before - 1_000n + 20n);
    expect(lockedOf(house, alice)).toBe(480n);
  });

  it('is nothing that a player without one hears of', () => {
    expect(releasedBy(playing(null), 10)).toEqual([]);
  });

  it('is released to its end and no further; what was wagered beyond counts for no later one', () => {
    const house = playing('3');
    expect(releasedBy(house, 10)).toEqual(['3']);
    expect(releasedBy(house, 10)).toEqual([]);
    house.given([adjusted(alice, 'locked', '100')]);
    expect(releasedBy(house, 1)).toEqual(['2']);
  });

  it('doesn’t count what was wagered before it', () => {
    const house = playing(null);
    releasedBy(house, 10);
    house.given([adjusted(alice, 'locked', '100')]);
    expect(lockedOf(house, alice)).toBe(100n);
    expect(releasedBy(house, 1)).toEqual(['2']);
  });

  it('starts from nothing again once it was taken back', () => {
    const house = playing('100');
    house.submit({ ...openDawn(alice, 1) });
    const left = lockedOf(house, alice);
    must(house, {
      type: 'AdjustBalance',
      playerId: alice,
      balance: 'locked',
      direction: 'debit',
      amount: String(left),
      reason: 'correction',
    });
    const player = house.world().player(alice);
    expect(player).toMatchObject({ rewards: { bonus: { locked: 0n, progress: 0n } } });
  });

  it('is released by a battle once it is settled, for each of its players, and never for a refunded seat', () => {
    const house = openArena(adjusted(alice, 'locked', '500'), adjusted(bob, 'locked', '1'));
    const room = openRoom(house);
    expect(lockedOf(house, alice)).toBe(500n);
    must(house, join(bob, room));
    runClock(house);
    const released = house.recorded.flatMap(({ event }) => (event.type === 'BonusReleased' ? [event.data] : []));
    expect(released).toMatchObject([
      { playerId: alice, amount: '2' },
      { playerId: bob, amount: '1' },
    ]);
    const types = house.recorded.map(({ event }) => event.type);
    expect(types.indexOf('BonusReleased')).toBeGreaterThan(types.lastIndexOf('BattleConcluded'));

    const waiting = openArena(adjusted(alice, 'locked', '500'));
    must(waiting, createRoom());
    runClock(waiting);
    expect(coinOf(waiting, alice)).toBe(1_000n);
    expect(lockedOf(waiting, alice)).toBe(500n);
  });

  it('has nothing to do with coupons that are only held', () => {
    const house = playing(null);
    house.given([granted(alice, couponNumber(1))]);
    expect(releasedBy(house, 5)).toEqual([]);
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
