import { upgradeCommands } from './commands.ts';
import { upgradeEvents } from './events.ts';
import { explainUpgrade } from './explain.ts';

/** Items and coin are staked on a better item. */
export const upgrade = {
  events: upgradeEvents,
  commands: upgradeCommands,
  states: [],
  explain: explainUpgrade,
} as const;
