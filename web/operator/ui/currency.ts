import { type Locale, languageOf } from '../../i18n/index.ts';

/** Currencies of ISO 4217 whose minor unit isn't a hundredth, by their decimals. Browsers differ in them. */
const DECIMALS: ReadonlyMap<string, number> = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
]);

const isDecimal = (text: string): text is `${number}` => /^-?\d+E-\d+$/.test(text);

/**
 * A sum in a currency (ISO 4217), with its code: `CNY 50.00`. A code that a provider made up counts in hundredths.
 * @param minorUnits decimal text, exact beyond 2^53
 */
export const currencyText = (minorUnits: string, code: string, locale: Locale): string => {
  const decimals = DECIMALS.get(code) ?? 2;
  const exact = `${minorUnits}E-${decimals}`;
  if (!isDecimal(exact)) throw new RangeError('not a whole number');
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals } as const;
  return `${code} ${new Intl.NumberFormat(`${languageOf(locale)}-u-nu-latn`, digits).format(exact)}`.trimStart();
};
