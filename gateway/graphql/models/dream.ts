import type { ConsolationPublished } from '../../../engine/catalog/consolation/events.ts';
import type { DreamChased } from '../../../engine/games/dream/events.ts';
import type { Recorded } from '../models.ts';

export type DreamRulesModel = ConsolationPublished['data'];
export type DreamPlayModel = Recorded<DreamChased['data']>;
