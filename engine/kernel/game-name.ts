/** Every game of the house; each has its emergency stop. */
export const GAMES = ['case', 'upgrade', 'dream', 'battle', 'giveaway'] as const;
export type GameName = (typeof GAMES)[number];
