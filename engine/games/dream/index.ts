import { dreamCommands } from './commands.ts';
import { dreamEvents } from './events.ts';
import { explainDream } from './explain.ts';
import { dreamRounds } from './prove.ts';

/** A fee is paid for a chance at any item. */
export const dream = {
  game: 'dream',
  /** What a report counts. */
  counted: 'dreams',
  /** What makes a play news to its player: that it won an item of the two top grades, or that it succeeded. */
  news: 'success',
  events: dreamEvents,
  commands: dreamCommands,
  states: [],
  explain: explainDream,
  rounds: dreamRounds,
} as const;
