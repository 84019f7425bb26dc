import { isComplete, type Language, languageOf, parseLocale } from '../../i18n/index.ts';

/** Chinese is written in two ways, and a tag needn't say which: a Hong Kong browser means the traditional one. */
const writtenAs = (tag: string): string => {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return language === 'zh' ? (script === 'Hant' ? 'zh-TW' : 'zh-CN') : tag;
  } catch {
    return tag;
  }
};

/**
 * The language that a reader prefers to the shown one: the browser's first language that the site is written in, or
 * English for a browser without one. Null where the page shows it already, or the browser names no language.
 */
export const offeredLanguage = (wanted: readonly string[], shown: Language): Language | null => {
  const locale = wanted.map((tag) => parseLocale(writtenAs(tag))).find((known) => known !== null && isComplete(known));
  const language = locale === undefined || locale === null ? 'en' : languageOf(locale);
  return wanted.length === 0 || language === shown ? null : language;
};
