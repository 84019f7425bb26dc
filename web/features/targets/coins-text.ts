import { amountIn, amountSoFar } from '../../../schema/input/amounts.ts';
import type { Parameter } from '../../platform/address-filters.ts';

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

/** An amount in minor units, inclusive; null for no limit. The address speaks of coins, `12.5`. */
export const coins = (name: string): Parameter<number | null> => ({
  name,
  usual: null,
  read: (text) => (/^[0-9]{1,9}(?:\.[0-9]{1,2})?$/.test(text) ? (amountIn(text) ?? undefined) : undefined),
  write: coinsText,
});
