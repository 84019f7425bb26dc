import { upgradeCommands } from './commands.ts';
import { upgradeEvents } from './events.ts';
import { explainUpgrade } from './explain.ts';
import { upgradeRounds } from './prove.ts';

/** Items and coin are staked on a better item. */
export const upgrade = {
  game: 'upgrade',
  /** What a report counts. */
  counted: 'upgrades',
  /** What makes a play news to its player: that it won an item of the two top grades, or that it succeeded. */
  news: 'grade',
  events: upgradeEvents,
  commands: upgradeCommands,
  states: [],
  explain: explainUpgrade,
  rounds: upgradeRounds,
} as const;
