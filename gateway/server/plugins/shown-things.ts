import type { SqlClient } from '../../../engine/database/sql.ts';
import { isBattleId, isGiveawayId, isPlayerId } from '../../../engine/kernel/ids.ts';
import { battleById } from '../../../engine/projections/queries/battles.ts';
import { giveawayById } from '../../../engine/projections/queries/giveaways.ts';
import { logSize } from '../../../engine/projections/read-log.ts';
import type { PublicProfiles } from '../../accounts/profile/public-profiles.ts';
import type { CatalogCache } from '../../play/catalog.ts';
import { type ReadModelPorts, SHOWN_WITHIN_MS } from '../../play/catching-up.ts';
import { gameOf } from '../../play/search.ts';

export interface ThingParts {
  readonly sql: SqlClient;
  readonly catalogs: Pick<CatalogCache, 'current'>;
  readonly publicProfiles: Pick<PublicProfiles, 'of'>;
  readonly catchUp: ReadModelPorts['catchUp'];
}

/** Pages that show one thing: the id stands last in the address. */
interface ThingPages {
  readonly address: RegExp;
  /** Read models that tell of it. */
  readonly models: readonly string[];
  readonly isThere: (id: string) => Promise<boolean>;
}

const thingPages = ({ sql, catalogs, publicProfiles }: ThingParts): readonly ThingPages[] => [
  {
    address: /^\/box\/([^/]+)\/?$/,
    models: [],
    isThere: async (slug) => (await catalogs.current()).caseOf.has(slug),
  },
  {
    address: /^\/(?:battle|reverse)\/(?!create\/?$)([^/]+)\/?$/,
    models: ['battles'],
    isThere: async (id) => isBattleId(id) && (await battleById(sql, id)) !== null,
  },
  {
    address: /^\/giveaways\/(?!create\/?$)([^/]+)\/?$/,
    models: ['giveaways'],
    isThere: async (id) => isGiveawayId(id) && (await giveawayById(sql, id)) !== null,
  },
  {
    address: /^\/provably-fair\/verify\/([^/]+)\/?$/,
    models: ['plays', 'battles', 'giveaways'],
    isThere: async (id) => (await gameOf(sql, id)) !== null,
  },
  // A player who never was, is gone or hides has no page.
  {
    address: /^\/player\/([^/]+)\/?$/,
    models: [],
    isThere: async (id) => isPlayerId(id) && (await publicProfiles.of(id)) !== undefined,
  },
];

/** Whether what a page of the client shows is there, by the page's path; true for a page that shows no single thing. */
export const shownThings = (parts: ThingParts): ((path: string) => Promise<boolean>) => {
  const pages = thingPages(parts);
  return async (path) => {
    for (const { address, models, isThere } of pages) {
      const id = address.exec(path)?.[1];
      if (id === undefined) continue;
      if (await isThere(id)) return true;
      if (models.length === 0) return false;
      // A thing that was made a moment ago is in the log, and the read models have it soon.
      const position = (await logSize(parts.sql)) - 1;
      await Promise.all(models.map((model) => parts.catchUp(model, position, SHOWN_WITHIN_MS)));
      return isThere(id);
    }
    return true;
  };
};
