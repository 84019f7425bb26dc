/** Games that are played on a player's own seed pair, one round each. */
export const ROUND_GAMES = ['case', 'upgrade', 'dream', 'contract'] as const;
export type RoundGame = (typeof ROUND_GAMES)[number];

/** Those that are played in a room, which has a pair of its own. */
export const ROOM_GAMES = ['battle', 'giveaway'] as const;
export type RoomGame = (typeof ROOM_GAMES)[number];

/** Every game of the house; each has its emergency stop. */
export const GAMES = [...ROUND_GAMES, ...ROOM_GAMES] as const;
export type GameName = (typeof GAMES)[number];

/** Something of each game. */
export const ofRoundGames = <Value>(of: (game: RoundGame) => Value): Readonly<Record<RoundGame, Value>> => ({
  case: of('case'),
  upgrade: of('upgrade'),
  dream: of('dream'),
  contract: of('contract'),
});

export const ofGames = <Value>(of: (game: GameName) => Value): Readonly<Record<GameName, Value>> => ({
  ...ofRoundGames(of),
  battle: of('battle'),
  giveaway: of('giveaway'),
});

export const isRoundGame = (game: GameName): game is RoundGame => ROUND_GAMES.some((one) => one === game);

/** Where an item may come from: a game, or the shop. */
export const ORIGINS = [...GAMES, 'shop'] as const;
export type ItemOrigin = (typeof ORIGINS)[number];
