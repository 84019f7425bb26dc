import { type Locale, languageOf } from '../../i18n/index.ts';

const isDecimal = (text: string): text is `${number}` => /^-?\d+E-\d+$/.test(text);

/**
 * A sum in a currency (ISO 4217), with its code: `CNY 50.00`.
 * @param minorUnits decimal text, exact beyond 2^53
 */
export const currencyText = (minorUnits: string, code: string, locale: Locale): string => {
  const style = { style: 'currency', currency: code, currencyDisplay: 'code' } as const;
  const format = new Intl.NumberFormat(`${languageOf(locale)}-u-nu-latn`, style);
  const exact = `${minorUnits}E-${format.resolvedOptions().maximumFractionDigits ?? 2}`;
  if (!isDecimal(exact)) throw new RangeError('not a whole number');
  return format.format(exact);
};
