import { z } from 'zod';
import { get, nothing } from '../call.ts';
import { integer, money, pageFields, text, word } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { pageFrom, pageOf } from '../pages.ts';
import { box, boxOf } from '../views/box.ts';
import { amount, amountOf, moment, numbered } from '../views/moment.ts';
import { target, targetOf } from '../views/target.ts';

const VIP = graphql(`
  query GradeInfo {
    vip {
      grade
      experience: wagered
      nextLevelExperience: nextThreshold
      grades {
        grade
        experience: threshold
        reward
        claimed
        freeBox: freeCase {
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
      resetTime: resetsAt
      tiers {
        id: tier
        threshold: deposit
        reward
        state
      }
    }
    vip {
      grade
      grades {
        id: grade
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

const reward = z.object({
  type: z.enum(['DAILY', 'VIP']),
  id: z.int().meta({ description: 'Tier of the day, or member grade.' }),
  threshold: amount.nullable().meta({ description: 'Deposits of the day that it takes; null for a member grade.' }),
  reward: amountOf('DAILY: locked bonus. VIP: points.'),
  state: numbered({ LOCKED: 0, CLAIMABLE: 1, CLAIMED: 2 }, '0 not reached, 1 to be claimed, 2 claimed.'),
});

export const rewardCalls = [
  get({
    path: '/profile/gradeInfo',
    summary: 'Member grades and where the player stands.',
    input: nothing,
    output: z.object({
      grade: z.int(),
      experience: amountOf('Coin wagered.'),
      nextLevelExperience: amount.nullable(),
      grades: z.array(
        z.object({
          grade: z.int(),
          experience: amount,
          reward: amountOf('Points.'),
          claimed: z.boolean(),
          freeBox: box.nullable(),
        }),
      ),
    }),
    run: async (_input, { ask, locale }) => {
      const { vip } = await ask(VIP);
      const grades = vip.grades.map((one) => ({ ...one, freeBox: one.freeBox && boxOf(one.freeBox, locale) }));
      return { ...vip, grades };
    },
  }),
  get({
    path: '/profile/rewardPage',
    summary: 'Rewards of the day and of member grades.',
    input: nothing,
    output: z.object({ deposited: amount, resetTime: moment, list: z.array(reward) }),
    run: async (_input, { ask }) => {
      const { dailyReward, vip } = await ask(REWARDS);
      const daily = dailyReward.tiers.map((tier) => ({ ...tier, type: 'DAILY' as const }));
      const ofGrades = vip.grades.map(({ id, reward, claimed }) => ({
        type: 'VIP' as const,
        id,
        threshold: null,
        reward,
        state: claimed ? ('CLAIMED' as const) : id <= vip.grade ? ('CLAIMABLE' as const) : ('LOCKED' as const),
      }));
      return { ...dailyReward, list: [...daily, ...ofGrades] };
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
