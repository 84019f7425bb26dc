import { defineState } from '../../kernel/define-state.ts';
import { giveawayCommands } from './commands.ts';
import { giveawayEvents, prizeEvents } from './events.ts';
import { explainGiveaway } from './explain.ts';
import { evolveGiveaway, NO_GIVEAWAY } from './state.ts';

/** Prizes are drawn among those who entered. */
export const giveaway = {
  events: [...prizeEvents, ...giveawayEvents],
  commands: giveawayCommands,
  states: [defineState('giveaway', { initial: NO_GIVEAWAY, events: giveawayEvents, evolve: evolveGiveaway })],
  explain: explainGiveaway,
} as const;
