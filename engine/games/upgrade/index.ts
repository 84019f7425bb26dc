import { upgradeCommands } from './commands.ts';
import { upgradeEvents } from './events.ts';

/** Items and coin are staked on a better item. */
export const upgrade = {
  events: upgradeEvents,
  commands: upgradeCommands,
  states: [],
} as const;
