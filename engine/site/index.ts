import { defineState } from '../kernel/definitions.ts';
import { siteCommands } from './commands.ts';
import { gameEvents } from './events.ts';
import { evolveGame, RUNNING } from './state.ts';

/** The emergency stop of each game. */
export const site = {
  events: gameEvents,
  commands: siteCommands,
  states: [defineState('game', { initial: RUNNING, events: gameEvents, evolve: evolveGame, bytes: () => 300 })],
} as const;
