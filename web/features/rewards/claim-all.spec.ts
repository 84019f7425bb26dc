import { describe, expect, it } from 'vitest';
import { sumsOf, waitingOf } from './claim-all.ts';
import { upcomingOf } from './upcoming.ts';

const vip = {
  grade: 2,
  wagered: 1_500,
  nextThreshold: 5_000,
  grades: [
    { grade: 1, reward: 50, claimed: true },
    { grade: 2, reward: 80, claimed: false },
    { grade: 3, reward: 200, claimed: false },
  ],
};

describe('claiming everything at once', () => {
  it('claims what is reached and waits, and nothing else', () => {
    const tiers = [
      { tier: 1, reward: 100, state: 'CLAIMED' },
      { tier: 2, reward: 500, state: 'CLAIMABLE' },
      { tier: 3, reward: 900, state: 'LOCKED' },
    ];
    expect(waitingOf({ dailyReward: { tiers }, vip, claimable: 7 })).toEqual([
      { name: 'daily', which: 2, amount: 500, balance: 'LOCKED' },
      { name: 'vip', which: 2, amount: 80, balance: 'POINTS' },
      { name: 'rebate', which: 0, amount: 7, balance: 'POINTS' },
    ]);
    expect(waitingOf({ dailyReward: { tiers: [] }, vip: { ...vip, grade: 1 }, claimable: 0 })).toEqual([]);
  });

  it('says what it comes to, each balance for itself', () => {
    const amounts = [
      { amount: 500, balance: 'LOCKED' },
      { amount: 80, balance: 'POINTS' },
      { amount: 7, balance: 'POINTS' },
    ] as const;
    expect(sumsOf(amounts)).toEqual([
      { amount: 500, balance: 'LOCKED' },
      { amount: 87, balance: 'POINTS' },
    ]);
    expect(sumsOf([])).toEqual([]);
  });
});

describe('what comes next', () => {
  const dailyReward = { resetsAt: '2026-11-26T00:00:00.000Z' };

  it('is told by its time, and the next grade by what is left', () => {
    const coupons = [
      { state: 'EXPIRED', expiresAt: '2026-11-01T00:00:00.000Z' },
      { state: 'USABLE', expiresAt: '2026-11-28T00:00:00.000Z' },
      { state: 'USABLE', expiresAt: '2026-11-25T20:00:00.000Z' },
    ];
    expect(upcomingOf({ freeCase: { nextAt: '2026-11-26T00:00:00.000Z' }, dailyReward, vip, coupons })).toEqual([
      { kind: 'coupon', at: '2026-11-25T20:00:00.000Z' },
      { kind: 'freeCase', at: '2026-11-26T00:00:00.000Z' },
      { kind: 'daily', at: '2026-11-26T00:00:00.000Z' },
      { kind: 'grade', grade: 3, left: 3_500, reward: 200 },
    ]);
  });

  it('leaves out what can be had now, and the grade after the last', () => {
    const top = { ...vip, nextThreshold: null };
    expect(upcomingOf({ freeCase: { nextAt: null }, dailyReward, vip: top, coupons: [] })).toEqual([
      { kind: 'daily', at: dailyReward.resetsAt },
    ]);
    expect(upcomingOf({ freeCase: null, dailyReward, vip: top, coupons: [] })).toHaveLength(1);
  });
});
