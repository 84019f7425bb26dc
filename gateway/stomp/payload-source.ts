import type { BattleRow } from '../../engine/projections/battles.ts';
import type { PublicProfile } from '../accounts/account-store.ts';
import { HIDDEN_PLAYER } from '../accounts/profile/hidden-player.ts';
import type { Load } from '../batch-loader.ts';
import { nicknameOf } from '../graphql/resolvers/public-profiles.ts';
import type { CatalogCache } from '../play/catalog.ts';

/** Where names and pictures of an event come from. */
export interface PayloadSource {
  readonly catalogs: Pick<CatalogCache, 'latest' | 'version'>;
  readonly publicProfile: Load<string, PublicProfile>;
  readonly battle: Load<string, BattleRow>;
  /** Part of every picture's address. */
  readonly artVersion: number;
}

/** A nickname; the words in its place are simplified Chinese, like every name here that comes in one language alone. */
export const shownName = async (source: PayloadSource, playerId: string): Promise<string> =>
  (await nicknameOf(source, playerId)) ?? HIDDEN_PLAYER['zh-CN'];
