/** Bounds of one deposit, in minor units: 1.00 to 100,000.00. */
export const MIN_DEPOSIT = 100;
export const MAX_DEPOSIT = 10_000_000;

/** Amounts offered at a press, in minor units. */
export const depositPresets = [5_000, 10_000, 20_000, 50_000, 100_000, 200_000] as const;

export type AmountProblem = 'required' | 'range' | 'format';

export type ReadAmount =
  | { readonly ok: true; readonly amount: number }
  | { readonly ok: false; readonly problem: AmountProblem };

const decimal = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/** Reads a typed amount into minor units without arithmetic on fractions. Grouping commas and spaces are allowed. */
export const readAmount = (typed: string): ReadAmount => {
  const text = typed.replaceAll(/[\s,，]/g, '').replace('。', '.');
  if (text === '') return { ok: false, problem: 'required' };
  const [, whole, cents = ''] = decimal.exec(text) ?? [];
  if (whole === undefined) return { ok: false, problem: 'format' };
  const amount = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return amount < MIN_DEPOSIT || amount > MAX_DEPOSIT ? { ok: false, problem: 'range' } : { ok: true, amount };
};

export const isDepositAmount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= MIN_DEPOSIT && Number(value) <= MAX_DEPOSIT;
