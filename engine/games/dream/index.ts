import { dreamCommands } from './commands.ts';
import { dreamEvents } from './events.ts';
import { explainDream } from './explain.ts';

/** A fee is paid for a chance at any item. */
export const dream = {
  events: dreamEvents,
  commands: dreamCommands,
  states: [],
  explain: explainDream,
} as const;
