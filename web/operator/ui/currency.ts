import { decimalsOf } from '../../../schema/input/currencies.ts';
import { type Locale, languageOf } from '../../i18n/index.ts';

const isDecimal = (text: string): text is `${number}` => /^-?\d+E-\d+$/.test(text);

/**
 * A sum in a currency (ISO 4217), with its code: `CNY 50.00`. A code that a provider made up counts in hundredths.
 * @param minorUnits decimal text, exact beyond 2^53
 */
export const currencyText = (minorUnits: string, code: string, locale: Locale): string => {
  const decimals = decimalsOf(code);
  const exact = `${minorUnits}E-${decimals}`;
  if (!isDecimal(exact)) throw new RangeError('not a whole number');
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals } as const;
  return `${code} ${new Intl.NumberFormat(`${languageOf(locale)}-u-nu-latn`, digits).format(exact)}`.trimStart();
};
