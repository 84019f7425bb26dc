import { TICKETS } from '../../engine/fairness/tickets.ts';
import { defaultLocale, type Language, type Locale, languageOf } from './locales.ts';

/*
 * Numbers and dates follow the language the text is written in, not the chosen region: English sentences with German
 * decimal commas could be read as another amount. Digits are Latin everywhere.
 */

/** How a language writes numbers. `Intl` knows it as well, but its first number takes a phone 20 ms and more. */
const NOTATION: Readonly<Record<Language, { readonly group: string; readonly point: string }>> = {
  'zh-CN': { group: ',', point: '.' },
  'zh-TW': { group: ',', point: '.' },
  en: { group: ',', point: '.' },
};

/** Decimal text as JavaScript writes it, with thousands grouped. */
const written = (text: string, locale: Locale): string => {
  const { group, point } = NOTATION[languageOf(locale)];
  const [whole = '', ...decimals] = text.split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, group), ...decimals].join(point);
};

/** A whole number of the smallest of so many decimals. Exact: a division would round near 2^53. */
const scaled = (whole: number | bigint, decimals: number): string => {
  if (typeof whole === 'number' && !Number.isInteger(whole)) throw new RangeError('not a whole number');
  const sign = whole < 0 ? '-' : '';
  const digits = String(whole)
    .slice(sign.length)
    .padStart(decimals + 1, '0');
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

/** Of each language, when it is first asked for: making one takes a phone some milliseconds. */
const dates = (options: Intl.DateTimeFormatOptions) => {
  const made = new Map<Language, Intl.DateTimeFormat>();
  return (moment: string | number | Date, locale: Locale): string => {
    const id = languageOf(locale);
    const style = id === 'en' ? 'medium' : 'short';
    const format = made.get(id) ?? new Intl.DateTimeFormat(`${id}-u-nu-latn`, { dateStyle: style, ...options });
    made.set(id, format);
    return format.format(new Date(moment));
  };
};

/** Minor units (1/100, a whole number) as an amount: `1,284.50`, `88`. Exact up to 2^53 − 1. */
export const formatMoney = (minorUnits: number, locale: Locale = defaultLocale): string =>
  written(scaled(minorUnits, 2).replace(/\.00$/, ''), locale);

/** A whole number with grouping, or the nearest to one; log positions come as decimal strings because they have 64 bits. */
export const formatCount = (count: number | bigint | string, locale: Locale = defaultLocale): string =>
  written(typeof count === 'number' ? count.toFixed(0) : String(BigInt(count)), locale);

/** Two decimals: `formatPercent(90.18)` is `90.18%`. Takes percent, also as the decimal string the API sends. */
export const formatPercent = (percent: number | string, locale: Locale = defaultLocale): string =>
  `${written(Number(percent).toFixed(2), locale)}%`;

/** One decimal, of what isn't known better or changes quickly: `formatTenths(2.54)` is `2.5%`. */
export const formatTenths = (percent: number, locale: Locale = defaultLocale): string =>
  `${written(percent.toFixed(1), locale)}%`;

/**
 * The share of all tickets as percent with five decimals: 2,600 of 10,000,000 are `0.02600%`. Whole numbers up to
 * 2^53 − 1; of 10,000,000 it is exact.
 */
export const formatChance = (tickets: number, locale: Locale = defaultLocale, all = TICKETS): string =>
  `${written(scaled((BigInt(tickets) * 20_000_000n + BigInt(all)) / (2n * BigInt(all)), 5), locale)}%`;

/** A ticket is always written with seven digits, in every language: `0892714`. */
export const formatTicket = (ticket: number): string => String(ticket).padStart(7, '0');

/** A wear float in millionths: `0.123456`. */
export const formatFloat = (millionths: number): string => `0.${String(millionths).padStart(6, '0')}`;

/** A moment of the API (RFC 3339) in the reader's own time zone, with seconds. */
export const formatDateTime = dates({ timeStyle: 'medium', hourCycle: 'h23' });

export const formatDate = dates({});

export interface LocalisedNames {
  readonly zhCN: string;
  readonly zhTW: string;
  readonly en: string;
}

/** The name in the language that is shown. */
export const pickName = (names: LocalisedNames, locale: Locale): string => {
  switch (languageOf(locale)) {
    case 'zh-CN':
      return names.zhCN;
    case 'zh-TW':
      return names.zhTW;
    case 'en':
      return names.en;
  }
};
