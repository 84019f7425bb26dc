/** Games that are played on a player's own seed pair, one round each. */
export const ROUND_GAMES = ['case', 'upgrade', 'dream', 'contract'] as const;
export type RoundGame = (typeof ROUND_GAMES)[number];

/** Types of the commands that play their rounds and of the rounds' events, and reasons of their own for which coin moves. */
const ROUNDS = {
  case: {
    commands: ['OpenCase', 'OpenFreeCase'],
    events: ['CaseOpened', 'FreeCaseOpened'],
    actions: ['CASE_OPEN'],
  },
  upgrade: { commands: ['UpgradeItems'], events: ['UpgradePlayed'], actions: ['UPGRADE_STAKE'] },
  dream: { commands: ['ChaseDream'], events: ['DreamChased'], actions: ['DREAM_FEE'] },
  contract: { commands: ['PlayContract'], events: ['ContractPlayed'], actions: [] },
} as const satisfies Readonly<
  Record<RoundGame, Readonly<Record<'commands' | 'events' | 'actions', readonly string[]>>>
>;

export type RoundCommand = (typeof ROUNDS)[RoundGame]['commands'][number];
export type RoundType<Game extends RoundGame = RoundGame> = (typeof ROUNDS)[Game]['events'][number];

const gameOfCommand: ReadonlyMap<string, RoundGame> = new Map(
  ROUND_GAMES.flatMap((game) => {
    const types: readonly RoundCommand[] = ROUNDS[game].commands;
    return types.map((type) => [type, game] as const);
  }),
);

export const isRoundCommand = <Command extends { readonly type: string }>(
  command: Command,
): command is Extract<Command, { readonly type: RoundCommand }> => gameOfCommand.has(command.type);

/** The game whose rounds the command plays. */
export const gamePlayedBy = ({ type }: { readonly type: RoundCommand }): RoundGame => {
  const game = gameOfCommand.get(type);
  if (game === undefined) throw new TypeError(`${type} plays no game`);
  return game;
};

export const ROUND_TYPES: readonly RoundType[] = ROUND_GAMES.flatMap<RoundType>((game) => ROUNDS[game].events);
export const ROUND_ACTIONS = ROUND_GAMES.flatMap<(typeof ROUNDS)[RoundGame]['actions'][number]>(
  (game) => ROUNDS[game].actions,
);

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
