import type {
  CatalogCase,
  CatalogDocument,
  CatalogEntry,
  CatalogSkin,
  Locale,
} from '../../../../engine/catalog/document.ts';

/** A table of a document: the case at that place, or the consolation of dreams. */
export type Place = number | 'consolation';

export interface TableRow {
  readonly skin: string;
  readonly wear: CatalogEntry['wear'];
  /** Minor units. */
  readonly value: bigint;
  readonly tickets: number;
}

/** Names a row within its table. */
export const rowKey = ({ skin, wear }: Pick<TableRow, 'skin' | 'wear'>): string => `${skin} ${wear}`.trimEnd();

export const placesOf = ({ cases, consolation }: CatalogDocument): readonly Place[] => [
  ...cases.map((_case, at) => at),
  ...(consolation === undefined ? [] : (['consolation'] as const)),
];

const entriesOf = ({ cases, consolation }: CatalogDocument, place: Place): readonly CatalogEntry[] =>
  (place === 'consolation' ? consolation : cases[place]?.entries) ?? [];

const worthOf = ({ skins }: CatalogDocument, skin: string, wear: string): bigint =>
  BigInt(skins.find(({ id }) => id === skin)?.wears.find((one) => one.wear === wear)?.value ?? 0);

/** The rows of a table, each with the value that the document gives its skin. */
export const rowsOf = (document: CatalogDocument, place: Place): readonly TableRow[] =>
  entriesOf(document, place).map((entry) => ({ ...entry, value: worthOf(document, entry.skin, entry.wear) }));

const withEntries = (document: CatalogDocument, place: Place, entries: readonly CatalogEntry[]): CatalogDocument =>
  place === 'consolation'
    ? { ...document, consolation: entries }
    : { ...document, cases: document.cases.map((box, at) => (at === place ? { ...box, entries } : box)) };

/** The tickets of the rows, in their order. */
export const withTickets = (document: CatalogDocument, place: Place, tickets: readonly number[]): CatalogDocument =>
  withEntries(
    document,
    place,
    entriesOf(document, place).map((entry, at) => ({ ...entry, tickets: tickets[at] ?? entry.tickets })),
  );

export const withRowTickets = (
  document: CatalogDocument,
  place: Place,
  key: string,
  tickets: number,
): CatalogDocument =>
  withEntries(
    document,
    place,
    entriesOf(document, place).map((entry) => (rowKey(entry) === key ? { ...entry, tickets } : entry)),
  );

export const withoutRow = (document: CatalogDocument, place: Place, key: string): CatalogDocument =>
  withEntries(
    document,
    place,
    entriesOf(document, place).filter((entry) => rowKey(entry) !== key),
  );

/** Another value of a skin in a wear, in every table of the document. */
export const withValue = (
  document: CatalogDocument,
  { skin, wear }: Pick<TableRow, 'skin' | 'wear'>,
  value: bigint,
): CatalogDocument => ({
  ...document,
  skins: document.skins.map((one) =>
    one.id !== skin
      ? one
      : { ...one, wears: one.wears.map((worn) => (worn.wear === wear ? { ...worn, value: String(value) } : worn)) },
  ),
});

export type Family = CatalogDocument['families'][number];

/** A skin in one wear as the last row, with one ticket. A table that has the row is answered unchanged. */
export const withRow = (
  document: CatalogDocument,
  place: Place,
  { skin, family, wear }: { readonly skin: CatalogSkin; readonly family: Family; readonly wear: TableRow['wear'] },
): CatalogDocument => {
  const entries = entriesOf(document, place);
  const entry = { skin: skin.id, wear, tickets: 1 };
  if (entries.some((one) => rowKey(one) === rowKey(entry))) return document;
  const has = <One extends { readonly id: string }>(all: readonly One[], one: One): readonly One[] =>
    all.some(({ id }) => id === one.id) ? all : [...all, one];
  const known = { ...document, families: has(document.families, family), skins: has(document.skins, skin) };
  return withEntries(known, place, [...entries, entry]);
};

/** `Kestrel Tidal` in the language; the id of a skin that the document doesn't have. */
export const skinName = ({ skins, families }: CatalogDocument, id: string, language: Locale): string => {
  const skin = skins.find((one) => one.id === id);
  const family = families.find((one) => one.id === skin?.family);
  return skin === undefined || family === undefined ? id : `${family.names[language]} ${skin.finish[language]}`.trim();
};

export const gradeOf = ({ skins }: CatalogDocument, id: string): number =>
  skins.find((one) => one.id === id)?.grade ?? 6;

/** Another price or other words of a case. */
export const withCase = (
  document: CatalogDocument,
  place: Exclude<Place, 'consolation'>,
  part: Partial<Pick<CatalogCase, 'price' | 'names'>>,
): CatalogDocument => ({
  ...document,
  cases: document.cases.map((box, at) => (at === place ? { ...box, ...part } : box)),
});
