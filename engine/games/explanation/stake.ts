import { lesserOf, sumOf } from '../../kernel/money.ts';
import type { WeighedStake } from '../weigh-stake.ts';
import type { Sum, SumPart } from './steps.ts';

interface StakeCheck {
  readonly sum: Sum & { readonly result: bigint };
  /** Items count their committed value, or older ones the lower of that and the catalog's. */
  readonly lawful: boolean;
}

/** The total of staked items and coin, in minor units. */
export const checkStake = (staked: WeighedStake['staked'], coin: bigint): StakeCheck => {
  const amounts = [...staked.map(({ counted }) => BigInt(counted)), ...(coin === 0n ? [] : [coin])];
  const parts = amounts.flatMap((money, index): SumPart[] => (index === 0 ? [{ money }] : [' + ', { money }]));
  return {
    sum: { of: 'stake', parts, result: sumOf(amounts) },
    lawful: staked.every(
      ({ committed, current, counted }) =>
        BigInt(counted) === (current === null ? BigInt(committed) : lesserOf(BigInt(committed), BigInt(current))),
    ),
  };
};
