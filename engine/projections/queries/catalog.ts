import { type CaseDisplay, caseDisplay, oddsTable } from '../../catalog/case/events.ts';
import { skinDefinition } from '../../catalog/skin/events.ts';
import { db, defineQuery, type Expression, fragment, type Given, type Row } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import type { Instant } from '../../kernel/decision.ts';

const versionColumns = [
  'slug',
  'version',
  'oddsHash',
  /** RFC 8785 JSON of the table: the text that `oddsHash` is the hash of. */
  'oddsTable',
  'display',
  'position',
] as const;

const versionOf = (row: Row<'caseVersion', typeof versionColumns>) => ({
  ...row,
  display: caseDisplay.parse(JSON.parse(row.display)),
  table: oddsTable.parse(JSON.parse(row.oddsTable)),
});
/** One version of a case. It never changes. */
export type CaseVersion = Readonly<ReturnType<typeof versionOf>>;

const skinOf = ({ skinId, version, definition }: Row<'skinCurrent', readonly ['skinId', 'version', 'definition']>) => ({
  id: skinId,
  version,
  definition: skinDefinition.parse(JSON.parse(definition)),
});
export type CatalogSkin = Readonly<ReturnType<typeof skinOf>>;

export interface CaseFilter {
  readonly theme?: string;
  /** Minor units, inclusive. */
  readonly minPrice?: bigint;
  readonly maxPrice?: bigint;
}

export interface ThemeRow {
  readonly id: string;
  readonly order: number;
  readonly names: CaseDisplay['themeNames'];
  readonly taglines: CaseDisplay['themeTaglines'];
}

/** Bounds of what one answer holds; the shipped catalog has a tenth of them. */
const MAX_CASES = 500;
const MAX_SKINS = 5_000;

const versions = db.selectFrom('caseVersion').select(versionColumns).limit(MAX_CASES);

/** A condition of `case_version`: the version is in force at a moment. */
export const inForceAt = (at: Instant | Expression<Instant>) =>
  fragment<boolean>`effective_at <= ${at}::bigint AND (until IS NULL OR until > ${at}::bigint)`;

interface Wanted {
  readonly at: Instant;
  /** Null for all. */
  readonly theme: string | null;
  readonly minPrice: bigint | null;
  readonly maxPrice: bigint | null;
}

const open = defineQuery((given: Given<Wanted>) =>
  versions
    .where(inForceAt(given('at')))
    .where(fragment<boolean>`(${given('theme')}::text IS NULL OR theme = ${given('theme')}::text)`)
    .where(fragment<boolean>`(${given('minPrice')}::bigint IS NULL OR price >= ${given('minPrice')}::bigint)`)
    .where(fragment<boolean>`(${given('maxPrice')}::bigint IS NULL OR price <= ${given('maxPrice')}::bigint)`)
    .orderBy('themeOrder')
    .orderBy('theme')
    .orderBy('price')
    .orderBy('slug'),
);

/** Every open case in display order: theme, price, name. */
export const casesOpen = async (
  sql: SqlClient,
  at: Instant,
  { theme, minPrice, maxPrice }: CaseFilter = {},
): Promise<readonly CaseVersion[]> => {
  const asked = { at, theme: theme ?? null, minPrice: minPrice ?? null, maxPrice: maxPrice ?? null };
  return (await open(sql, asked)).map(versionOf);
};

const among = defineQuery((given: Given<{ slugs: readonly string[]; numbers: readonly number[] }>) =>
  versions.where(
    fragment<boolean>`(slug, version) IN (
      SELECT * FROM unnest(${given('slugs')}::text[], ${given('numbers')}::integer[]))`,
  ),
);

/** Several versions at once, each once, in no order. */
export const caseVersions = async (
  sql: SqlClient,
  wanted: readonly { readonly slug: string; readonly version: number }[],
): Promise<readonly CaseVersion[]> => {
  const [slugs, numbers] = [wanted.map(({ slug }) => slug), wanted.map(({ version }) => version)];
  return (await among(sql, { slugs, numbers })).map(versionOf);
};

const periodColumns = [...versionColumns, 'effectiveAt', 'until'] as const;
const periods = db.selectFrom('caseVersion').select(periodColumns);
const periodOf = (row: Row<'caseVersion', typeof periodColumns>) => ({ ...row, ...versionOf(row) });
/** A version of a case with the time in which it is offered. */
export type CasePeriod = Readonly<ReturnType<typeof periodOf>>;

const newest = defineQuery(() =>
  periods.distinctOn('slug').orderBy('slug').orderBy('version', 'desc').limit(MAX_CASES),
);

/** Every case in the version that was published last: first those that are offered or will be, as the site orders them. */
export const newestCases = async (sql: SqlClient): Promise<readonly CasePeriod[]> =>
  (await newest(sql, {}))
    .map(periodOf)
    .toSorted(
      (a, b) =>
        Number(a.until !== null) - Number(b.until !== null) ||
        a.display.themeOrder - b.display.themeOrder ||
        Number(BigInt(a.table.price) - BigInt(b.table.price)) ||
        (a.slug < b.slug ? -1 : 1),
    );

const historyOf = defineQuery((given: Given<{ slug: string; most: number }>) =>
  periods.where('slug', '=', given('slug')).orderBy('version', 'desc').limit(given('most')),
);

/** The versions of a case, the newest first. */
export const versionsOfCase = async (sql: SqlClient, slug: string, most: number): Promise<readonly CasePeriod[]> =>
  (await historyOf(sql, { slug, most })).map(periodOf);

const openThemes = defineQuery((given: Given<{ at: Instant }>) =>
  db
    .selectFrom('caseVersion')
    .distinctOn('theme')
    .select(['theme', 'themeOrder', 'display'])
    .where(inForceAt(given('at')))
    .orderBy('theme')
    .orderBy('position', 'desc')
    .limit(MAX_CASES),
);

/** Themes that have an open case, in order; named as their latest published case names them. */
export const themes = async (sql: SqlClient, at: Instant): Promise<readonly ThemeRow[]> =>
  (await openThemes(sql, { at }))
    .map(({ theme, themeOrder, display }) => {
      const { themeNames, themeTaglines } = caseDisplay.parse(JSON.parse(display));
      return { id: theme, order: themeOrder, names: themeNames, taglines: themeTaglines };
    })
    .toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));

const currentSkins = defineQuery((given: Given<{ ids: readonly string[] | null }>) =>
  db
    .selectFrom('skinCurrent')
    .select(['skinId', 'version', 'definition'])
    .where(fragment<boolean>`${given('ids')}::text[] IS NULL OR skin_id = ANY(${given('ids')}::text[])`)
    .orderBy('skinId')
    .limit(MAX_SKINS),
);

/** Skins by id as they are now; without ids the whole catalog. Unknown ids are left out. */
export const skins = async (sql: SqlClient, ids?: readonly string[]): Promise<readonly CatalogSkin[]> =>
  (await currentSkins(sql, { ids: ids ?? null })).map(skinOf);

const stopped = defineQuery(() =>
  db.selectFrom('gameSwitch').select(['game', 'reason']).where(fragment<boolean>`stopped`).limit(100),
);

/** Games whose emergency stop is on, with the published reason. */
export const stoppedGames = async (sql: SqlClient): Promise<ReadonlyMap<string, string>> =>
  new Map((await stopped(sql, {})).map(({ game, reason }) => [game, reason]));
