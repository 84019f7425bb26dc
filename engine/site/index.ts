import { byOperator, bySystem, defineCommand, defineState, head } from '../kernel/definitions.ts';
import { gameStream, siteLogStream } from '../kernel/ids.ts';
import { gameEvents, gameResumed, gameStopped, liabilitiesStated, siteLogEvents } from './events.ts';
import { evolveGame, evolveSiteLog, NOTHING_STATED, RUNNING } from './state.ts';
import { stateLiabilities } from './state-liabilities.ts';
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
  defineCommand('StateLiabilities', {
    handlerWith: () => stateLiabilities,
    actor: bySystem,
    stream: () => siteLogStream,
    heads: [head(liabilitiesStated, ({ commandId, ...stated }) => ({ type: 'StateLiabilities', ...stated }))],
  }),
] as const;

/** The emergency stop of each game, and what the site states of itself. */
export const site = {
  events: [...gameEvents, ...siteLogEvents],
  commands: siteCommands,
  states: [
    defineState('game', { initial: RUNNING, events: gameEvents, evolve: evolveGame, bytes: () => 300 }),
    defineState('site', { initial: NOTHING_STATED, events: siteLogEvents, evolve: evolveSiteLog, bytes: () => 300 }),
  ],
} as const;
