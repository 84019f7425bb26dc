/** Every game of the house; each has its emergency stop. */
export const GAMES = ['case', 'upgrade', 'dream', 'battle', 'giveaway'] as const;
export type GameName = (typeof GAMES)[number];

/** Those that are played on a player's own seed pair, one round each. */
export type RoundGame = Exclude<GameName, RoomGame>;
/** Those that are played in a room, which has a pair of its own. */
export type RoomGame = 'battle' | 'giveaway';

/** Where an item may come from: a game, or the shop. */
export const ORIGINS = [...GAMES, 'shop'] as const;
export type ItemOrigin = (typeof ORIGINS)[number];
