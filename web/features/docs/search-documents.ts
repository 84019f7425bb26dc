interface Searched {
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** How much a word counts where it is found first. */
const WEIGHTS = { title: 8, summary: 4, heading: 3, paragraph: 1 } as const;

const weightOf = (document: Searched, word: string): number => {
  if (fold(document.title).includes(word)) return WEIGHTS.title;
  if (fold(document.summary).includes(word)) return WEIGHTS.summary;
  if (document.sections.some(({ heading }) => fold(heading).includes(word))) return WEIGHTS.heading;
  const isInText = document.sections.some(({ paragraphs }) => paragraphs.some((text) => fold(text).includes(word)));
  return isInText ? WEIGHTS.paragraph : 0;
};

/**
 * Documents that hold every word of the query, those that hold them in their titles first; all for an empty query.
 * Case and accents don't count; text without spaces between words is searched as it is written.
 */
export const searchDocuments = <Document extends Searched>(
  documents: readonly Document[],
  query: string,
): readonly Document[] => {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return documents;
  return documents
    .map((document) => ({ document, weights: words.map((word) => weightOf(document, word)) }))
    .filter(({ weights }) => weights.every((weight) => weight > 0))
    .map(({ document, weights }) => ({ document, weight: weights.reduce((sum, weight) => sum + weight, 0) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ document }) => document);
};
