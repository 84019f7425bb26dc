import { z } from 'zod';
import { get, nothing } from '../call.ts';
import { integer, money, pageFields, text, word } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { majorUnits, majorUnitsOrNull } from '../money.ts';
import { pageFrom, pageOf } from '../pages.ts';
import { box, boxOf } from '../views/box.ts';
import { amount, moment } from '../views/moment.ts';
import { target, targetOf } from '../views/target.ts';

const VIP = graphql(`
  query GradeInfo {
    vip {
      grade
      wagered
      nextThreshold
      grades {
        grade
        threshold
        reward
        claimed
        freeCase {
          ...BoxFields
        }
      }
    }
  }
`);

const REWARDS = graphql(`
  query RewardPage {
    dailyReward {
      deposited
      resetsAt
      tiers {
        tier
        deposit
        reward
        state
      }
    }
    vip {
      grade
      grades {
        grade
        reward
        claimed
      }
    }
  }
`);

const TARGETS = graphql(`
  query Ornaments($filter: TargetFilter!, $sort: TargetSort!, $first: Int!, $after: String, $list: Boolean!) {
    targets(filter: $filter, sort: $sort, first: $first, after: $after) {
      edges @include(if: $list) {
        node {
          ...TargetFields
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

const REWARD_STATES = { LOCKED: 0, CLAIMABLE: 1, CLAIMED: 2 } as const;
const rewardState = z.int().meta({ description: '0 not reached, 1 to be claimed, 2 claimed.' });

const reward = z.object({
  type: z.enum(['DAILY', 'VIP']),
  id: z.int().meta({ description: 'Tier of the day, or member grade.' }),
  threshold: amount.nullable().meta({ description: 'Deposits of the day that it takes; null for a member grade.' }),
  reward: amount.meta({ description: 'DAILY: locked bonus. VIP: points.' }),
  state: rewardState,
});

export const rewardCalls = [
  get({
    path: '/profile/gradeInfo',
    summary: 'Member grades and where the player stands.',
    input: nothing,
    output: z.object({
      grade: z.int(),
      experience: amount.meta({ description: 'Coin wagered.' }),
      nextLevelExperience: amount.nullable(),
      grades: z.array(
        z.object({
          grade: z.int(),
          experience: amount,
          reward: amount.meta({ description: 'Points.' }),
          claimed: z.boolean(),
          freeBox: box.nullable(),
        }),
      ),
    }),
    run: async (_input, { ask, locale }) => {
      const { grade, wagered, nextThreshold, grades } = (await ask(VIP)).vip;
      return {
        grade,
        experience: majorUnits(wagered),
        nextLevelExperience: majorUnitsOrNull(nextThreshold),
        grades: grades.map((one) => ({
          grade: one.grade,
          experience: majorUnits(one.threshold),
          reward: majorUnits(one.reward),
          claimed: one.claimed,
          freeBox: one.freeCase === null ? null : boxOf(one.freeCase, locale),
        })),
      };
    },
  }),
  get({
    path: '/profile/rewardPage',
    summary: 'Rewards of the day and of member grades.',
    input: nothing,
    output: z.object({ deposited: amount, resetTime: moment, list: z.array(reward) }),
    run: async (_input, { ask }) => {
      const { dailyReward, vip } = await ask(REWARDS);
      const daily = dailyReward.tiers.map(({ tier, deposit, reward, state }) => ({
        type: 'DAILY' as const,
        id: tier,
        threshold: majorUnits(deposit),
        reward: majorUnits(reward),
        state: REWARD_STATES[state],
      }));
      const ofGrades = vip.grades.map(({ grade, reward, claimed }) => ({
        type: 'VIP' as const,
        id: grade,
        threshold: null,
        reward: majorUnits(reward),
        state: REWARD_STATES[claimed ? 'CLAIMED' : grade <= vip.grade ? 'CLAIMABLE' : 'LOCKED'],
      }));
      const { deposited, resetsAt } = dailyReward;
      return { deposited: majorUnits(deposited), resetTime: resetsAt, list: [...daily, ...ofGrades] };
    },
  }),
  get({
    path: '/profile/ornamentPage',
    access: 'public',
    summary: 'Every skin in every wear with its value now: what a play may aim at.',
    input: z.object({
      ...pageFields(15),
      minValue: money('At least this.').optional(),
      maxValue: money('At most this.').optional(),
      grade: integer(0, 6, 'Rarity.').optional(),
      search: text(40, 'Part of a name in any language.').optional(),
      sort: word(['VALUE_ASC', 'VALUE_DESC'], 'The order.').default('VALUE_ASC'),
    }),
    output: pageOf(target),
    run: ({ page, pageSize, sort, grade, ...asked }, { ask, locale }) => {
      const { minValue = null, maxValue = null, search = null } = asked;
      const filter = { minValue, maxValue, search, grades: grade === undefined ? null : [grade] };
      return pageFrom(
        { page, pageSize },
        async (slice) => (await ask(TARGETS, { ...slice, filter, sort })).targets,
        (found) => targetOf(found, locale),
      );
    },
  }),
];
