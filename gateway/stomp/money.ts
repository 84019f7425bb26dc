import type { Money } from '../../engine/kernel/money.ts';

/** Minor units as the decimal number of major units that old clients read: 1250 is 12.5. */
export const majorUnits = (amount: Money): number => {
  const size = amount < 0n ? -amount : amount;
  const digits = size.toString().padStart(3, '0');
  const value = Number(`${digits.slice(0, -2)}.${digits.slice(-2)}`);
  return amount < 0n ? -value : value;
};
