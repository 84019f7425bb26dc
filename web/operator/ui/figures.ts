import { formatMoney, type Locale } from '../../i18n/index.ts';

const MINUS = '\u2212';

/** Minor units with two decimals always, and a true minus: `−1,284.00`. `signed` writes a plus as well. */
export const amountText = (minorUnits: number, locale: Locale, signed = false): string => {
  const text = formatMoney(Math.abs(minorUnits), locale);
  const sign = minorUnits < 0 ? MINUS : signed && minorUnits > 0 ? '+' : '';
  return `${sign}${text.includes('.') ? text : `${text}.00`}`;
};

/** Minor units to the nearest whole: `38,542`. For expectations, which are no amounts of a book. */
export const wholeText = (minorUnits: number, locale: Locale): string => {
  const whole = Math.round(minorUnits / 100);
  return `${whole < 0 ? MINUS : ''}${formatMoney(Math.abs(whole) * 100, locale)}`;
};

/** A share as percent: `shareText(0.928, 2)` is `92.80%`. */
export const shareText = (share: number, decimals = 2): string => `${(share * 100).toFixed(decimals)}%`;

/** A distance in standard deviations: `+0.17σ`. */
export const sigmaText = (deviation: number): string =>
  `${deviation < 0 ? MINUS : '+'}${Math.abs(deviation).toFixed(2)}σ`;
