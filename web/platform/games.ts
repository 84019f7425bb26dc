import type { ActionType, Game } from '../generated/graphql.ts';
import { keysOf } from './keys-of.ts';
import type { Section } from './section.ts';

/** A game in the navigation; its icon is also its small mark, wherever an item or a record says where it was won. */
interface GameSection extends Section {
  /** What moves a balance in its name, and has its icon there. */
  readonly actions: readonly ActionType[];
  /** Its page takes what one wishes to win: `?q=` looks for it. */
  readonly aimed: boolean;
}

/** All that the site's frame and lists say of each game, in the order of the navigation. */
export const GAMES = {
  CASE: {
    path: '/home',
    phone: 'tab',
    icon: 'box',
    label: ({ shell }) => shell.nav.cases,
    holds: /^\/(home|box(\/.*)?)?$/,
    actions: ['CASE_OPEN'],
    aimed: false,
  },
  BATTLE: {
    path: '/battle',
    phone: 'tab',
    icon: 'swords',
    label: ({ shell }) => shell.nav.battles,
    holds: /^\/(battle|reverse)(\/.*)?$/,
    actions: ['BATTLE_ENTRY'],
    aimed: false,
  },
  UPGRADE: {
    path: '/upgrade',
    phone: 'menu',
    icon: 'upgrade',
    label: ({ shell }) => shell.nav.upgrade,
    holds: /^\/upgrade$/,
    actions: ['UPGRADE_STAKE'],
    aimed: true,
  },
  DREAM: {
    path: '/dream',
    phone: 'tab',
    icon: 'dream',
    label: ({ shell }) => shell.nav.dream,
    short: ({ shell }) => shell.nav.dreamTab,
    holds: /^\/dream$/,
    actions: ['DREAM_FEE'],
    aimed: true,
  },
  CONTRACT: {
    path: '/contract',
    phone: 'menu',
    icon: 'contract',
    label: ({ shell }) => shell.nav.contract,
    holds: /^\/contract$/,
    actions: [],
    aimed: false,
  },
  GIVEAWAY: {
    path: '/giveaways',
    phone: 'menu',
    icon: 'gift',
    label: ({ shell }) => shell.nav.giveaways,
    holds: /^\/giveaways(\/.*)?$/,
    actions: [],
    aimed: false,
  },
} as const satisfies Readonly<Record<Game, GameSection>>;

export const GAME_NAMES: readonly Game[] = keysOf(GAMES);

export type GameAction = (typeof GAMES)[Game]['actions'][number];

/** Those whose page takes what one wishes to win. */
export type AimedGame = { [Name in Game]: (typeof GAMES)[Name]['aimed'] extends true ? Name : never }[Game];

export const AIMED_GAMES: readonly AimedGame[] = GAME_NAMES.filter((name): name is AimedGame => GAMES[name].aimed);
