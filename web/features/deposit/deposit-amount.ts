import { typedAmountIn } from '../../../schema/input/amounts.ts';

/** The bounds of one order, in minor units of coin; a channel sets them. */
export interface AmountBounds {
  readonly min: number;
  readonly max: number;
}

export type AmountProblem = 'required' | 'range' | 'format';

export type ReadAmount =
  | { readonly ok: true; readonly amount: number }
  | { readonly ok: false; readonly problem: AmountProblem };

/** Reads a typed amount into minor units, or says what is wrong with it. */
export const readAmount = (typed: string, { min, max }: AmountBounds): ReadAmount => {
  if (typed.trim() === '') return { ok: false, problem: 'required' };
  const amount = typedAmountIn(typed);
  if (amount === null) return { ok: false, problem: 'format' };
  return amount < min || amount > max ? { ok: false, problem: 'range' } : { ok: true, amount };
};

/** Whole coins, at least the missing amount: no player buys 3.27 of a coin. Within the bounds. */
export const suggestedAmount = (missing: number, { min, max }: AmountBounds): number =>
  Math.min(max, Math.max(min, Math.ceil(missing / 100) * 100));
