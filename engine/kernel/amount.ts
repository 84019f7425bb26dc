import { MAX_MONEY, moneyText } from './money.ts';

/** Whether a command's text is an amount that can be paid: minor units, decimal, 0 or more. */
export const isAmount = (text: string): boolean =>
  moneyText.test(text) && !text.startsWith('-') && BigInt(text) <= MAX_MONEY;
