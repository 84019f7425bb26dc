import type { Sections } from '../../engine/terms/sections.ts';
import { en } from './content/en/index.ts';
import { zhCN } from './content/zh-CN/index.ts';
import { zhTW } from './content/zh-TW/index.ts';
import type { DocumentKind, DocumentLocale, DocumentSource, SiteDocument } from './document.ts';
import { type TopicSlug, topics } from './topics.ts';

const texts: Readonly<Record<DocumentLocale, Readonly<Record<TopicSlug, DocumentSource>>>> = {
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  en,
};

const documentOf = (locale: DocumentLocale, terms: Sections, { slug, kind }: (typeof topics)[number]): SiteDocument => {
  const source = texts[locale][slug];
  const text = typeof source === 'function' ? source(terms) : source;
  return { ...text, slug, kind, updatedAt: Date.parse(`${text.updatedAt}T00:00:00Z`) };
};

/** All of a kind, or all there are, in display order, with the figures of these terms. */
export const documentsIn = (
  locale: DocumentLocale,
  terms: Sections,
  kind: DocumentKind | null = null,
): readonly SiteDocument[] =>
  topics.filter((topic) => kind === null || topic.kind === kind).map((topic) => documentOf(locale, terms, topic));

/** Null where there is no document of that name. */
export const documentIn = (locale: DocumentLocale, terms: Sections, slug: string): SiteDocument | null => {
  const topic = topics.find((one) => one.slug === slug);
  return topic === undefined ? null : documentOf(locale, terms, topic);
};
