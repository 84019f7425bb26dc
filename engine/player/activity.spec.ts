import { describe, expect, it } from 'vitest';
import { type Activity, activityAt, DAY_MS, NO_ACTIVITY, periodOf, withActivity } from './safer-play.ts';

/** A Wednesday. */
const noon = Date.UTC(2026, 4, 13, 12);
const depositedBy = (activity: Activity, at: number) =>
  (['day', 'week', 'month'] as const).map((period) => activityAt(activity, period, at).deposited);

describe('calendar periods, in UTC', () => {
  it('begin days at midnight, weeks on Mondays, months on the first', () => {
    const monday = Date.UTC(2026, 4, 11);
    expect(periodOf('day', monday)).toBe(periodOf('day', monday - 1) + 1);
    expect(periodOf('week', monday)).toBe(periodOf('week', monday - 1) + 1);
    expect(periodOf('week', monday + 7 * DAY_MS - 1)).toBe(periodOf('week', monday));
    const first = Date.UTC(2027, 0, 1);
    expect(periodOf('month', first)).toBe(periodOf('month', first - 1) + 1);
  });
});

describe('what limits count', () => {
  it('is the sum of a period, and nothing once it is over', () => {
    const activity = withActivity(withActivity(NO_ACTIVITY, noon, { deposited: 5n }), noon + 1, { deposited: 2n });
    expect(depositedBy(activity, noon + 2)).toEqual([7n, 7n, 7n]);
    expect(depositedBy(activity, noon + DAY_MS)).toEqual([0n, 7n, 7n]);
    expect(depositedBy(activity, noon + 7 * DAY_MS)).toEqual([0n, 0n, 7n]);
    expect(depositedBy(activity, noon + 31 * DAY_MS)).toEqual([0n, 0n, 0n]);
  });

  it('is given back to the periods that it was taken in, and to no later one', () => {
    const before = withActivity(NO_ACTIVITY, noon, { deposited: 5n });
    const today = withActivity(before, noon + DAY_MS, { deposited: 3n });
    const back = withActivity(today, noon + DAY_MS, { deposited: -5n }, noon);
    expect(depositedBy(back, noon + DAY_MS)).toEqual([3n, 3n, 3n]);
    expect(depositedBy(withActivity(before, noon + 1, { deposited: -5n }, noon), noon + 1)).toEqual([0n, 0n, 0n]);
  });

  it('never falls below nothing, but for what was won', () => {
    const activity = withActivity(NO_ACTIVITY, noon, { deposited: -5n, staked: -5n, won: 9n });
    expect(activity.day).toMatchObject({ deposited: 0n, staked: 0n, won: 9n });
  });
});
