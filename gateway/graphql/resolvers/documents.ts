import { sectionsInForce } from '../../../engine/terms/in-force.ts';
import { DEFAULT_TERMS } from '../../../engine/terms/sections.ts';
import type { DocumentLocale, Figures } from '../../documents/document.ts';
import type { GatewayContext } from '../context.ts';
import type { Resolvers, SiteLocale } from '../generated/resolvers.ts';

const LOCALES: Readonly<Record<SiteLocale, DocumentLocale>> = { ZH_CN: 'zh-CN', ZH_TW: 'zh-TW', EN: 'en' };

const localeOf = (locale: SiteLocale | null | undefined): DocumentLocale => LOCALES[locale ?? 'ZH_CN'];

/** What texts say in figures: the terms in force, or those that the first ones will be. */
const figuresOf = ({ catalog: { terms: history }, ports }: GatewayContext): Figures => {
  const at = ports.now();
  return { sections: sectionsInForce(history, at) ?? DEFAULT_TERMS, history, at };
};

export const documentResolvers: Resolvers = {
  Query: {
    documents: (_root, { kind, locale }, context) => context.documents.all(localeOf(locale), figuresOf(context), kind),
    document: (_root, { slug, locale }, context) => context.documents.one(localeOf(locale), figuresOf(context), slug),
  },
};
