import type { Words } from '../texts.tsx';

const isGame = (games: Words['games'], game: string): game is keyof Words['games'] => Object.hasOwn(games, game);

/** A game by name; its own id where the texts have none. */
export const gameText = ({ games }: Pick<Words, 'games'>, game: string): string =>
  isGame(games, game) ? games[game] : game;
