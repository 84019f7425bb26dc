import { describe, expect, it } from 'vitest';
import { dawn, dawnPublished, dawnRetired } from '../../test/cast.ts';
import { acceptedEvents, given } from '../../test/deciders.ts';
import { programme, terms } from '../../test/money-cast.ts';
import { reject } from '../kernel/result.ts';
import { maxVipReward } from './check-programme.ts';
import type { ProgrammeTerms } from './programme-events.ts';
import type { PublishProgramme } from './publish-programme.ts';

const publish = (change: Partial<ProgrammeTerms> = {}): PublishProgramme => ({
  type: 'PublishProgramme',
  terms: { ...terms, ...change },
});
const rewards = (first: string, second = '0') => [first, second, ...Array<string>(18).fill('0')];

describe('publishing the programme', () => {
  it('numbers its versions', () => {
    const [first] = acceptedEvents(given(dawnPublished).when(publish()));
    expect(first).toMatchObject({ type: 'ProgrammePublished', data: { version: 1, terms } });
    const changed = given(dawnPublished, programme()).when(publish({ dailyTiers: [] }));
    expect(acceptedEvents(changed)[0]?.data).toMatchObject({ version: 2, terms: { dailyTiers: [] } });
  });

  it('is refused where nothing changes', () => {
    expect(given(dawnPublished, programme()).when(publish())).toEqual(reject('NOTHING_TO_DO'));
  });

  it('names cases that are open', () => {
    expect(given().when(publish())).toEqual(reject('CASE_NOT_FOUND', { case: dawn }));
    expect(given(dawnPublished, dawnRetired).when(publish())).toEqual(reject('CASE_RETIRED', { case: dawn }));
    expect(given().when(publish({ freeCases: [] })).kind).toBe('accepted');
  });

  it('allows up to 0.5 % of a grade’s own step of wagering as its reward', () => {
    // Grade 1 begins at 100 coin, grade 2 at 300.
    expect([maxVipReward(1), maxVipReward(2)]).toEqual([50n, 100n]);
    expect(given(dawnPublished).when(publish({ vipRewards: rewards('50', '100') })).kind).toBe('accepted');
  });

  it.each<[keyof ProgrammeTerms, Partial<ProgrammeTerms>]>([
    ['vipRewards', { vipRewards: rewards('51') }],
    ['vipRewards', { vipRewards: rewards('50', '101') }],
    ['vipRewards', { vipRewards: rewards('-1') }],
    ['vipRewards', { vipRewards: ['50'] }],
    ['firstDeposit', { firstDeposit: { percent: 101, max: '5' } }],
    ['firstDeposit', { firstDeposit: { percent: 10, max: '-5' } }],
    ['firstDeposit', { firstDeposit: { percent: 10, max: '9'.repeat(16) } }],
    ['dailyTiers', { dailyTiers: [{ deposit: '100', reward: '0' }] }],
    ['dailyTiers', { dailyTiers: [{ deposit: '100', reward: '101' }] }],
    ['dailyTiers', { dailyTiers: [...terms.dailyTiers].reverse() }],
    [
      'dailyTiers',
      {
        dailyTiers: [
          { deposit: '100', reward: '5' },
          { deposit: '200', reward: '5' },
        ],
      },
    ],
    ['rebateLevels', { rebateLevels: [] }],
    ['rebateLevels', { rebateLevels: [{ deposits: '1', ratio: 100 }] }],
    ['rebateLevels', { rebateLevels: [{ deposits: '0', ratio: 326 }] }],
    [
      'rebateLevels',
      {
        rebateLevels: [
          { deposits: '0', ratio: 100 },
          { deposits: '0', ratio: 200 },
        ],
      },
    ],
    [
      'rebateLevels',
      {
        rebateLevels: [
          { deposits: '0', ratio: 100 },
          { deposits: '10', ratio: 100 },
        ],
      },
    ],
    ['freeCases', { freeCases: [{ grade: 1, case: dawn }] }],
    ['freeCases', { freeCases: [{ grade: 21, case: dawn }] }],
    [
      'freeCases',
      {
        freeCases: [
          { grade: 0, case: dawn },
          { grade: 0, case: dawn },
        ],
      },
    ],
  ])('refuses %s of %j', (field, change) => {
    expect(given(dawnPublished).when(publish(change))).toEqual(reject('CATALOG_INVALID', { field }));
  });
});
