import { retrievalCommands } from './commands.ts';
import { retrievalEvents } from './events.ts';

/** Items on their way to Steam. */
export const retrieval = {
  events: retrievalEvents,
  commands: retrievalCommands,
  states: [],
} as const;
