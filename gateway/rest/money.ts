import { MAX_MONEY } from '../../engine/kernel/money.ts';

/** Minor units as the decimal number of major units that clients read: 1250 is 12.5. */
export const majorUnits = (minor: number): number => minor / 100;

const decimal = /^(\d{1,14})(?:\.(\d{1,2}))?$/;

/** Minor units of a decimal amount that isn't negative; null for anything else, and for more than two decimals. */
export const minorUnits = (text: string): number | null => {
  const [, whole, fraction = ''] = decimal.exec(text) ?? [];
  if (whole === undefined) return null;
  const minor = BigInt(`${whole}${fraction.padEnd(2, '0')}`);
  return minor > MAX_MONEY ? null : Number(minor);
};
