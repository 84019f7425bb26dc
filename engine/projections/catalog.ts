import type { CasePublished } from '../catalog/case/events.ts';
import { tableFrom } from '../catalog/versions.ts';
import { insertRecords } from '../database/records.ts';
import { PUBLISHING_TYPES, publishedBy } from '../events.ts';
import { canonicalJson } from '../kernel/canonical-json.ts';
import type { Instant } from '../kernel/decision.ts';
import { type Money, parseMoney } from '../kernel/money.ts';
import { projectionOf, type Recorded } from './projection.ts';
import { type SkinRow, writeSkins } from './targets.ts';

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
  readonly effectiveAt: Instant;
  /** When the next version takes effect, or the case was retired, which may be before `effectiveAt`; null while neither is known. */
  readonly until: Instant | null;
}

/** A table or a text that rounds name by hash, once for every time it was published. */
export interface PublicationRow {
  readonly hash: string;
  /** Of its event. */
  readonly type: string;
  readonly position: number;
  readonly at: Instant;
}

export interface SwitchRow {
  readonly game: string;
  readonly stopped: boolean;
  readonly reason: string;
  readonly position: number;
}

export interface CatalogChanges {
  /** When the versions from before these events end at the latest, by slug. */
  readonly ended: ReadonlyMap<string, Instant>;
  readonly versions: readonly CaseVersionRow[];
  readonly skins: readonly SkinRow[];
  readonly publications: readonly PublicationRow[];
  readonly switches: readonly SwitchRow[];
}

const versionRow = (
  position: number,
  at: Instant,
  { display, table, oddsHash }: CasePublished['data'],
): CaseVersionRow => ({
  slug: table.case,
  version: table.version,
  oddsHash,
  oddsTable: canonicalJson(table),
  display: canonicalJson(display),
  theme: display.theme,
  themeOrder: display.themeOrder,
  price: parseMoney(table.price),
  position,
  effectiveAt: tableFrom(table.version, at),
  until: null,
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
  const ended = new Map<string, Instant>();
  const versions: CaseVersionRow[] = [];
  const skins = new Map<string, SkinRow>();
  const publications: PublicationRow[] = [];
  const switches = new Map<string, SwitchRow>();

  /** The versions until now end then, if not before. */
  const end = (slug: string, then: Instant): void => {
    ended.set(slug, Math.min(then, ended.get(slug) ?? then));
    for (const [index, row] of versions.entries())
      if (row.slug === slug) versions[index] = { ...row, until: Math.min(then, row.until ?? then) };
  };

  for (const { position, at, event } of events) {
    for (const hash of publishedBy(event)) publications.push({ hash, type: event.type, position, at });
    if (event.type === 'CasePublished') {
      const row = versionRow(position, at, event.data);
      end(row.slug, row.effectiveAt);
      versions.push(row);
    } else if (event.type === 'CaseRetired') {
      end(event.data.case, at);
    } else if (event.type === 'SkinPublished') {
      const { skin, version, definition } = event.data;
      skins.set(skin, { skinId: skin, version, definition });
    } else if (event.type === 'GameStopped' || event.type === 'GameResumed') {
      const stopped = event.type === 'GameStopped';
      const reason = event.type === 'GameStopped' ? event.data.reason : '';
      switches.set(event.data.game, { game: event.data.game, stopped, reason, position });
    }
  }
  return { ended, versions, skins: [...skins.values()], publications, switches: [...switches.values()] };
};

export const catalog = projectionOf({
  name: 'catalog',
  version: 5,
  tables: ['case_version', 'skin_current', 'target', 'publication', 'game_switch'],
  types: CATALOG_TYPES,
  read: async () => null,
  fold: (_before: null, events) => foldCatalog(events),

  write: async (sql, table, { ended, versions, skins, publications, switches }) => {
    await sql.query(
      `UPDATE ${table('case_version')} AS v SET until = least(v.until, e.until)
       FROM unnest($1::text[], $2::bigint[]) AS e (slug, until) WHERE v.slug = e.slug`,
      [[...ended.keys()], [...ended.values()]],
    );
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
