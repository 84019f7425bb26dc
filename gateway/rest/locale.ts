import type { Locale } from '../../engine/catalog/document.ts';

/** Languages as the GraphQL arguments name them. */
export const siteLocales = { 'zh-CN': 'ZH_CN', 'zh-TW': 'ZH_TW', en: 'EN' } as const satisfies Record<Locale, string>;

const DEFAULT: Locale = 'zh-CN';
/** Regions and scripts that read traditional characters. */
const TRADITIONAL = /(^|-)(tw|hk|mo|hant)(-|$)/;

/** The language of a `lang` header: `zh-CN`, `zh_TW`, `zh-Hant`, `en`, `en-US` …; simplified Chinese for all others. */
export const localeOf = (header: unknown): Locale => {
  if (typeof header !== 'string') return DEFAULT;
  const tag = header.trim().toLowerCase().replaceAll('_', '-');
  if (/^en(-|$)/.test(tag)) return 'en';
  return /^zh(-|$)/.test(tag) && TRADITIONAL.test(tag) ? 'zh-TW' : DEFAULT;
};
