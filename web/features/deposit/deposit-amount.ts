/** What one order may be, in minor units of coin: a channel says it. */
export interface AmountBounds {
  readonly min: number;
  readonly max: number;
}

export type AmountProblem = 'required' | 'range' | 'format';

export type ReadAmount =
  | { readonly ok: true; readonly amount: number }
  | { readonly ok: false; readonly problem: AmountProblem };

const decimal = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/** Reads a typed amount into minor units without arithmetic on fractions. Grouping commas and spaces are allowed. */
export const readAmount = (typed: string, { min, max }: AmountBounds): ReadAmount => {
  const text = typed.replaceAll(/[\s,，]/g, '').replace('。', '.');
  if (text === '') return { ok: false, problem: 'required' };
  const [, whole, cents = ''] = decimal.exec(text) ?? [];
  if (whole === undefined) return { ok: false, problem: 'format' };
  const amount = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return amount < min || amount > max ? { ok: false, problem: 'range' } : { ok: true, amount };
};

/** Whole coins, from what is missing on: nobody buys 3.27 of a coin. Within the bounds. */
export const suggestedAmount = (missing: number, { min, max }: AmountBounds): number =>
  Math.min(max, Math.max(min, Math.ceil(missing / 100) * 100));
