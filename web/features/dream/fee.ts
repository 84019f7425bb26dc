import { dreamFee as exactFee, highestDreamChance, leastDream } from '../../../engine/fairness/dream-draw.ts';
import type { ReturnTerms } from '../../../engine/fairness/terms.ts';
import type { ValueRange } from '../targets/target-filters.ts';
import { TICKETS } from '../wheel/roll.ts';
import type { ChanceLimits } from './probability.ts';

const N = BigInt(TICKETS);

/** Σ value × tickets of the consolation table, as the API writes it. Null for anything else. */
export const readConsolationSum = (text: string): bigint | null => (/^\d{1,30}$/.test(text) ? BigInt(text) : null);

/** The fee to the minor unit, by the very function that charges it. Value in minor units. */
export const dreamFee = (value: number, winTickets: number, consolationSum: bigint, terms: ReturnTerms): number =>
  Number(exactFee(BigInt(value), winTickets, consolationSum, terms));

/** The rules' chances, up to where the fee would be above what the target is worth. Value in minor units; null before there is a target. */
export const chancesFor = <Rules extends ReturnTerms & ChanceLimits>(
  value: number | null,
  consolationSum: bigint,
  rules: Rules,
): ChanceLimits => ({
  minTickets: rules.minTickets,
  maxTickets:
    value === null
      ? rules.maxTickets
      : Math.min(rules.maxTickets, highestDreamChance(BigInt(value), consolationSum, rules)),
});

/** The values of targets to chase, in minor units: from where the lowest chance costs no more than the target is worth. */
export const chaseable = (consolationSum: bigint, rules: ReturnTerms & ChanceLimits): ValueRange => ({
  min: Number(leastDream(rules.minTickets, consolationSum, rules) ?? 0n),
  max: Number.MAX_SAFE_INTEGER,
});

/** Both parts of the fee before the division, in minor units, rounded for show. */
export const feeParts = (
  value: number,
  winTickets: number,
  consolationSum: bigint,
): { readonly target: number; readonly consolation: number } => {
  const wins = BigInt(winTickets);
  return {
    target: Number((BigInt(value) * wins + N / 2n) / N),
    consolation: Number((consolationSum * (N - wins) + (N * N) / 2n) / (N * N)),
  };
};

/** Expected value of a consolation in minor units, rounded for show. */
export const expectedConsolation = (consolationSum: bigint): number => Number((consolationSum + N / 2n) / N);

/** The least that a miss brings, in minor units. */
export const leastConsolation = (entries: readonly { readonly value: number }[]): number =>
  Math.min(...entries.map(({ value }) => value));
