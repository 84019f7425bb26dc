import type { DocumentLocale } from '../../documents/document.ts';
import { documentIn, documentsIn } from '../../documents/library.ts';
import type { QueryResolvers, SiteLocale } from '../generated/resolvers.ts';

const LOCALES: Readonly<Record<SiteLocale, DocumentLocale>> = { ZH_CN: 'zh-CN', ZH_TW: 'zh-TW', EN: 'en' };

const localeOf = (locale: SiteLocale | null | undefined): DocumentLocale => LOCALES[locale ?? 'ZH_CN'];

export const documentQueries: Pick<QueryResolvers, 'document' | 'documents'> = {
  documents: (_root, { kind, locale }) => documentsIn(localeOf(locale), kind ?? null),
  document: (_root, { slug, locale }) => documentIn(localeOf(locale), slug),
};
