import { LRUCache } from 'lru-cache';
import { caseDisplay } from '../../engine/catalog/case/events.ts';
import { db, fragment, runQuery } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import type { Typed } from '../../engine/facts/define-event.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import {
  type CaseVersion,
  type CatalogSkin,
  casesOpen,
  caseVersions,
  skins,
  stoppedGames,
  type ThemeRow,
  themes,
} from '../../engine/projections/queries/catalog.ts';
import { nextInForce, tablesInForce, termsNow } from '../../engine/projections/queries/publications.ts';
import type { TermsState } from '../../engine/terms/state.ts';
import { batchLoader } from '../batch-loader.ts';

/** An event that publishes something. */
interface Publishing<Data> {
  readonly type: string;
  dataOf(event: Typed): Data;
}

/** The present catalog, read at once. Immutable: a change makes a new catalog. */
export interface Catalog {
  /** Open cases in display order. */
  readonly cases: readonly CaseVersion[];
  readonly themes: readonly ThemeRow[];
  readonly caseOf: ReadonlyMap<string, CaseVersion>;
  /** Names of every case that ever was, by slug. */
  readonly caseNames: ReadonlyMap<string, CaseVersion['display']['names']>;
  readonly skinOf: ReadonlyMap<string, CatalogSkin>;
  /** Games under an emergency stop, with its reason. */
  readonly stopped: ReadonlyMap<string, string>;
  /** The table in force that events of one type publish; null where none did. */
  readonly table: <Data>(definition: Publishing<Data>) => Data | null;
  /** The terms of play, all versions. */
  readonly terms: TermsState;
}

export interface CatalogCache {
  current(): Promise<Catalog>;
  /** The one that was read last, without looking. @throws Error before the first `current()` */
  latest(): Catalog;
  /** A version that may be replaced by now; null where there never was one. */
  version(slug: string, version: number): Promise<CaseVersion | null>;
  /** Says that the catalog may have changed: a reader looks before long. */
  touch(): void;
  /** Says that it has: the next reader looks. */
  expire(): void;
}

/** A busy log touches the cache all the time; the database is asked at most this often whether anything changed. */
const LOOK_AGAIN_MS = 250;
const REMEMBERED_VERSIONS = 500;
const VERSIONS_AT_ONCE = 200;

interface Held {
  readonly stamp: string;
  readonly catalog: Catalog;
  /** When something that is announced comes into force. */
  readonly until: Instant;
  /** How many of the changes that were heard of it can't have missed. */
  readonly seen: number;
}

/** Changes with every event that the catalog's projection folds; cheap, because its tables are small. */
const stamp = db.selectNoFrom(
  fragment<string>`concat_ws(':',
    (SELECT concat_ws(',', max(position), sum(until)) FROM case_version),
    (SELECT concat_ws(',', count(*), sum(version)) FROM skin_current),
    (SELECT coalesce(max(position), 0) FROM publication),
    (SELECT sum(position) FROM game_switch))`.as('stamp'),
);

const newestDisplays = db
  .selectFrom('caseVersion')
  .distinctOn('slug')
  .select(['slug', 'display'])
  .orderBy('slug')
  .orderBy('version', 'desc')
  .limit(2000);

const readCatalog = async (sql: SqlClient, at: Instant): Promise<Catalog> => {
  const cases = await casesOpen(sql, at);
  const displays = await runQuery(sql, newestDisplays);
  const tables = await tablesInForce(sql, at);
  return {
    cases,
    themes: await themes(sql, at),
    caseOf: new Map(cases.map((one) => [one.slug, one])),
    caseNames: new Map(displays.map(({ slug, display }) => [slug, caseDisplay.parse(JSON.parse(display)).names])),
    skinOf: new Map((await skins(sql)).map((skin) => [skin.id, skin])),
    stopped: await stoppedGames(sql),
    table: ({ type, dataOf }) => {
      const event = tables.get(type);
      return event === undefined ? null : dataOf(event);
    },
    terms: await termsNow(sql),
  };
};

const versionKey = ({ slug, version }: Pick<CaseVersion, 'slug' | 'version'>): string => `${slug} ${version}`;

const versionsIn = (sql: SqlClient) =>
  batchLoader<string, CaseVersion>(async (keys) => {
    const wanted = keys.map((key) => {
      const [slug = '', version] = key.split(' ');
      return { slug, version: Number(version) };
    });
    return new Map((await caseVersions(sql, wanted)).map((found) => [versionKey(found), found]));
  }, VERSIONS_AT_ONCE);

/** Keeps the catalog in memory, so that most requests ask the database for nothing. */
export const catalogCacheOf = (sql: SqlClient, now: () => Instant): CatalogCache => {
  const versions = new LRUCache<string, CaseVersion>({ max: REMEMBERED_VERSIONS });
  const readVersion = versionsIn(sql);
  let held: Held | null = null;
  let reading: Promise<Catalog> | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  /** Changes that were said to be possible, and how many of them no reader may miss. */
  let heard = 0;
  let certain = 0;

  /** All of this may change while it reads, so it goes by what was so when it began. */
  const look = async (before: Held | null, at: Instant, seen: number): Promise<Catalog> => {
    const now = (await runQuery(sql, stamp))[0]?.stamp ?? '';
    const isSame = before?.stamp === now && at < before.until;
    const until = isSame ? before.until : ((await nextInForce(sql, at)) ?? Number.POSITIVE_INFINITY);
    const catalog = isSame ? before.catalog : await readCatalog(sql, at);
    if (held === null || held.seen <= seen) held = { stamp: now, catalog, until, seen };
    return catalog;
  };

  const lookNow = (): Promise<Catalog> => {
    lookedAt = now();
    const mine = look(held, lookedAt, heard).finally(() => {
      if (reading === mine) reading = null;
    });
    reading = mine;
    return mine;
  };

  const isCurrent = ({ until, seen }: Held): boolean =>
    now() < until && seen >= certain && (seen === heard || now() < lookedAt + LOOK_AGAIN_MS);

  return {
    current: () => (held !== null && isCurrent(held) ? Promise.resolve(held.catalog) : (reading ?? lookNow())),
    latest: () => {
      if (held === null) throw new Error('the catalog was not read yet');
      return held.catalog;
    },
    version: async (slug, version) => {
      const open = held?.catalog.caseOf.get(slug);
      if (open?.version === version) return open;
      const key = versionKey({ slug, version });
      const known = versions.get(key);
      if (known !== undefined) return known;
      const found = await readVersion(key);
      if (found !== undefined) versions.set(key, found);
      return found ?? null;
    },
    touch: () => {
      heard += 1;
    },
    expire: () => {
      heard += 1;
      certain = heard;
      // A look that began before may not see it.
      reading = null;
    },
  };
};
