import { MAX_MONEY, type Money } from '../kernel/money.ts';
import { GRADE_THRESHOLDS } from '../player/vip.ts';
import { type ProgrammeTerms, programmeTerms } from './programme-events.ts';

const isRising = (amounts: readonly (Money | number)[]): boolean =>
  amounts.every((amount, index) => {
    const before = amounts[index - 1];
    return before === undefined || before < amount;
  });

/** The most that the reward of a member grade may be: 0.5 % of the wagering between the grade before and it. */
export const maxVipReward = (grade: number): Money => {
  const reached = GRADE_THRESHOLDS[grade - 1] ?? 0n;
  const before = GRADE_THRESHOLDS[grade - 2] ?? 0n;
  return (reached - before) / 200n;
};

/** The first part of a programme that can't be promised; null where all of it can. */
export const faultOf = (terms: ProgrammeTerms): keyof ProgrammeTerms | null => {
  const parsed = programmeTerms.safeParse(terms);
  if (!parsed.success) {
    const part = parsed.error.issues[0]?.path[0];
    return programmeTerms.keyof().safeParse(part).data ?? 'firstDeposit';
  }
  const { firstDeposit, dailyTiers, rebateLevels, vipRewards, freeCases } = terms;
  const isMoney = (text: string): boolean => !text.startsWith('-') && BigInt(text) <= MAX_MONEY;
  if (!isMoney(firstDeposit.max)) return 'firstDeposit';
  const tiers = dailyTiers.map(({ deposit, reward }) => ({ deposit: BigInt(deposit), reward: BigInt(reward) }));
  const areTiersFair =
    isRising(tiers.map(({ deposit }) => deposit)) &&
    isRising(tiers.map(({ reward }) => reward)) &&
    tiers.every(({ deposit, reward }) => reward <= deposit && deposit <= MAX_MONEY);
  if (!areTiersFair) return 'dailyTiers';
  const areLevelsFair =
    rebateLevels[0]?.deposits === '0' &&
    rebateLevels.every(({ deposits }) => isMoney(deposits)) &&
    isRising(rebateLevels.map(({ deposits }) => BigInt(deposits))) &&
    isRising(rebateLevels.map(({ ratio }) => ratio));
  if (!areLevelsFair) return 'rebateLevels';
  const areRewardsFair = vipRewards.every(
    (reward, index) => isMoney(reward) && BigInt(reward) <= maxVipReward(index + 1),
  );
  if (!areRewardsFair) return 'vipRewards';
  const grades = freeCases.map(({ grade }) => grade);
  return (grades[0] ?? 0) === 0 && isRising(grades) ? null : 'freeCases';
};
