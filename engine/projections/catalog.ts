import type { CasePublished } from '../catalog/case/events.ts';
import { insertRecords } from '../database/records.ts';
import { PUBLISHING_TYPES, publishedBy } from '../events.ts';
import { canonicalJson } from '../kernel/canonical-json.ts';
import { type Money, parseMoney } from '../kernel/money.ts';
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
  /** Minor units. */
  readonly price: Money;
  readonly position: number;
  readonly status: CaseVersionStatus;
}

/** What rounds name by its hash, as often as it was published. */
export interface PublicationRow {
  readonly hash: string;
  /** Of its event. */
  readonly type: string;
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
  readonly publications: readonly PublicationRow[];
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
  price: parseMoney(table.price),
  position,
  status: 'open',
});

export const CATALOG_TYPES = [
  'CasePublished',
  'CaseRetired',
  'SkinPublished',
  'GameStopped',
  'GameResumed',
  ...PUBLISHING_TYPES,
] as const;

export const foldCatalog = (events: readonly Recorded<(typeof CATALOG_TYPES)[number]>[]): CatalogChanges => {
  const closed = new Map<string, Exclude<CaseVersionStatus, 'open'>>();
  const versions: CaseVersionRow[] = [];
  const skins = new Map<string, SkinRow>();
  const publications: PublicationRow[] = [];
  const switches = new Map<string, SwitchRow>();

  /** A slug's open version is either one of these events', or the one in the table. */
  const close = (slug: string, status: 'replaced' | 'retired'): void => {
    const index = versions.findLastIndex((row) => row.slug === slug);
    const row = versions[index];
    if (row?.status === 'open') versions[index] = { ...row, status };
    else if (row === undefined && !closed.has(slug)) closed.set(slug, status);
  };

  for (const { position, event } of events) {
    for (const hash of publishedBy(event)) publications.push({ hash, type: event.type, position });
    if (event.type === 'CasePublished') {
      close(event.data.table.case, 'replaced');
      versions.push(versionRow(position, event.data));
    } else if (event.type === 'CaseRetired') {
      close(event.data.case, 'retired');
    } else if (event.type === 'SkinPublished') {
      const { skin, version, definition } = event.data;
      skins.set(skin, { skinId: skin, version, definition });
    } else if (event.type === 'GameStopped' || event.type === 'GameResumed') {
      const stopped = event.type === 'GameStopped';
      const reason = event.type === 'GameStopped' ? event.data.reason : '';
      switches.set(event.data.game, { game: event.data.game, stopped, reason, position });
    }
  }
  return { closed, versions, skins: [...skins.values()], publications, switches: [...switches.values()] };
};

export const catalog = projectionOf({
  name: 'catalog',
  version: 4,
  tables: ['case_version', 'skin_current', 'target', 'publication', 'game_switch'],
  types: CATALOG_TYPES,
  read: async () => null,
  fold: (_before: null, events) => foldCatalog(events),

  write: async (sql, table, { closed, versions, skins, publications, switches }) => {
    if (closed.size > 0) {
      await sql.query(
        `UPDATE ${table('case_version')} AS v SET status = c.status
         FROM unnest($1::text[], $2::text[]) AS c (slug, status) WHERE v.slug = c.slug AND v.status = 'open'`,
        [[...closed.keys()], [...closed.values()]],
      );
    }
    await insertRecords(sql, table('case_version'), versions);
    await writeSkins(sql, table, skins);
    await insertRecords(sql, table('publication'), publications);
    await insertRecords(
      sql,
      table('game_switch'),
      switches,
      `ON CONFLICT (game) DO UPDATE
       SET stopped = excluded.stopped, reason = excluded.reason, position = excluded.position`,
    );
  },
});
