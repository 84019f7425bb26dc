import type { CasePublished } from '../catalog/case/events.ts';
import { nobleHashing } from '../fairness/noble-hashing.ts';
import { canonicalJson } from '../kernel/canonical-json.ts';
import { sectionHash } from '../terms/section-hash.ts';
import { SECTION_NAMES } from '../terms/sections.ts';
import { projectionOf, type Recorded } from './projection.ts';
import { type SkinRow, writeSkins } from './targets.ts';

export type CaseVersionStatus = 'open' | 'replaced' | 'retired';

/** One version of a case; its odds never change. */
export interface CaseVersionRow {
  readonly slug: string;
  readonly version: number;
  readonly oddsHash: string;
  /** RFC 8785 JSON: the text that the hash is of. */
  readonly oddsTable: string;
  readonly display: string;
  readonly theme: string;
  readonly themeOrder: number;
  /** Minor units, decimal. */
  readonly price: string;
  readonly position: number;
  readonly status: CaseVersionStatus;
}

/** One version of the table that lost dreams draw from. */
export interface ConsolationRow {
  readonly version: number;
  readonly tableHash: string;
  /** RFC 8785 JSON: the text that the hash is of. */
  readonly tableText: string;
  readonly position: number;
}

/** One version of the terms of play. */
export interface TermsRow {
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly effectiveAt: number;
  /** RFC 8785 JSON. */
  readonly sections: string;
  /** Of the sections. */
  readonly hashes: readonly string[];
  readonly position: number;
}

export interface SwitchRow {
  readonly game: string;
  readonly stopped: boolean;
  readonly reason: string;
  readonly position: number;
}

export interface CatalogChanges {
  /** What becomes of the version that was open before these events, by slug. */
  readonly closed: ReadonlyMap<string, Exclude<CaseVersionStatus, 'open'>>;
  readonly versions: readonly CaseVersionRow[];
  readonly skins: readonly SkinRow[];
  readonly consolations: readonly ConsolationRow[];
  readonly terms: readonly TermsRow[];
  readonly switches: readonly SwitchRow[];
}

const versionRow = (position: number, { display, table, oddsHash }: CasePublished['data']): CaseVersionRow => ({
  slug: table.case,
  version: table.version,
  oddsHash,
  oddsTable: canonicalJson(table),
  display: canonicalJson(display),
  theme: display.theme,
  themeOrder: display.themeOrder,
  price: table.price,
  position,
  status: 'open',
});

export const CATALOG_TYPES = [
  'CasePublished',
  'CaseRetired',
  'SkinPublished',
  'ConsolationPublished',
  'TermsPublished',
  'GameStopped',
  'GameResumed',
] as const;

export const foldCatalog = (events: readonly Recorded<(typeof CATALOG_TYPES)[number]>[]): CatalogChanges => {
  const closed = new Map<string, Exclude<CaseVersionStatus, 'open'>>();
  const versions: CaseVersionRow[] = [];
  const skins = new Map<string, SkinRow>();
  const consolations: ConsolationRow[] = [];
  const terms: TermsRow[] = [];
  const switches = new Map<string, SwitchRow>();

  /** A slug's open version is either one of these events', or the one in the table. */
  const close = (slug: string, status: 'replaced' | 'retired'): void => {
    const index = versions.findLastIndex((row) => row.slug === slug);
    const row = versions[index];
    if (row?.status === 'open') versions[index] = { ...row, status };
    else if (row === undefined && !closed.has(slug)) closed.set(slug, status);
  };

  for (const { position, event } of events) {
    if (event.type === 'CasePublished') {
      close(event.data.table.case, 'replaced');
      versions.push(versionRow(position, event.data));
    } else if (event.type === 'CaseRetired') {
      close(event.data.case, 'retired');
    } else if (event.type === 'SkinPublished') {
      const { skin, version, definition } = event.data;
      skins.set(skin, { skinId: skin, version, definition });
    } else if (event.type === 'ConsolationPublished') {
      const { table, tableHash } = event.data;
      consolations.push({ version: table.version, tableHash, tableText: canonicalJson(table), position });
    } else if (event.type === 'TermsPublished') {
      const { version, effectiveAt, sections } = event.data;
      const hashes = SECTION_NAMES.map((name) => sectionHash(nobleHashing, name, sections[name]));
      terms.push({ version, effectiveAt, sections: canonicalJson(sections), hashes, position });
    } else {
      const stopped = event.type === 'GameStopped';
      const reason = event.type === 'GameStopped' ? event.data.reason : '';
      switches.set(event.data.game, { game: event.data.game, stopped, reason, position });
    }
  }
  return { closed, versions, skins: [...skins.values()], consolations, terms, switches: [...switches.values()] };
};

export const catalog = projectionOf({
  name: 'catalog',
  version: 3,
  tables: ['case_version', 'skin_current', 'target', 'consolation_version', 'terms_version', 'game_switch'],
  types: CATALOG_TYPES,
  read: async () => null,
  fold: (_before: null, events) => foldCatalog(events),

  write: async (sql, table, { closed, versions, skins, consolations, terms, switches }) => {
    if (closed.size > 0) {
      await sql.query(
        `UPDATE ${table('case_version')} AS v SET status = c.status
         FROM unnest($1::text[], $2::text[]) AS c (slug, status) WHERE v.slug = c.slug AND v.status = 'open'`,
        [[...closed.keys()], [...closed.values()]],
      );
    }
    if (versions.length > 0) {
      await sql.query(
        `INSERT INTO ${table('case_version')}
           (slug, version, odds_hash, odds_table, display, theme, theme_order, price, position, status)
         SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::text[], $6::text[], $7::integer[],
           $8::bigint[], $9::bigint[], $10::text[])`,
        [
          versions.map((row) => row.slug),
          versions.map((row) => row.version),
          versions.map((row) => row.oddsHash),
          versions.map((row) => row.oddsTable),
          versions.map((row) => row.display),
          versions.map((row) => row.theme),
          versions.map((row) => row.themeOrder),
          versions.map((row) => row.price),
          versions.map((row) => row.position),
          versions.map((row) => row.status),
        ],
      );
    }
    await writeSkins(sql, table, skins);
    if (consolations.length > 0) {
      await sql.query(
        `INSERT INTO ${table('consolation_version')} (version, table_hash, table_text, position)
         SELECT * FROM unnest($1::integer[], $2::text[], $3::text[], $4::bigint[])`,
        [
          consolations.map((row) => row.version),
          consolations.map((row) => row.tableHash),
          consolations.map((row) => row.tableText),
          consolations.map((row) => row.position),
        ],
      );
    }
    if (terms.length > 0) {
      await sql.query(
        `INSERT INTO ${table('terms_version')} (version, effective_at, sections, hashes, position)
         SELECT * FROM unnest($1::integer[], $2::bigint[], $3::text[], $4::text[], $5::bigint[])`,
        [
          terms.map((row) => row.version),
          terms.map((row) => row.effectiveAt),
          terms.map((row) => row.sections),
          terms.map((row) => row.hashes.join()),
          terms.map((row) => row.position),
        ],
      );
    }
    if (switches.length > 0) {
      await sql.query(
        `INSERT INTO ${table('game_switch')} (game, stopped, reason, position)
         SELECT * FROM unnest($1::text[], $2::boolean[], $3::text[], $4::bigint[])
         ON CONFLICT (game) DO UPDATE
         SET stopped = excluded.stopped, reason = excluded.reason, position = excluded.position`,
        [
          switches.map((row) => row.game),
          switches.map((row) => row.stopped),
          switches.map((row) => row.reason),
          switches.map((row) => row.position),
        ],
      );
    }
  },
});
