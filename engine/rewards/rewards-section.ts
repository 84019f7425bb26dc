import { z } from 'zod';
import { caseSlug, money, positiveMoney } from '../kernel/event-codec.ts';
import { MAX_MONEY, type Money } from '../kernel/money.ts';
import { GRADE_THRESHOLDS } from '../player/vip.ts';
import { defineSection } from '../terms/define-section.ts';
import { DEFAULT_REWARDS } from './default-rewards.ts';

/** A bonus that is released faster could pay more than games keep. */
export const MIN_RELEASE_PERCENT = 1;
const MAX_RELEASE_PERCENT = 2;

const percent = z.int().min(0).max(100);

/** The benefits of players besides games: bonuses, rewards and rebates. */
const schema = z.strictObject({
  firstDeposit: z.strictObject({ percent, max: money }),
  releasePercent: z
    .int()
    .min(MIN_RELEASE_PERCENT)
    .describe('so much of what is wagered turns a locked bonus into coin'),
  dailyTiers: z
    .array(z.strictObject({ deposit: positiveMoney, reward: positiveMoney.describe('locked bonus') }))
    .max(10)
    .describe('for deposits of one UTC day, rising'),
  rebateLevels: z
    .array(z.strictObject({ deposits: money, ratio: z.int().min(0).max(325).describe('hundredths of a percent') }))
    .min(1)
    .max(10)
    .describe('by deposits of the invited, rising from 0'),
  vipRewards: z.array(money).length(20).describe('points, for the grades 1 to 20'),
  freeCases: z
    .array(z.strictObject({ grade: z.int().min(0).max(20), case: caseSlug }))
    .max(21)
    .describe('from that grade on, rising from 0'),
});
export type RewardTerms = z.infer<typeof schema>;

const isRising = (amounts: readonly (Money | number)[]): boolean =>
  amounts.every((amount, index) => {
    const before = amounts[index - 1];
    return before === undefined || before < amount;
  });
const isMoney = (text: string): boolean => !text.startsWith('-') && BigInt(text) <= MAX_MONEY;

/** The most that the reward of a member grade may be: 0.5 % of the wagering between the grade before and it. */
export const maxVipReward = (grade: number): Money => {
  const reached = GRADE_THRESHOLDS[grade - 1] ?? 0n;
  const before = GRADE_THRESHOLDS[grade - 2] ?? 0n;
  return (reached - before) / 200n;
};

export const rewardsSection = defineSection({
  schema,
  defaults: DEFAULT_REWARDS,
  drawn: false,
  rules: {
    RELEASE: ({ releasePercent }) => releasePercent <= MAX_RELEASE_PERCENT,
    FIRST_DEPOSIT: ({ firstDeposit }) => isMoney(firstDeposit.max),
    DAILY_TIERS: ({ dailyTiers }) =>
      isRising(dailyTiers.map(({ deposit }) => BigInt(deposit))) &&
      isRising(dailyTiers.map(({ reward }) => BigInt(reward))) &&
      dailyTiers.every(({ deposit, reward }) => BigInt(reward) <= BigInt(deposit) && BigInt(deposit) <= MAX_MONEY),
    REBATE_LEVELS: ({ rebateLevels }) =>
      rebateLevels[0]?.deposits === '0' &&
      rebateLevels.every(({ deposits }) => isMoney(deposits)) &&
      isRising(rebateLevels.map(({ deposits }) => BigInt(deposits))) &&
      isRising(rebateLevels.map(({ ratio }) => ratio)),
    VIP_REWARDS: ({ vipRewards }) =>
      vipRewards.every((reward, index) => isMoney(reward) && BigInt(reward) <= maxVipReward(index + 1)),
    FREE_CASES: ({ freeCases }) => (freeCases[0]?.grade ?? 0) === 0 && isRising(freeCases.map(({ grade }) => grade)),
  },
});
