export type { Messages, Part } from './catalogue.ts';
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
export {
  type CatalogueId,
  catalogueOf,
  type Direction,
  defaultLocale,
  direction,
  isComplete,
  type Locale,
  locales,
  parseLocale,
} from './locales.ts';
export { LOCALE_KEY, type LocaleChoice, LocaleProvider, useLocale, useMessages, useTexts } from './provider.tsx';
export { siteLocaleOf } from './site-locale.ts';
export { type SkinNames, skinNames } from './skin-names.ts';
