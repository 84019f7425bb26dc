import { caseCommands } from './commands.ts';
import { caseGameEvents } from './events.ts';
import { explainCase } from './explain.ts';
import { caseRounds } from './prove.ts';

/** Cases are opened, one item each. */
export const caseGame = {
  game: 'case',
  /** What a report counts. */
  counted: 'opened cases',
  /** What makes a play news to its player: that it won an item of the two top grades, or that it succeeded. */
  news: 'grade',
  events: caseGameEvents,
  commands: caseCommands,
  states: [],
  explain: explainCase,
  rounds: caseRounds,
} as const;
