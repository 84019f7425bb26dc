import { TICKETS } from '../../engine/fairness/tickets.ts';
import { defaultLocale, type Language, type Locale, languageOf, languages } from './locales.ts';

/*
 * Numbers and dates follow the language the text is written in, not the chosen region: English sentences with German
 * decimal commas could be read as another amount. Digits are Latin everywhere.
 */
const formatsFor = (id: Language) => ({
  money: new Intl.NumberFormat(`${id}-u-nu-latn`, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  }),
  count: new Intl.NumberFormat(`${id}-u-nu-latn`, { maximumFractionDigits: 0 }),
  percent: new Intl.NumberFormat(`${id}-u-nu-latn`, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }),
  tenths: new Intl.NumberFormat(`${id}-u-nu-latn`, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }),
  chance: new Intl.NumberFormat(`${id}-u-nu-latn`, {
    style: 'percent',
    minimumFractionDigits: 5,
    maximumFractionDigits: 5,
  }),
  dateTime: new Intl.DateTimeFormat(`${id}-u-nu-latn`, {
    dateStyle: id === 'en' ? 'medium' : 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  }),
  date: new Intl.DateTimeFormat(`${id}-u-nu-latn`, { dateStyle: id === 'en' ? 'medium' : 'short' }),
});

const formats: Readonly<Record<Language, ReturnType<typeof formatsFor>>> = {
  [languages[0]]: formatsFor('zh-CN'),
  [languages[1]]: formatsFor('zh-TW'),
  [languages[2]]: formatsFor('en'),
};

const of = (locale: Locale) => formats[languageOf(locale)];

/** `Intl` reads decimal text exactly; a division would round amounts near 2^53. */
const isDecimal = (text: string): text is `${number}` => /^-?\d+E-\d$/.test(text);

const scaled = (whole: number, decimals: number): `${number}` => {
  const text = `${whole}E-${decimals}`;
  if (!isDecimal(text)) throw new RangeError('not a whole number');
  return text;
};

/** Minor units (1/100, a whole number) as an amount: `1,284.50`, `88`. Exact up to 2^53 − 1. */
export const formatMoney = (minorUnits: number, locale: Locale = defaultLocale): string =>
  of(locale).money.format(scaled(minorUnits, 2));

/** A whole number with grouping; log positions come as decimal strings because they have 64 bits. */
export const formatCount = (count: number | bigint | string, locale: Locale = defaultLocale): string =>
  of(locale).count.format(typeof count === 'string' ? BigInt(count) : count);

/** Two decimals: `formatPercent(90.18)` is `90.18%`. Takes percent, also as the decimal string the API sends. */
export const formatPercent = (percent: number | string, locale: Locale = defaultLocale): string =>
  of(locale).percent.format(Number(percent) / 100);

/** One decimal, of what isn't known better or changes quickly: `formatTenths(2.54)` is `2.5%`. */
export const formatTenths = (percent: number, locale: Locale = defaultLocale): string =>
  of(locale).tenths.format(percent / 100);

/**
 * The share of all tickets as percent with five decimals: 2,600 of 10,000,000 are `0.02600%`. Whole numbers up to
 * 2^53 − 1; of 10,000,000 it is exact.
 */
export const formatChance = (tickets: number, locale: Locale = defaultLocale, all = TICKETS): string =>
  of(locale).chance.format(scaled(Number((BigInt(tickets) * 1_000_000_000n) / BigInt(all)), 9));

/** A ticket is always written with seven digits, in every language: `0892714`. */
export const formatTicket = (ticket: number): string => String(ticket).padStart(7, '0');

/** A wear float in millionths: `0.123456`. */
export const formatFloat = (millionths: number): string => `0.${String(millionths).padStart(6, '0')}`;

/** A moment of the API (RFC 3339) in the reader's own time zone, with seconds. */
export const formatDateTime = (moment: string | number | Date, locale: Locale): string =>
  of(locale).dateTime.format(new Date(moment));

export const formatDate = (moment: string | number | Date, locale: Locale): string =>
  of(locale).date.format(new Date(moment));

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
