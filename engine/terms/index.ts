import { defineState } from '../kernel/definitions.ts';
import { termsCommands } from './commands.ts';
import { termsEvents } from './events.ts';
import { evolveTerms, NO_TERMS } from './state.ts';

/** The published terms of play. */
export const terms = {
  events: termsEvents,
  commands: termsCommands,
  states: [
    defineState('terms', {
      initial: NO_TERMS,
      events: termsEvents,
      evolve: evolveTerms,
      bytes: ({ versions }) => 500 + 10_000 * versions.length,
    }),
  ],
} as const;
