import { describe, expect, it } from 'vitest';
import { dawn } from '../../test/cast.ts';
import { terms } from '../../test/money-cast.ts';
import { maxVipReward, type RewardTerms, rewardsSection } from './rewards-section.ts';

const ruleBrokenBy = (change: Partial<RewardTerms>): string | null => rewardsSection.brokenBy({ ...terms, ...change });
const rewards = (first: string, second = '0') => [first, second, ...Array<string>(18).fill('0')];

describe('the rules for rewards', () => {
  it('allow up to 0.5 % of a grade’s own step of wagering as its reward', () => {
    // Grade 1 begins at 100 coin, grade 2 at 300.
    expect([maxVipReward(1), maxVipReward(2)]).toEqual([50n, 100n]);
    expect(ruleBrokenBy({ vipRewards: rewards('50', '100') })).toBeNull();
  });

  it.each<[string, Partial<RewardTerms>]>([
    ['VIP_REWARDS', { vipRewards: rewards('51') }],
    ['VIP_REWARDS', { vipRewards: rewards('50', '101') }],
    ['VIP_REWARDS', { vipRewards: rewards('-1') }],
    ['SHAPE', { vipRewards: ['50'] }],
    ['SHAPE', { firstDeposit: { percent: 101, max: '5' } }],
    ['FIRST_DEPOSIT', { firstDeposit: { percent: 10, max: '-5' } }],
    ['FIRST_DEPOSIT', { firstDeposit: { percent: 10, max: '9'.repeat(16) } }],
    ['SHAPE', { dailyTiers: [{ deposit: '100', reward: '0' }] }],
    ['DAILY_TIERS', { dailyTiers: [{ deposit: '100', reward: '101' }] }],
    ['DAILY_TIERS', { dailyTiers: [...terms.dailyTiers].reverse() }],
    [
      'DAILY_TIERS',
      {
        dailyTiers: [
          { deposit: '100', reward: '5' },
          { deposit: '200', reward: '5' },
        ],
      },
    ],
    ['SHAPE', { rebateLevels: [] }],
    ['REBATE_LEVELS', { rebateLevels: [{ deposits: '1', ratio: 100 }] }],
    ['SHAPE', { rebateLevels: [{ deposits: '0', ratio: 326 }] }],
    [
      'REBATE_LEVELS',
      {
        rebateLevels: [
          { deposits: '0', ratio: 100 },
          { deposits: '0', ratio: 200 },
        ],
      },
    ],
    [
      'REBATE_LEVELS',
      {
        rebateLevels: [
          { deposits: '0', ratio: 100 },
          { deposits: '10', ratio: 100 },
        ],
      },
    ],
    ['FREE_CASES', { freeCases: [{ grade: 1, case: dawn }] }],
    ['SHAPE', { freeCases: [{ grade: 21, case: dawn }] }],
    [
      'FREE_CASES',
      {
        freeCases: [
          { grade: 0, case: dawn },
          { grade: 0, case: dawn },
        ],
      },
    ],
  ])('name %s for %j', (rule, change) => {
    expect(ruleBrokenBy(change)).toBe(rule);
  });
});
