import { dreamCommands } from './commands.ts';
import { dreamEvents } from './events.ts';

/** A fee is paid for a chance at any item. */
export const dream = {
  events: dreamEvents,
  commands: dreamCommands,
  states: [],
} as const;
