import { readdir, readFile } from 'node:fs/promises';
import { DEFAULT_TERMS } from '../../engine/terms/sections.ts';
import { NO_TERMS } from '../../engine/terms/state.ts';
import {
  type DocumentKind,
  type DocumentLocale,
  type DocumentSource,
  documentKinds,
  type Figures,
  type SiteDocument,
} from './document.ts';
import { readMarkdown } from './markdown.ts';
import { termsOfPlay as en } from './terms-of-play/en.ts';
import { termsOfPlay as zhCN } from './terms-of-play/zh-CN.ts';
import { termsOfPlay as zhTW } from './terms-of-play/zh-TW.ts';

export interface Library {
  /** All of a kind, or all there are, in display order, with these figures. */
  all(locale: DocumentLocale, figures: Figures, kind?: DocumentKind | null): readonly SiteDocument[];
  /** Null where there is no document of that name. */
  one(locale: DocumentLocale, figures: Figures, slug: string): SiteDocument | null;
}

interface Topic {
  readonly slug: string;
  readonly kind: DocumentKind;
  readonly texts: Readonly<Record<DocumentLocale, DocumentSource>>;
}

/** The one whose very sections follow from the log. */
const TERMS_OF_PLAY: Topic = { slug: 'terms-of-play', kind: 'TERMS', texts: { 'zh-CN': zhCN, 'zh-TW': zhTW, en } };

/** Any figures: a text that names one which there isn't is found when it is read. */
const TRIED: Figures = { sections: DEFAULT_TERMS, history: NO_TERMS, at: 0 };

const readText = async (file: URL): Promise<DocumentSource> => {
  try {
    const source = readMarkdown(await readFile(file, 'utf8'));
    source(TRIED);
    return source;
  } catch (error) {
    throw new Error(`${file.pathname} is no document`, { cause: error });
  }
};

/** The documents of a kind: a folder each, such as `04-upgrade-and-dream`, whose number is its place. */
const readTopics = async (kind: DocumentKind): Promise<readonly Topic[]> => {
  const folder = new URL(`content/${kind.toLowerCase()}/`, import.meta.url);
  const read = async (name: string): Promise<Topic> => {
    const textIn = (locale: DocumentLocale) => readText(new URL(`${name}/${locale}.md`, folder));
    const texts = { 'zh-CN': await textIn('zh-CN'), 'zh-TW': await textIn('zh-TW'), en: await textIn('en') };
    return { slug: name.replace(/^\d+-/, ''), kind, texts };
  };
  const topics = await Promise.all((await readdir(folder)).sort().map(read));
  return kind === TERMS_OF_PLAY.kind ? [...topics, TERMS_OF_PLAY] : topics;
};

/** Reads every document in every language. @throws Error for one that is missing or has another form */
export const readLibrary = async (): Promise<Library> => {
  const topics = (await Promise.all(documentKinds.map(readTopics))).flat();
  const documentOf = (locale: DocumentLocale, figures: Figures, { slug, kind, texts }: Topic): SiteDocument => ({
    ...texts[locale](figures),
    slug,
    kind,
  });
  return {
    all: (locale, figures, kind = null) =>
      topics.filter((topic) => kind === null || topic.kind === kind).map((topic) => documentOf(locale, figures, topic)),
    one: (locale, figures, slug) => {
      const topic = topics.find((one) => one.slug === slug);
      return topic === undefined ? null : documentOf(locale, figures, topic);
    },
  };
};
