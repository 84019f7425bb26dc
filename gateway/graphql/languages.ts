import type { SiteLanguage } from '../site-locale.ts';
import type { SiteLocale } from './generated/resolvers.ts';

const LANGUAGES: Readonly<Record<SiteLocale, SiteLanguage>> = { ZH_CN: 'zh-CN', ZH_TW: 'zh-TW', EN: 'en' };

/** The language that an argument names; simplified Chinese where it names none. */
export const languageOf = (locale: SiteLocale | null | undefined): SiteLanguage => LANGUAGES[locale ?? 'ZH_CN'];
