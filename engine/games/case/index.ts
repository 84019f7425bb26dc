import { caseCommands } from './commands.ts';
import { caseGameEvents } from './events.ts';
import { explainCase } from './explain.ts';

/** Cases are opened, one item each. */
export const caseGame = {
  events: caseGameEvents,
  commands: caseCommands,
  states: [],
  explain: explainCase,
} as const;
