/** Languages the site's texts are written in. */
export const languages = ['zh-CN', 'zh-TW', 'en'] as const;
export type Language = (typeof languages)[number];

export type Direction = 'ltr' | 'rtl';

/** Every locale one can choose, with its name as its own speakers write it. The complete ones come first. */
export const locales = [
  { tag: 'zh-CN', name: '简体中文' },
  { tag: 'zh-TW', name: '繁體中文' },
  { tag: 'en-US', name: 'English' },
  { tag: 'id-ID', name: 'Bahasa Indonesia' },
  { tag: 'ms-MY', name: 'Bahasa Melayu' },
  { tag: 'bs-BA', name: 'Bosanski' },
  { tag: 'ca-ES', name: 'Català' },
  { tag: 'cs-CZ', name: 'Čeština' },
  { tag: 'da-DK', name: 'Dansk' },
  { tag: 'de-DE', name: 'Deutsch' },
  { tag: 'et-EE', name: 'Eesti' },
  { tag: 'es-ES', name: 'Español (España)' },
  { tag: 'es-MX', name: 'Español (México)' },
  { tag: 'fil-PH', name: 'Filipino' },
  { tag: 'fr-FR', name: 'Français' },
  { tag: 'hr-HR', name: 'Hrvatski' },
  { tag: 'is-IS', name: 'Íslenska' },
  { tag: 'it-IT', name: 'Italiano' },
  { tag: 'sw-KE', name: 'Kiswahili' },
  { tag: 'lv-LV', name: 'Latviešu' },
  { tag: 'lt-LT', name: 'Lietuvių' },
  { tag: 'hu-HU', name: 'Magyar' },
  { tag: 'nl-NL', name: 'Nederlands' },
  { tag: 'nb-NO', name: 'Norsk bokmål' },
  { tag: 'uz-UZ', name: 'Oʻzbekcha' },
  { tag: 'pl-PL', name: 'Polski' },
  { tag: 'pt-BR', name: 'Português (Brasil)' },
  { tag: 'pt-PT', name: 'Português (Portugal)' },
  { tag: 'ro-RO', name: 'Română' },
  { tag: 'sk-SK', name: 'Slovenčina' },
  { tag: 'sl-SI', name: 'Slovenščina' },
  { tag: 'fi-FI', name: 'Suomi' },
  { tag: 'sv-SE', name: 'Svenska' },
  { tag: 'vi-VN', name: 'Tiếng Việt' },
  { tag: 'tr-TR', name: 'Türkçe' },
  { tag: 'el-GR', name: 'Ελληνικά' },
  { tag: 'bg-BG', name: 'Български' },
  { tag: 'kk-KZ', name: 'Қазақ тілі' },
  { tag: 'mn-MN', name: 'Монгол' },
  { tag: 'ru-RU', name: 'Русский' },
  { tag: 'sr-RS', name: 'Српски' },
  { tag: 'uk-UA', name: 'Українська' },
  { tag: 'ka-GE', name: 'ქართული' },
  { tag: 'hy-AM', name: 'Հայերեն' },
  { tag: 'he-IL', name: 'עברית' },
  { tag: 'ar-SA', name: 'العربية' },
  { tag: 'fa-IR', name: 'فارسی' },
  { tag: 'ku-TR', name: 'Kurdî' },
  { tag: 'ckb-IQ', name: 'کوردیی ناوەندی' },
  { tag: 'hi-IN', name: 'हिन्दी' },
  { tag: 'bn-BD', name: 'বাংলা' },
  { tag: 'th-TH', name: 'ไทย' },
  { tag: 'ko-KR', name: '한국어' },
  { tag: 'ja-JP', name: '日本語' },
] as const;

export type Locale = (typeof locales)[number]['tag'];

export const defaultLocale: Locale = 'zh-CN';

const complete: Partial<Record<Locale, Language>> = { 'zh-CN': 'zh-CN', 'zh-TW': 'zh-TW', 'en-US': 'en' };

/** The language a locale is shown in: its own, or English where the site has no translation yet. */
export const languageOf = (locale: Locale): Language => complete[locale] ?? 'en';

/** Whether the site is written in this locale, and not only laid out for it. */
export const isComplete = (locale: Locale): boolean => complete[locale] !== undefined;

/**
 * Languages set from right to left. A table and not `Intl.Locale.textInfo`: engines resolve `ku` without a script to
 * left-to-right, and the product lists it as right-to-left.
 */
const rightToLeft: ReadonlySet<string> = new Set(['he', 'ar', 'fa', 'ku', 'ckb']);

const primaryOf = (tag: string): string => (tag.split(/[-_]/)[0] ?? '').toLowerCase();

export const direction = (locale: string): Direction => (rightToLeft.has(primaryOf(locale)) ? 'rtl' : 'ltr');

/**
 * Reads a locale as it may be stored or written in an address (`zh_TW`, `en`, `EN-gb`): the same tag, else the first
 * listed one of that language, else null.
 */
export const parseLocale = (text: string): Locale | null => {
  const wanted = text.trim().replaceAll('_', '-').toLowerCase();
  const exact = locales.find(({ tag }) => tag.toLowerCase() === wanted);
  const sameLanguage = locales.find(({ tag }) => primaryOf(tag) === primaryOf(wanted));
  return (exact ?? sameLanguage)?.tag ?? null;
};
