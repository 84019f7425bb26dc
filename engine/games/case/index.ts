import { caseCommands } from './commands.ts';
import { caseGameEvents } from './events.ts';
import { explainCase } from './explain.ts';
import { caseRounds } from './prove.ts';

/** Cases are opened, one item each. */
export const caseGame = {
  game: 'case',
  /** What a report counts. */
  counted: 'opened cases',
  events: caseGameEvents,
  commands: caseCommands,
  states: [],
  explain: explainCase,
  rounds: caseRounds,
} as const;
