import type { ConsolationPublished } from '../../../engine/catalog/consolation/events.ts';
import type { DreamChased } from '../../../engine/games/dream/events.ts';
import type { Recorded } from '../models.ts';

export type DreamRulesModel = ConsolationPublished['data'];
export type DreamPlayModel = Recorded<DreamChased['data']>;
/** A page of a player's dreams. Their number is counted where it is asked for. */
export type DreamPlayConnectionModel = {
  readonly edges: readonly { readonly node: DreamPlayModel; readonly cursor: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};
