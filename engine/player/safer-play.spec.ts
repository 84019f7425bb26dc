import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arena, createRoom, join, openRoom } from '../../test/battle-cast.ts';
import {
  alice,
  bob,
  dawnPublished,
  deposited,
  openDawn,
  registered,
  roundOf,
  roundOn,
  skinsPublished,
  won,
} from '../../test/cast.ts';
import { given, houseOf, pairNumber, T0 } from '../../test/deciders.ts';
import { termsAre } from '../../test/terms-cast.ts';
import { type Guard, type GuardLimit, PERIODS } from '../kernel/world.ts';
import { DAY_MS } from './safer-play.ts';

const limited = (kind: GuardLimit['kind'], amount: bigint, period: GuardLimit['period'] = 'day'): Partial<Guard> => ({
  version: 1,
  limits: [{ kind, period, amount, from: T0 }],
});
const ready = [...skinsPublished, dawnPublished, termsAre(), registered(alice), deposited(alice, '100000')];
const round = { pairId: pairNumber(1).pairId, roundNo: 1 };

describe('a wager limit', () => {
  it('lets a player stake exactly as much, and names round, limit and use where it would be more', () => {
    const story = given(...ready).guarded(alice, limited('wager', 500n));
    expect(story.when(openDawn(alice, 5))).toBeAccepted();
    expect(story.when(openDawn(alice, 6))).toBeRefused('LIMIT_REACHED', {
      ...round,
      kind: 'wager',
      period: 'day',
      limit: '500',
      used: '0',
    });
  });

  it('counts what was staked before, whatever it won, and begins anew with the next period', () => {
    const story = given(...ready, won(alice, 1), won(alice, 2)).guarded(alice, limited('wager', 500n));
    expect(story.when(openDawn(alice, 3))).toBeAccepted();
    expect(story.when(openDawn(alice, 4))).toBeRefused('LIMIT_REACHED', expect.objectContaining({ used: '200' }));
    expect(story.after(DAY_MS).when(openDawn(alice, 5))).toBeAccepted();
  });

  it.each(PERIODS)('binds in its %s', (period) => {
    const story = given(...ready).guarded(alice, limited('wager', 99n, period));
    expect(story.when(openDawn(alice))).toBeRefused('LIMIT_REACHED', expect.objectContaining({ period }));
  });

  it('binds its player alone, and is no limit for deposits', () => {
    const story = given(...ready, registered(bob, 3), deposited(bob, '100')).guarded(alice, limited('wager', 0n));
    expect(story.when(openDawn(bob, 1, roundOn(3)))).toBeAccepted();
    const other = given(...ready).guarded(alice, limited('deposit', 0n));
    expect(other.when(openDawn(alice))).toBeAccepted();
  });

  it('is never overshot, whatever is played in whatever order', () => {
    const plays = fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 10 }), wait: fc.nat({ max: DAY_MS / 3 }) }),
      {
        maxLength: 30,
      },
    );
    fc.assert(
      fc.property(plays, fc.bigInt({ min: 0n, max: 3_000n }), (asked, limit) => {
        const house = houseOf(...ready);
        house.setGuard(alice, limited('wager', limit));
        for (const { quantity, wait } of asked) {
          house.wait(wait);
          house.submit(openDawn(alice, quantity));
          const player = house.world().player(alice);
          if (player.status === 'registered') expect(player.activity.day.staked).toBeLessThanOrEqual(limit);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('a loss limit', () => {
  it('counts a stake as lost until it won', () => {
    const story = given(...ready).guarded(alice, limited('loss', 300n));
    expect(story.when(openDawn(alice, 3))).toBeAccepted();
    expect(story.when(openDawn(alice, 4))).toBeRefused(
      'LIMIT_REACHED',
      expect.objectContaining({ ...round, kind: 'loss', limit: '300', used: '0' }),
    );
  });

  it('leaves room for what was won', () => {
    // 100 staked, 900 won.
    const story = given(...ready, won(alice, 1)).guarded(alice, limited('loss', 100n));
    expect(story.when(openDawn(alice, 9))).toBeAccepted();
    expect(story.when(openDawn(alice, 10))).toBeRefused('LIMIT_REACHED', expect.objectContaining({ used: '0' }));
  });
});

describe('a least time between plays', () => {
  const slow: Partial<Guard> = { version: 1, minCycleMs: 5_000 };

  it('makes a player wait, and says until when', () => {
    const story = given(...ready, won(alice, 1)).guarded(alice, slow);
    expect(story.after(4_999).when(openDawn(alice))).toBeRefused('TOO_FAST', {
      pairId: round.pairId,
      roundNo: 2,
      retryAt: T0 + 5_000,
    });
    expect(story.after(1).when(openDawn(alice))).toBeAccepted();
  });

  it('allows one round at a time', () => {
    const story = given(...ready).guarded(alice, slow);
    expect(story.when(openDawn(alice))).toBeAccepted();
    expect(story.when(openDawn(alice, 2))).toMatchObject({ code: 'INPUT_INVALID', details: round });
  });

  it('counts seats in battles, too', () => {
    const house = houseOf(...arena);
    house.setGuard(alice, slow);
    house.setGuard(bob, slow);
    const battleId = openRoom(house);
    expect(house.submit(openDawn(alice))).toBeRefused('TOO_FAST');
    expect(house.submit(join(bob, battleId))).toBeAccepted();
    expect(house.submit(openDawn(bob, 1, roundOf(house.world().player(bob))))).toBeRefused('TOO_FAST');
    house.wait(5_000);
    expect(house.submit(openDawn(bob, 1, roundOf(house.world().player(bob))))).toBeAccepted();
  });
});

describe('limits in battles', () => {
  it('refuse a room, and a seat, that cost more', () => {
    const story = given(...arena).guarded(alice, limited('wager', 99n));
    expect(story.when(createRoom())).toBeRefused('LIMIT_REACHED', {
      kind: 'wager',
      period: 'day',
      limit: '99',
      used: '0',
    });
    const house = houseOf(...arena);
    const battleId = openRoom(house);
    house.setGuard(bob, limited('loss', 99n));
    expect(house.submit(join(bob, battleId))).toBeRefused('LIMIT_REACHED');
    house.setGuard(bob, limited('loss', 100n));
    expect(house.submit(join(bob, battleId))).toBeAccepted();
  });

  it('count a seat from the moment it is taken, and no longer when it came back', () => {
    const house = houseOf(...arena);
    house.setGuard(alice, limited('wager', 150n));
    const battleId = openRoom(house);
    expect(house.submit(openDawn(alice))).toBeRefused('LIMIT_REACHED', expect.objectContaining({ used: '100' }));
    expect(house.submit({ type: 'DissolveBattle', playerId: alice, battleId })).toBeAccepted();
    expect(house.submit(openDawn(alice))).toBeAccepted();
  });
});
