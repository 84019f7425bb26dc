/** Every game of the house; each has its emergency stop. */
export const GAMES = ['case', 'upgrade', 'dream', 'battle', 'giveaway'] as const;
export type GameName = (typeof GAMES)[number];

/** Where an item may come from: a game, or the shop. */
export const ORIGINS = [...GAMES, 'shop'] as const;
export type ItemOrigin = (typeof ORIGINS)[number];
