export {
  formatChance,
  formatCount,
  formatDate,
  formatDateTime,
  formatFloat,
  formatMoney,
  formatPercent,
  formatTicket,
  type LocalisedNames,
  pickName,
} from './format.ts';
export type { Messages, Part } from './language-texts.ts';
export {
  type Direction,
  defaultLocale,
  direction,
  isComplete,
  type Language,
  type Locale,
  languageOf,
  locales,
  parseLocale,
} from './locales.ts';
export { LOCALE_KEY, type LocaleChoice, LocaleProvider, useLocale, useMessages, useTexts } from './provider.tsx';
export { siteLocaleOf } from './site-locale.ts';
export { type SkinNames, skinNames } from './skin-names.ts';
