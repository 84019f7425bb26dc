import { amountSoFar } from '../../../schema/input/amounts.ts';

/** More than anything costs; the address holds no more. */
const MOST = 99_999_999_999;

/** Minor units of what is typed so far: nothing is no limit (null). Undefined for what is no amount. */
export const coinsIn = (typed: string): number | null | undefined => {
  if (typed.trim() === '') return null;
  const amount = amountSoFar(typed);
  return amount === null || amount > MOST ? undefined : amount;
};

/** The same amount as short as it goes: 1,250 is `12.5`. */
export const coinsText = (amount: number | null): string => (amount === null ? '' : String(amount / 100));
