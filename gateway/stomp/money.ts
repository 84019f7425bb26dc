import { type Money, majorText } from '../../engine/kernel/money.ts';

/** Minor units as the decimal number of major units that old clients read: 1250 is 12.5. */
export const majorUnits = (amount: Money): number => Number(majorText(amount));
