import { describe, expect, it } from 'vitest';
import { payoutOf } from '../../engine/fairness/payout.ts';
import { returnSums } from '../../engine/fairness/return-band.ts';
import { alarmsOf, type Watched } from './alarms.ts';
import type { Alarm } from './generated/resolvers.ts';
import { moneyFigures } from './money-figures.ts';
import { incomeBand, incomeSigma, playFigures } from './play-figures.ts';

const HOUR_MS = 60 * 60_000;
/** A coin of two sides that pays 180 or nothing for 100: 90 come back, with a deviation of 90. */
const PAYOUT = payoutOf([
  { first: 0, last: 4_999_999, value: '180' },
  { first: 5_000_000, last: 9_999_999, value: '0' },
]);
const coin = (plays: number, won: bigint) => returnSums(plays, { staked: BigInt(plays) * 100n, won }, PAYOUT);

describe('figures of plays', () => {
  it('count the income beside the expected one, and free plays apart', () => {
    const rows = [
      { free: false, sums: coin(100, 8_100n) },
      { free: true, sums: coin(2, 180n) },
    ];
    expect(playFigures(rows)).toEqual({
      plays: 100,
      staked: 10_000n,
      won: 8_100n,
      income: 1_900n,
      expected: 1_000n,
      deviation: 1,
      telling: true,
      freePlays: 2,
      givenAway: 180n,
    });
    expect(incomeBand(rows)).toEqual({ low: -800n, high: 2_800n });
    expect(incomeSigma(rows)).toBe(900n);
  });

  it('are zeros without a play', () => {
    expect(playFigures([])).toMatchObject({ plays: 0, income: 0n, expected: 0n, deviation: null, telling: false });
    expect(incomeBand([])).toEqual({ low: 0n, high: 0n });
    expect(incomeSigma([])).toBe(0n);
  });
});

describe('figures of money', () => {
  const row = { balance: 'coin', source: 'house', target: 'player', count: 1, amount: 100n } as const;
  it('count a bonus once, when it is credited', () => {
    const rows = [
      { ...row, action: 'DAILY_REWARD', balance: 'locked', source: 'rewards' },
      { ...row, action: 'BONUS_RELEASED', source: 'rewards' },
      { ...row, action: 'REBATE', balance: 'points', source: 'rewards' },
    ] as const;
    expect(moneyFigures(rows)).toMatchObject({ bonuses: 100n });
  });

  it('take debits of the operator from credits', () => {
    const rows = [
      { ...row, action: 'ADJUSTMENT', source: 'adjustments' },
      { ...row, action: 'ADJUSTMENT', source: 'player', target: 'adjustments', amount: 130n },
    ] as const;
    expect(moneyFigures(rows)).toMatchObject({ corrected: -30n });
  });
});

describe('alarms', () => {
  const well: Watched = {
    now: 100 * HOUR_MS,
    size: 10,
    sealed: 10,
    unsealedSince: null,
    unread: null,
    readModels: [{ name: 'plays', behind: 0 }],
    retrievals: [],
    queues: [],
    income: [
      { days: 1, deviation: 3.9, telling: true },
      { days: 7, deviation: -9.9, telling: false },
    ],
  };
  it('are silent where all is well', () => {
    expect(alarmsOf(well)).toEqual([]);
  });

  it.each<[string, Partial<Watched>, RegExp, Omit<Alarm, 'text'>]>([
    [
      'entries that no checkpoint covers',
      { sealed: 9, unsealedSince: 99.9 * HOUR_MS },
      /^the newest checkpoint lacks the last entry of the log/,
      { kind: 'UNSEALED', subject: null, value: 1 },
    ],
    [
      'cosignatures that are damaged',
      { unread: 'a record is no checkpoint' },
      /^the cosignatures of witnesses can't be read: a record is no checkpoint$/,
      { kind: 'COSIGNATURES_UNREAD', subject: 'a record is no checkpoint', value: null },
    ],
    [
      'a read model that is behind',
      { readModels: [{ name: 'plays', behind: 5_001 }] },
      /plays is 5001 entries behind/,
      { kind: 'FOLLOWER_BEHIND', subject: 'plays', value: 5_001 },
    ],
    [
      'an income far off',
      { income: [{ days: 7, deviation: -4.2, telling: true }] },
      /7 days is -4.2 standard deviations off/,
      { kind: 'INCOME_OFF', subject: '7', value: -4.2 },
    ],
    [
      'a stuck retrieval',
      { retrievals: [{ oldestSince: 27 * HOUR_MS, count: 1 }] },
      /waits for 73 hours/,
      { kind: 'RETRIEVAL_WAITS', subject: null, value: 73 },
    ],
    [
      'a ticket without an answer',
      { queues: [{ name: 'support tickets', waiting: 1, oldestSince: 75 * HOUR_MS }] },
      /waits for 25 hours/,
      { kind: 'TICKET_WAITS', subject: null, value: 25 },
    ],
    [
      'failed reactions',
      { queues: [{ name: 'failed reactions', waiting: 2, oldestSince: null }] },
      /^2 reactions/,
      { kind: 'REACTIONS_FAILED', subject: null, value: 2 },
    ],
  ])('tell of %s', (_what, state, told, alarm) => {
    expect(alarmsOf({ ...well, ...state })).toEqual([{ ...alarm, text: expect.stringMatching(told) }]);
  });
});
