import type { Game } from '../../generated/graphql.ts';
import type { IconName } from '../../ui/icon-paths.ts';

/** The small mark of each game, wherever an item says where it was won. */
export const GAME_ICONS: Readonly<Record<Game, IconName>> = {
  CASE: 'box',
  UPGRADE: 'upgrade',
  DREAM: 'dream',
  BATTLE: 'swords',
  GIVEAWAY: 'gift',
};
