import type { SiteLanguage } from '../site-locale.ts';
import type { SiteLocale } from './generated/resolvers.ts';

/** The language that an argument names; simplified Chinese where it names none. */
export const languageOf = (locale: SiteLocale | null | undefined): SiteLanguage => locale ?? 'zh-CN';
