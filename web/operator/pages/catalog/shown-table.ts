import type { CatalogCase, CatalogDocument } from '../../../../engine/catalog/document.ts';
import { LANGUAGES, wearSchema } from '../../../../engine/catalog/document.ts';
import type { CaseTable } from './catalog-query.ts';
import type { ShownTable } from './draft-diff.ts';
import { type Place, rowsOf } from './draft-table.ts';

const wordsOf = ({ names, taglines, theme, shape, hue, hero, fresh }: CatalogCase): readonly string[] => [
  ...[names, taglines].flatMap((text) => LANGUAGES.map((language) => text[language])),
  ...[theme, shape, hue, hero, fresh ? 'fresh' : ''],
];

/** A table of a draft. */
export const draftedTable = (document: CatalogDocument, place: Place): ShownTable => {
  const box = place === 'consolation' ? undefined : document.cases[place];
  return {
    price: box === undefined ? null : BigInt(box.price),
    words: box === undefined ? [] : wordsOf(box),
    rows: rowsOf(document, place),
  };
};

const publishedRows = (entries: CaseTable['entries']): ShownTable['rows'] =>
  entries.map(({ skin, wear, tickets, value }) => ({
    ...{ skin, tickets, value: BigInt(value) },
    wear: wearSchema.parse(wear),
  }));

/** A published case: its table with the values that it was published with, its words from its document. */
export const publishedCase = ({ case: box, entries }: CaseTable, { cases }: CatalogDocument): ShownTable => ({
  price: BigInt(box.price),
  words: cases.filter(({ slug }) => slug === box.slug).flatMap(wordsOf),
  rows: publishedRows(entries),
});

export const publishedConsolation = (entries: CaseTable['entries']): ShownTable => ({
  price: null,
  words: [],
  rows: publishedRows(entries),
});
