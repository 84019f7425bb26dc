import { defineState } from '../../kernel/definitions.ts';
import { giveawayCommands } from './commands.ts';
import { giveawayEvents, prizeEvents } from './events.ts';
import { explainGiveaway } from './explain.ts';
import { giveawayRoom } from './prove.ts';
import { bytesOfGiveaway, evolveGiveaway, NO_GIVEAWAY } from './state.ts';

/** Prizes are drawn among those who entered. */
export const giveaway = {
  game: 'giveaway',
  /** What a report counts. */
  counted: 'locked giveaways',
  events: [...prizeEvents, ...giveawayEvents],
  commands: giveawayCommands,
  states: [
    defineState('giveaway', {
      initial: NO_GIVEAWAY,
      events: giveawayEvents,
      evolve: evolveGiveaway,
      bytes: bytesOfGiveaway,
    }),
  ],
  explain: explainGiveaway,
  room: giveawayRoom,
} as const;
