import type { CaseDisplay } from '../../../engine/catalog/case/events.ts';
import type { ConsolationTable } from '../../../engine/catalog/consolation/events.ts';
import {
  CATALOG_FORMAT,
  type CatalogCase,
  type CatalogDocument,
  type CatalogEntry,
  type CatalogSkin,
  gradeSchema,
  type Names,
} from '../../../engine/catalog/document.ts';
import type { CaseVersion, CatalogSkin as PublishedSkin } from '../../../engine/projections/queries/catalog.ts';

type Entries = CaseVersion['table']['entries'];

const sharesOf = (entries: Entries): readonly CatalogEntry[] =>
  entries.map(({ skin, wear, first, last }) => ({ skin, wear, tickets: last - first + 1 }));

const caseOf = ({ slug, table, display }: CaseVersion): CatalogCase => {
  const { theme, names, taglines, shape, hue, hero, fresh } = display;
  return {
    slug,
    theme,
    names,
    taglines,
    price: table.price,
    shape,
    hue,
    hero,
    fresh,
    entries: sharesOf(table.entries),
  };
};

const skinOf = ({ id, definition }: PublishedSkin, values: ReadonlyMap<string, string>): CatalogSkin => {
  const { family, finishNames, grade, art, wears } = definition;
  return {
    ...{ id, family, finish: finishNames, grade: gradeSchema.parse(grade), art },
    wears: wears.map((one) => ({ ...one, value: values.get(`${id} ${one.wear}`) ?? one.value })),
  };
};

const once = <One extends { readonly id: string }>(all: readonly One[]): readonly One[] => [
  ...new Map(all.map((one) => [one.id, one])).values(),
];

const themesOf = (displays: readonly CaseDisplay[]): CatalogDocument['themes'] =>
  once(
    displays
      .toSorted((a, b) => a.themeOrder - b.themeOrder)
      .map(({ theme: id, themeNames, themeTaglines }) => ({ id, names: themeNames, taglines: themeTaglines })),
  );

interface Published {
  readonly cases: readonly CaseVersion[];
  readonly skins: readonly PublishedSkin[];
  /** Null leaves the table out. */
  readonly consolation: Pick<ConsolationTable, 'entries'> | null;
  /** Values that skins had in a table, in place of those of now. */
  readonly valuesOf?: CaseVersion['table'] | undefined;
}

/** Publications in the form of docs/catalog.md. Its import changes nothing, but for values that are asked for. */
export const publishedDocument = ({ cases, skins, consolation, valuesOf }: Published): CatalogDocument => {
  const values = new Map(valuesOf?.entries.map(({ skin, wear, value }) => [`${skin} ${wear}`, value]));
  const families = skins.map(({ definition }) => ({ id: definition.family, names: definition.familyNames }));
  return {
    format: CATALOG_FORMAT,
    themes: themesOf(cases.map(({ display }) => display)),
    families: once<{ readonly id: string; readonly names: Names }>(families),
    skins: skins.map((skin) => skinOf(skin, values)),
    cases: cases.map(caseOf),
    ...(consolation !== null && { consolation: sharesOf(consolation.entries) }),
  };
};
