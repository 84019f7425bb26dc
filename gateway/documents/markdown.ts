import type { Sections } from '../../engine/terms/sections.ts';
import { type DocumentSection, type DocumentSource, hoursOf, percentOf } from './document.ts';

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
    const told = field.endsWith('Tickets') ? percentOf(figure) : field.endsWith('Ms') ? hoursOf(figure) : figure;
    return String(rest === undefined ? told : 100 - told);
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
