import type { Instant } from '../../../engine/kernel/decision.ts';
import { majorText, parseMoney } from '../../../engine/kernel/money.ts';
import { type Period, periodsOf } from '../../../engine/terms/in-force.ts';
import { SECTION_NAMES, type SectionName, type Sections } from '../../../engine/terms/sections.ts';
import type { DocumentSection, DocumentText, Figures } from './document.ts';

/** The words of one language for the terms; the figures come from the log. */
export interface TermsWords {
  readonly title: string;
  readonly summary: string;
  /** How to check a page of figures. */
  readonly about: DocumentSection;
  readonly headings: Readonly<Record<SectionName, string>>;
  readonly says: { readonly [Name in SectionName]: (values: Sections[Name]) => readonly string[] };
  readonly inForce: (since: string, hash: string) => string;
  readonly announced: (from: string) => string;
  readonly earlier: (from: string, until: string) => string;
}

/** `2026-11-20 08:15:00 UTC` */
const momentOf = (at: Instant): string =>
  new Date(at)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z/, ' UTC');

const sectionOf = <Name extends SectionName>(
  name: Name,
  words: TermsWords,
  { history, at }: Figures,
): DocumentSection => {
  const periods = periodsOf(history, name);
  const current = periods.findLastIndex(({ from }) => from <= at);
  const linesOf = (period: Period<Name>, index: number): readonly string[] => {
    const sentences = words.says[name](period.values);
    const from = momentOf(period.from);
    if (index === current) return [...sentences, words.inForce(from, period.hash)];
    const until = periods[index + 1]?.from ?? period.from;
    return [index > current ? words.announced(from) : words.earlier(from, momentOf(until)), ...sentences];
  };
  const lines = periods.map(linesOf);
  return {
    heading: words.headings[name],
    paragraphs: [
      ...(lines[current] ?? []),
      ...lines.slice(current + 1).flat(),
      ...lines.slice(0, current).toReversed().flat(),
    ],
  };
};

/** The terms in force, those that are announced, and the earlier ones, newest first. */
export const termsOfPlayIn =
  (words: TermsWords) =>
  (figures: Figures): DocumentText => {
    const { title, summary, about } = words;
    const newest = Math.max(0, ...figures.history.versions.map(({ effectiveAt }) => effectiveAt));
    const sections = [about, ...SECTION_NAMES.map((name) => sectionOf(name, words, figures))];
    return { title, summary, updatedAt: newest, sections: sections.filter((one) => one.paragraphs.length > 0) };
  };

/** Minor units, decimal, as coin: `200.00`. */
export const coinText = (amount: string): string => majorText(parseMoney(amount));
