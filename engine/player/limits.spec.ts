import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GuardLimit } from '../kernel/world.ts';
import { type Activity, exceeded, limitAt, NO_ACTIVITY, withActivity } from './safer-play.ts';

const DAY = 24 * 60 * 60 * 1000;
const noon = Date.UTC(2026, 4, 13, 12);
const limit = (
  kind: GuardLimit['kind'],
  period: GuardLimit['period'],
  amount: bigint | null,
  from = noon - DAY,
): GuardLimit => ({ kind, period, amount, from });
const having = (change: Parameters<typeof withActivity>[2], at = noon, activity: Activity = NO_ACTIVITY): Activity =>
  withActivity(activity, at, change);

describe('a player’s own limits', () => {
  it('allow what reaches a limit exactly, and name the one that a unit more goes beyond', () => {
    const guard = { limits: [limit('deposit', 'day', 100_00n)] };
    const activity = having({ deposited: 60_00n });
    expect(exceeded(guard, activity, noon, 'deposit', 40_00n)).toBeNull();
    expect(exceeded(guard, activity, noon, 'deposit', 40_01n)).toEqual({
      kind: 'deposit',
      period: 'day',
      limit: '10000',
      used: '6000',
    });
  });

  it('look at the kind they were set for only', () => {
    const guard = { limits: [limit('wager', 'day', 0n)] };
    expect(exceeded(guard, NO_ACTIVITY, noon, 'deposit', 1n)).toBeNull();
    expect(exceeded(guard, NO_ACTIVITY, noon, 'loss', 1n)).toBeNull();
    expect(exceeded(guard, NO_ACTIVITY, noon, 'wager', 1n)?.kind).toBe('wager');
  });

  it('start anew with the next day, but not with the month', () => {
    const guard = { limits: [limit('deposit', 'day', 100n), limit('deposit', 'month', 150n)] };
    const activity = having({ deposited: 100n });
    expect(exceeded(guard, activity, noon + DAY, 'deposit', 50n)).toBeNull();
    expect(exceeded(guard, activity, noon + DAY, 'deposit', 51n)?.period).toBe('month');
  });

  it('count a loss as stakes less winnings', () => {
    const guard = { limits: [limit('loss', 'week', 100n)] };
    const lost = having({ staked: 120n, won: 40n });
    expect(exceeded(guard, lost, noon, 'loss', 20n)).toBeNull();
    expect(exceeded(guard, lost, noon, 'loss', 21n)).toMatchObject({ limit: '100', used: '80' });
    const winning = having({ staked: 10n, won: 60n });
    expect(exceeded(guard, winning, noon, 'loss', 150n)).toBeNull();
    expect(exceeded(guard, winning, noon, 'loss', 151n)).toMatchObject({ used: '0' });
  });

  it('bind by the newest that has begun; null lifts what was set before', () => {
    const raised = { limits: [limit('wager', 'day', 500n, noon + 1), limit('wager', 'day', 100n, noon - DAY)] };
    expect(limitAt(raised, noon, 'wager', 'day')).toBe(100n);
    expect(limitAt(raised, noon + 1, 'wager', 'day')).toBe(500n);
    const lifted = { limits: [limit('wager', 'day', 100n, noon - DAY), limit('wager', 'day', null, noon)] };
    expect(limitAt(lifted, noon, 'wager', 'day')).toBeNull();
    expect(limitAt({ limits: [limit('wager', 'day', 7n), limit('wager', 'day', 5n)] }, noon, 'wager', 'day')).toBe(5n);
  });

  it('are never overshot, whatever is asked for in whatever order', () => {
    const asked = fc.array(fc.record({ wait: fc.nat({ max: 20 * DAY }), amount: fc.bigInt(1n, 80n) }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(asked, (requests) => {
        const guard = { limits: [limit('deposit', 'day', 100n, 0), limit('deposit', 'week', 150n, 0)] };
        let at = noon;
        let activity: Activity = NO_ACTIVITY;
        for (const { wait, amount } of requests) {
          at += wait;
          if (exceeded(guard, activity, at, 'deposit', amount) !== null) continue;
          activity = having({ deposited: amount }, at, activity);
          expect(activity.day.deposited).toBeLessThanOrEqual(100n);
          expect(activity.week.deposited).toBeLessThanOrEqual(150n);
        }
      }),
    );
  });
});
