import { dreamCommands } from './commands.ts';
import { dreamEvents } from './events.ts';
import { explainDream } from './explain.ts';
import { dreamRounds } from './prove.ts';

/** A fee is paid for a chance at any item. */
export const dream = {
  game: 'dream',
  /** What a report counts. */
  counted: 'dreams',
  events: dreamEvents,
  commands: dreamCommands,
  states: [],
  explain: explainDream,
  rounds: dreamRounds,
} as const;
