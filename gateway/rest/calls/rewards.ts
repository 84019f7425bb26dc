import { z } from 'zod';
import { answeredBy, pagesOf } from '../answers/answered.ts';
import { at, described, view } from '../answers/view.ts';
import { get, nothing } from '../call.ts';
import { computed } from '../computed.ts';
import { integer, money, text, word } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { box } from '../views/box.ts';
import { amount, amountOf, moment, numbered } from '../views/moment.ts';
import { target } from '../views/target.ts';

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
    ...answeredBy('Query.vip', {
      input: nothing,
      answer: {
        grade: 'grade',
        experience: described('Coin wagered.', 'wagered'),
        nextLevelExperience: 'nextThreshold',
        grades: at(
          'grades',
          view({
            grade: 'grade',
            experience: 'threshold',
            reward: 'reward',
            claimed: 'claimed',
            freeBox: at('freeCase', box),
          }),
        ),
      },
    }),
  }),
  get({
    path: '/profile/rewardPage',
    summary: 'Rewards of the day and of member grades.',
    ...computed({
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
  }),
  get({
    path: '/profile/ornamentPage',
    access: 'public',
    summary: 'Every skin in every wear with its value now: what a play may aim at.',
    ...pagesOf('Query.targets', {
      input: z.object({
        minValue: money('At least this.').optional(),
        maxValue: money('At most this.').optional(),
        grade: integer(0, 6, 'Rarity.').optional(),
        search: text(40, 'Part of a name in any language.').optional(),
        sort: word(['VALUE_ASC', 'VALUE_DESC'], 'The order.').default('VALUE_ASC'),
      }),
      values: ({ sort, grade, ...asked }) => ({
        sort,
        filter: { ...asked, grades: grade === undefined ? null : [grade] },
      }),
      pageSize: 15,
      entry: target,
    }),
  }),
];
