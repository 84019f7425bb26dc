import { byOperator, defineCommand, defineState, head } from '../kernel/definitions.ts';
import { gameStream } from '../kernel/ids.ts';
import { gameEvents, gameResumed, gameStopped } from './events.ts';
import { evolveGame, RUNNING } from './state.ts';
import { stopGame } from './stop-game.ts';

const siteCommands = [
  defineCommand('StopGame', {
    handlerWith: () => stopGame,
    actor: byOperator,
    stream: ({ game }) => gameStream(game),
    heads: [
      head(gameStopped, ({ game, reason }) => ({ type: 'StopGame', game, stop: true, reason })),
      head(gameResumed, ({ game }) => ({ type: 'StopGame', game, stop: false, reason: '' })),
    ],
  }),
] as const;

/** The emergency stop of each game. */
export const site = {
  events: gameEvents,
  commands: siteCommands,
  states: [defineState('game', { initial: RUNNING, events: gameEvents, evolve: evolveGame, bytes: () => 300 })],
} as const;
