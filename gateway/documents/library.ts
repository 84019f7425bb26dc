import { en } from './content/en/index.ts';
import { zhCN } from './content/zh-CN/index.ts';
import { zhTW } from './content/zh-TW/index.ts';
import type { DocumentKind, DocumentLocale, DocumentSource, DocumentText, Figures, SiteDocument } from './document.ts';
import { type TopicSlug, topics } from './topics.ts';

const texts: Readonly<Record<DocumentLocale, Readonly<Record<TopicSlug, DocumentSource>>>> = {
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  en,
};

const momentOf = ({ updatedAt }: DocumentText): number =>
  typeof updatedAt === 'number' ? updatedAt : Date.parse(`${updatedAt}T00:00:00Z`);

const documentOf = (
  locale: DocumentLocale,
  figures: Figures,
  { slug, kind }: (typeof topics)[number],
): SiteDocument => {
  const source = texts[locale][slug];
  const text = typeof source === 'function' ? source(figures) : source;
  return { ...text, slug, kind, updatedAt: momentOf(text) };
};

/** All of a kind, or all there are, in display order, with these figures. */
export const documentsIn = (
  locale: DocumentLocale,
  figures: Figures,
  kind: DocumentKind | null = null,
): readonly SiteDocument[] =>
  topics.filter((topic) => kind === null || topic.kind === kind).map((topic) => documentOf(locale, figures, topic));

/** Null where there is no document of that name. */
export const documentIn = (locale: DocumentLocale, figures: Figures, slug: string): SiteDocument | null => {
  const topic = topics.find((one) => one.slug === slug);
  return topic === undefined ? null : documentOf(locale, figures, topic);
};
