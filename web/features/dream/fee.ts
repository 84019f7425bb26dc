import { dreamFee as exactFee } from '../../../engine/fairness/dream-draw.ts';
import type { ReturnTerms } from '../../../engine/fairness/terms.ts';
import { TICKETS } from '../wheel/roll.ts';

const N = BigInt(TICKETS);

/** Σ value × tickets of the consolation table, as the API writes it. Null for anything else. */
export const readConsolationSum = (text: string): bigint | null => (/^\d{1,30}$/.test(text) ? BigInt(text) : null);

/** The fee to the minor unit, by the very function that charges it. Value in minor units. */
export const dreamFee = (value: number, winTickets: number, consolationSum: bigint, terms: ReturnTerms): number =>
  Number(exactFee(BigInt(value), winTickets, consolationSum, terms));

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
