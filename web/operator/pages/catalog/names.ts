import type { Locale as CatalogLocale, Names } from '../../../../engine/catalog/document.ts';
import { type Locale, languageOf } from '../../../i18n/index.ts';

interface ApiNames {
  readonly zhCN: string;
  readonly zhTW: string;
  readonly en: string;
}

/** Names of the API in the form of a document. */
export const namesIn = ({ zhCN, zhTW, en }: ApiNames): Names => ({ 'zh-CN': zhCN, 'zh-TW': zhTW, en });

/** The language of the site's texts that a reader has. */
export const languageIn = (locale: Locale): CatalogLocale => languageOf(locale);

export const nameIn = (names: ApiNames, locale: Locale): string => namesIn(names)[languageIn(locale)];
