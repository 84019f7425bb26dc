import { caseCommands } from './commands.ts';
import { caseGameEvents } from './events.ts';

/** Cases are opened, one item each. */
export const caseGame = {
  events: caseGameEvents,
  commands: caseCommands,
  states: [],
} as const;
