const decimal = /^(\d{1,14})(?:\.(\d{1,2}))?$/;

/**
 * Minor units of a decimal amount of major units, 0 or more, without arithmetic on fractions: `12.5` is 1250. Null for
 * anything else, for more than two decimals and for more than 2^53 − 1.
 */
export const amountIn = (text: string): number | null => {
  const [, whole, cents = ''] = decimal.exec(text) ?? [];
  if (whole === undefined) return null;
  const minor = Number(`${whole}${cents.padEnd(2, '0')}`);
  return Number.isSafeInteger(minor) ? minor : null;
};

/** The same as people type it: with spaces, with commas that group, with the full stop of a Chinese keyboard. */
export const typedAmountIn = (typed: string): number | null =>
  amountIn(typed.replaceAll(/[\s,，]/g, '').replace('。', '.'));
