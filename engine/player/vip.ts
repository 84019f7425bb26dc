import type { Money } from '../kernel/money.ts';

/** The wagers that the member grades 1 to 20 need, in coin (100 minor units each). */
const coins = [
  100, 300, 600, 1_000, 2_000, 4_000, 7_000, 12_000, 20_000, 35_000, 60_000, 100_000, 160_000, 250_000, 400_000,
  650_000, 1_000_000, 1_600_000, 2_500_000, 4_000_000,
] as const;

/** The same in minor units: the place in the list plus 1 is the grade. Strictly rising. */
export const GRADE_THRESHOLDS: readonly Money[] = coins.map((coin) => BigInt(coin) * 100n);

export const TOP_GRADE = GRADE_THRESHOLDS.length;

/** The member grade, 0 to 20, of a player who staked that much coin (minor units) in settled plays over all time. */
export const vipGrade = (wagered: Money): number => GRADE_THRESHOLDS.filter((threshold) => wagered >= threshold).length;
