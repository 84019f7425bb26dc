/** Ten-millionths as a plain decimal without trailing zeros, digits grouped: 3,000,000 is `0.3`. */
export const tenMillionths = (amount: bigint): string => {
  const whole = (amount / 10_000_000n).toLocaleString('en-u-nu-latn');
  const rest = String(amount % 10_000_000n)
    .padStart(7, '0')
    .replace(/0+$/, '');
  return rest === '' ? whole : `${whole}.${rest}`;
};
