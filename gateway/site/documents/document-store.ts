import { readdir, readFile } from 'node:fs/promises';
import { DEFAULT_TERMS, type Sections } from '../../../engine/terms/sections.ts';
import { NO_TERMS } from '../../../engine/terms/state.ts';
import {
  type DocumentKind,
  type DocumentLocale,
  type DocumentSection,
  type DocumentSource,
  documentKinds,
  type Figures,
  hoursOf,
  percentOf,
  type SiteDocument,
} from './document.ts';
import { termsOfPlay as en } from './terms-of-play/en.ts';
import { termsOfPlay as zhCN } from './terms-of-play/zh-CN.ts';
import { termsOfPlay as zhTW } from './terms-of-play/zh-TW.ts';

const HEAD = /^---\ntitle: (.+)\nsummary: (.+)\nupdatedAt: (\d{4}-\d\d-\d\d)\n---\n\n/;
const FIGURE = /\{(100 - )?(\w+)\.(\w+)\}/g;

/**
 * With the figures of the terms: `{upgrade.maxItems}` is the field of that section, tickets are told in percent, milliseconds in hours, and
 * `{100 - upgrade.returnPercent}` is what is missing. @throws Error for a figure that no section has
 */
const filled = (text: string, sections: Sections): string => {
  const figures: Readonly<Record<string, Readonly<Record<string, unknown>>>> = sections;
  return text.replaceAll(FIGURE, (_, rest: string | undefined, section: string, field: string) => {
    const figure = figures[section]?.[field];
    if (typeof figure !== 'number') throw new Error(`the terms have no figure ${section}.${field}`);
    const shown = field.endsWith('Tickets') ? percentOf(figure) : field.endsWith('Ms') ? hoursOf(figure) : figure;
    return String(rest === undefined ? shown : 100 - shown);
  });
};

const sectionOf = (markdown: string): DocumentSection => {
  const [heading = '', ...paragraphs] = markdown.trim().split('\n\n');
  return { heading, paragraphs };
};

/**
 * Reads a document of front matter (`title`, `summary`, `updatedAt`: the day of the last change), and sections: a line
 * `## heading` and paragraphs of one line each, with an empty line between any two. @throws Error where it has another form
 */
export const readMarkdown = (markdown: string): DocumentSource => {
  const [head = '', title = '', summary = '', day] = HEAD.exec(markdown) ?? [];
  const [before, ...rest] = `\n${markdown.slice(head.length)}`.split('\n## ');
  if (head === '' || before !== '' || rest.length === 0)
    throw new Error('a document begins with its front matter and a heading');
  const text = { title, summary, updatedAt: Date.parse(`${day}T00:00:00Z`) };
  return ({ sections }) => ({ ...text, sections: rest.map((section) => sectionOf(filled(section, sections))) });
};

export interface DocumentStore {
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
export const readDocuments = async (): Promise<DocumentStore> => {
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
