import { isCaseSlug, mustBe } from '../kernel/ids.ts';

const HUNDREDTHS = 100n;
const coin = (amount: number): string => String(BigInt(amount) * HUNDREDTHS);

/** Coin paid in on one day, and the locked bonus for it. */
const DAILY = [
  [50, 1],
  [200, 5],
  [500, 15],
  [1_000, 35],
] as const;

/** Deposits of the invited, in coin; each level pays a quarter of a percent more than the one before, from 1 % on. */
const LEVELS = [0, 1_000, 5_000, 10_000, 30_000, 60_000, 100_000, 300_000, 600_000, 1_000_000] as const;

/** Hundredths of points for the grades 1 to 20: 0.5 % of each grade's own step of wagering. */
const VIP_REWARDS = [
  50, 100, 150, 200, 500, 1_000, 1_500, 2_500, 4_000, 7_500, 12_500, 20_000, 30_000, 45_000, 75_000, 125_000, 175_000,
  300_000, 450_000, 750_000,
] as const;

/** The daily free case, from each grade on. */
const FREE_CASES = [
  [0, 'tin-toy'],
  [2, 'lucky-dip'],
  [4, 'wick'],
  [6, 'brine'],
  [8, 'sugar-and-smoke'],
  [10, 'sunken-hull'],
  [12, 'tinderbox'],
  [14, 'brass-works'],
  [16, 'long-cinder'],
  [18, 'tidal-archive'],
  [20, 'velvet'],
] as const;

/** The bonuses, rewards and rebates that Glasscase comes with, over the cases of its own catalog. */
export const DEFAULT_REWARDS = {
  firstDeposit: { percent: 20, max: coin(200) },
  releasePercent: 2,
  dailyTiers: DAILY.map(([deposit, reward]) => ({ deposit: coin(deposit), reward: coin(reward) })),
  rebateLevels: LEVELS.map((deposits, index) => ({ deposits: coin(deposits), ratio: 100 + 25 * index })),
  vipRewards: VIP_REWARDS.map(String),
  freeCases: FREE_CASES.map(([grade, slug]) => ({ grade, case: mustBe(isCaseSlug, slug) })),
};
