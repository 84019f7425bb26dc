import type { Balance } from '../../generated/graphql.ts';
import { claimableGrades } from './rewards-sums.ts';

export type ClaimName = 'daily' | 'vip' | 'rebate';

/** An amount of one balance, minor units. */
export interface Amount {
  readonly amount: number;
  readonly balance: Balance;
}

/** A reward that can be claimed now. */
export interface Waiting extends Amount {
  readonly name: ClaimName;
  /** The tier or the grade; 0 where there is only one. */
  readonly which: number;
}

interface Overview {
  readonly dailyReward: {
    readonly tiers: readonly { readonly tier: number; readonly reward: number; readonly state: string }[];
  };
  readonly vip: {
    readonly grade: number;
    readonly grades: readonly { readonly grade: number; readonly reward: number; readonly claimed: boolean }[];
  };
  /** Rebates that wait, in points. */
  readonly claimable: number;
}

/** All rewards that one tap claims, in the order in which the page claims them. */
export const waitingOf = ({ dailyReward, vip, claimable }: Overview): readonly Waiting[] => [
  ...dailyReward.tiers
    .filter(({ state }) => state === 'CLAIMABLE')
    .map(({ tier, reward }): Waiting => ({ name: 'daily', which: tier, amount: reward, balance: 'LOCKED' })),
  ...claimableGrades(vip.grades, vip.grade).map(
    ({ grade, reward }): Waiting => ({ name: 'vip', which: grade, amount: reward, balance: 'POINTS' }),
  ),
  ...(claimable > 0 ? [{ name: 'rebate', which: 0, amount: claimable, balance: 'POINTS' } as const] : []),
];

const ORDER: readonly Balance[] = ['COIN', 'LOCKED', 'POINTS'];

/** The sums of amounts, one for each balance with a sum above 0. */
export const sumsOf = (amounts: readonly Amount[]): readonly Amount[] =>
  ORDER.map((balance) => ({
    balance,
    amount: amounts.reduce((sum, each) => sum + (each.balance === balance ? each.amount : 0), 0),
  })).filter(({ amount }) => amount > 0);
