import type { SiteLocale } from '../generated/graphql.ts';
import { type Language, type Locale, languageOf } from './locales.ts';

const SITE_LOCALES: Readonly<Record<Language, SiteLocale>> = { 'zh-CN': 'ZH_CN', 'zh-TW': 'ZH_TW', en: 'EN' };

/** The language in which the API writes its own texts for this locale. */
export const siteLocaleOf = (locale: Locale): SiteLocale => SITE_LOCALES[languageOf(locale)];
