import type { ActionType, Game } from '../generated/graphql.ts';
import type { IconName } from '../ui/icon-paths.ts';
import { keysOf } from './keys-of.ts';

interface ShownGame {
  readonly path: string;
  /** The game's mark: in navigation, and wherever an item or a record says where it was won. */
  readonly icon: IconName;
  /** The actions that move a balance in the game's name; the balance log shows them with the game's icon. */
  readonly actions: readonly ActionType[];
  /** A player can aim at a skin on the game's page: `?q=` searches for it. */
  readonly aimed: boolean;
}

/** Each game, in the order of lists. */
export const GAMES = {
  CASE: {
    path: '/home',
    icon: 'box',
    actions: ['CASE_OPEN'],
    aimed: false,
  },
  BATTLE: {
    path: '/battle',
    icon: 'swords',
    actions: ['BATTLE_ENTRY'],
    aimed: false,
  },
  UPGRADE: {
    path: '/upgrade',
    icon: 'upgrade',
    actions: ['UPGRADE_STAKE'],
    aimed: true,
  },
  DREAM: {
    path: '/dream',
    icon: 'dream',
    actions: ['DREAM_FEE'],
    aimed: true,
  },
  CONTRACT: {
    path: '/contract',
    icon: 'contract',
    actions: [],
    aimed: false,
  },
  GIVEAWAY: {
    path: '/giveaways',
    icon: 'gift',
    actions: [],
    aimed: false,
  },
} as const satisfies Readonly<Record<Game, ShownGame>>;

export const GAME_NAMES: readonly Game[] = keysOf(GAMES);

export type GameAction = (typeof GAMES)[Game]['actions'][number];

/** Games with a page that takes an aim. */
export type AimedGame = { [Name in Game]: (typeof GAMES)[Name]['aimed'] extends true ? Name : never }[Game];

export const AIMED_GAMES: readonly AimedGame[] = GAME_NAMES.filter((name): name is AimedGame => GAMES[name].aimed);
