import { byOperator, bySystem, defineCommand, defineState, firstEvent } from '../kernel/definitions.ts';
import { gameStream, siteLogStream } from '../kernel/ids.ts';
import { continueLog, endContinuation } from './continue-log.ts';
import {
  gameEvents,
  gameResumed,
  gameStopped,
  liabilitiesStated,
  logContinued,
  oldSeedsRevealed,
  siteLogEvents,
} from './events.ts';
import { evolveGame, evolveSiteLog, NEW_SITE_LOG, RUNNING } from './state.ts';
import { stateLiabilities } from './state-liabilities.ts';
import { stopGame } from './stop-game.ts';

const siteCommands = [
  defineCommand('StopGame', {
    handlerWith: () => stopGame,
    actor: byOperator,
    stream: ({ game }) => gameStream(game),
    firstEvents: [
      firstEvent(gameStopped, ({ game, reason, graceMs }) => ({ type: 'StopGame', game, stop: true, reason, graceMs })),
      firstEvent(gameResumed, ({ game }) => ({ type: 'StopGame', game, stop: false, reason: '' })),
    ],
  }),
  defineCommand('StateLiabilities', {
    handlerWith: () => stateLiabilities,
    actor: bySystem,
    stream: () => siteLogStream,
    firstEvents: [
      firstEvent(liabilitiesStated, ({ commandId: _, ...stated }) => ({ type: 'StateLiabilities', ...stated })),
    ],
  }),
  defineCommand('ContinueLog', {
    handlerWith: () => continueLog,
    actor: byOperator,
    stream: () => siteLogStream,
    firstEvents: [firstEvent(logContinued, ({ commandId: _, ...loss }) => ({ type: 'ContinueLog', ...loss }))],
  }),
  defineCommand('EndContinuation', {
    handlerWith: () => endContinuation,
    actor: byOperator,
    stream: () => siteLogStream,
    firstEvents: [firstEvent(oldSeedsRevealed, () => ({ type: 'EndContinuation' }))],
  }),
] as const;

/** The emergency stop of each game, and the log's entries about itself: liabilities, and continuation after a loss. */
export const site = {
  events: [...gameEvents, ...siteLogEvents],
  commands: siteCommands,
  states: [
    defineState('game', { initial: RUNNING, events: gameEvents, evolve: evolveGame, bytes: () => 300 }),
    defineState('site', { initial: NEW_SITE_LOG, events: siteLogEvents, evolve: evolveSiteLog, bytes: () => 900 }),
  ],
} as const;
