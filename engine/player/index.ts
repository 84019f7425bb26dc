import { accountEvents } from './account-events.ts';
import { playerCommands } from './commands.ts';
import { playerEvents } from './events.ts';

/** Players with their balances and pairs. */
export const player = {
  events: [...playerEvents, ...accountEvents],
  commands: playerCommands,
  states: [],
} as const;
