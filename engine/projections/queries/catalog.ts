import { z } from 'zod';
import { type CaseDisplay, caseDisplay, oddsTable } from '../../catalog/case/events.ts';
import { skinDefinition } from '../../catalog/skin/events.ts';
import { recordsAs } from '../../database/records.ts';
import { integerColumn, rowsAs, type SqlClient } from '../../database/sql.ts';
import type { Instant } from '../../kernel/decision.ts';

const versionRow = z
  .object({
    slug: z.string(),
    version: integerColumn,
    oddsHash: z.string(),
    /** RFC 8785 JSON of `table`: the text that `oddsHash` is the hash of. */
    oddsTable: z.string(),
    display: z.string().transform((text) => caseDisplay.parse(JSON.parse(text))),
    position: integerColumn,
  })
  .transform((row) => ({ ...row, table: oddsTable.parse(JSON.parse(row.oddsTable)) }));
/** One version of a case. It never changes. */
export type CaseVersion = Readonly<z.infer<typeof versionRow>>;

const skinRow = z.object({
  id: z.string(),
  version: integerColumn,
  definition: z.string().transform((text) => skinDefinition.parse(JSON.parse(text))),
});
export type CatalogSkin = Readonly<z.infer<typeof skinRow>>;

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

const versionColumns = 'slug, version, odds_hash, odds_table, display, position';

/** A condition of `case_version`: the version is in force at a moment, which is the parameter of that number. */
export const inForceAt = (parameter: number): string =>
  `effective_at <= $${parameter}::bigint AND (until IS NULL OR until > $${parameter}::bigint)`;

/** Every open case in display order: theme, price, name. */
export const casesOpen = async (
  sql: SqlClient,
  at: Instant,
  { theme, minPrice, maxPrice }: CaseFilter = {},
): Promise<readonly CaseVersion[]> =>
  recordsAs(
    versionRow,
    await sql.query(
      `SELECT ${versionColumns} FROM case_version
       WHERE ${inForceAt(4)} AND ($1::text IS NULL OR theme = $1)
         AND ($2::bigint IS NULL OR price >= $2) AND ($3::bigint IS NULL OR price <= $3)
       ORDER BY theme_order, theme, price, slug LIMIT ${MAX_CASES}`,
      [theme ?? null, minPrice ?? null, maxPrice ?? null, at],
    ),
  );

/** Several versions at once, each once, in no order. */
export const caseVersions = async (
  sql: SqlClient,
  wanted: readonly { readonly slug: string; readonly version: number }[],
): Promise<readonly CaseVersion[]> =>
  recordsAs(
    versionRow,
    await sql.query(
      `SELECT ${versionColumns} FROM case_version
       WHERE (slug, version) IN (SELECT * FROM unnest($1::text[], $2::integer[])) LIMIT ${MAX_CASES}`,
      [wanted.map(({ slug }) => slug), wanted.map(({ version }) => version)],
    ),
  );

const themeRow = z.object({ theme: z.string(), theme_order: integerColumn, display: z.string() }).transform((row) => {
  const { themeNames, themeTaglines } = caseDisplay.parse(JSON.parse(row.display));
  return { id: row.theme, order: row.theme_order, names: themeNames, taglines: themeTaglines };
});

/** Themes that have an open case, in order; named as their latest published case names them. */
export const themes = async (sql: SqlClient, at: Instant): Promise<readonly ThemeRow[]> => {
  const result = await sql.query(
    `SELECT DISTINCT ON (theme) theme, theme_order, display FROM case_version
     WHERE ${inForceAt(1)} ORDER BY theme, position DESC LIMIT ${MAX_CASES}`,
    [at],
  );
  return rowsAs(themeRow, result).toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
};

/** Skins by id as they are now; without ids the whole catalog. Unknown ids are left out. */
export const skins = async (sql: SqlClient, ids?: readonly string[]): Promise<readonly CatalogSkin[]> =>
  recordsAs(
    skinRow,
    await sql.query(
      `SELECT skin_id AS id, version, definition FROM skin_current
       WHERE $1::text[] IS NULL OR skin_id = ANY($1::text[]) ORDER BY skin_id LIMIT ${MAX_SKINS}`,
      [ids ?? null],
    ),
  );

const switchRow = z.object({ game: z.string(), stopped: z.boolean(), reason: z.string() });

/** Games whose emergency stop is on, with the published reason. */
export const stoppedGames = async (sql: SqlClient): Promise<ReadonlyMap<string, string>> => {
  const rows = rowsAs(
    switchRow,
    await sql.query('SELECT game, stopped, reason FROM game_switch WHERE stopped LIMIT 100'),
  );
  return new Map(rows.map(({ game, reason }) => [game, reason]));
};
