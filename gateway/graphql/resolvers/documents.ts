import { sectionsInForce } from '../../../engine/terms/in-force.ts';
import { DEFAULT_TERMS, type Sections } from '../../../engine/terms/sections.ts';
import type { DocumentLocale } from '../../documents/document.ts';
import { documentIn, documentsIn } from '../../documents/library.ts';
import type { GatewayContext } from '../context.ts';
import type { QueryResolvers, SiteLocale } from '../generated/resolvers.ts';

const LOCALES: Readonly<Record<SiteLocale, DocumentLocale>> = { ZH_CN: 'zh-CN', ZH_TW: 'zh-TW', EN: 'en' };

const localeOf = (locale: SiteLocale | null | undefined): DocumentLocale => LOCALES[locale ?? 'ZH_CN'];

/** What texts say in figures: the terms in force, or those that the first ones will be. */
const figuresOf = ({ catalog, ports }: GatewayContext): Sections =>
  sectionsInForce(catalog.terms, ports.now()) ?? DEFAULT_TERMS;

export const documentQueries: Pick<QueryResolvers, 'document' | 'documents'> = {
  documents: (_root, { kind, locale }, context) => documentsIn(localeOf(locale), figuresOf(context), kind ?? null),
  document: (_root, { slug, locale }, context) => documentIn(localeOf(locale), figuresOf(context), slug),
};
