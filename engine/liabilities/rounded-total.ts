import type { Money } from '../kernel/money.ts';

/**
 * The least step of a rounded total: 10,000.00. Few deposits are as large, so that on a small site, too, the deposit of
 * one player hardly ever shows.
 */
const LEAST_STEP: Money = 1_000_000n;

/**
 * The debt as the house publishes it between statements: rounded up to two significant digits, and to whole steps of
 * 10,000.00. So it is never less than the debt, and two readings a day apart reveal no deposit between them.
 */
export const roundedTotal = (owed: Money): Money => {
  const twoDigits = 10n ** BigInt(Math.max(0, String(owed).length - 2));
  const step = twoDigits > LEAST_STEP ? twoDigits : LEAST_STEP;
  return owed <= 0n ? step : ((owed + step - 1n) / step) * step;
};
