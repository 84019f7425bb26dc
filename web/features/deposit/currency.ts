import { type Locale, languageOf } from '../../i18n/index.ts';

const isDecimal = (text: string): text is `${number}` => /^-?\d+E-\d+$/.test(text);

/** Minor units of a currency as people write them: `¥50.00`, `$7.00`, `¥750`. */
export const formatCurrency = (minorUnits: number, code: string, digits: number, locale: Locale): string => {
  const exact = `${minorUnits}E-${digits}`;
  if (!isDecimal(exact)) throw new RangeError('not a whole number');
  return new Intl.NumberFormat(`${languageOf(locale)}-u-nu-latn`, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(exact);
};
