export {
  formatChance,
  formatCount,
  formatDate,
  formatDateTime,
  formatFloat,
  formatMoney,
  formatPercent,
  formatTenths,
  formatTicket,
  type LocalisedNames,
  pickName,
} from './format.ts';
export type { Messages, Part } from './language-texts.ts';
export {
  direction,
  isComplete,
  type Language,
  type Locale,
  languageOf,
  locales,
  parseLocale,
} from './locales.ts';
export { LocaleProvider, useLocale, useMessages, useTextPrefetch, useTexts } from './provider.tsx';
export { siteLocaleOf } from './site-locale.ts';
export { skinNames } from './skin-names.ts';
