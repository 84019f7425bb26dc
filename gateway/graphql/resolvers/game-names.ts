import { GAMES, type GameName } from '../../../engine/kernel/game-name.ts';
import type { Game } from '../generated/resolvers.ts';

const stored: ReadonlyMap<string, GameName> = new Map(GAMES.map((game) => [game.toUpperCase(), game]));
const isShown = (name: string): name is Uppercase<GameName> => stored.has(name);

/** A game as the API names it. */
export const shownGame = (game: GameName): Game => {
  const name = game.toUpperCase();
  if (!isShown(name)) throw new TypeError(`${game} is no game`);
  return name;
};

/** A game by the API's name of it. */
export const storedGame = (name: Game): GameName => {
  const game = stored.get(name);
  if (game === undefined) throw new TypeError(`${name} is no game`);
  return game;
};
