import { defineState } from '../kernel/definitions.ts';
import { goldenCodeEvents } from './code-events.ts';
import { bytesOfGoldenCode, evolveGoldenCode, NO_CODE } from './code-state.ts';
import { programmeCommands } from './commands.ts';
import { growthEvents } from './events.ts';

/** Bonuses, rebates, grades and codes. */
export const programme = {
  events: [...growthEvents, ...goldenCodeEvents],
  commands: programmeCommands,
  states: [
    defineState('code', {
      initial: NO_CODE,
      events: goldenCodeEvents,
      evolve: evolveGoldenCode,
      bytes: bytesOfGoldenCode,
    }),
  ],
} as const;
