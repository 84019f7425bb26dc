import { depositCommands } from './commands.ts';
import { depositEvents } from './events.ts';

/** Orders of coin, and what was paid for them. */
export const deposits = {
  events: depositEvents,
  commands: depositCommands,
  states: [],
} as const;
