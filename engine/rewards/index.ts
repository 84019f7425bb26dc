import { defineState } from '../kernel/definitions.ts';
import { goldenCodeEvents } from './code-events.ts';
import { bytesOfGoldenCode, evolveGoldenCode, NO_CODE } from './code-state.ts';
import { rewardCommands } from './commands.ts';
import { rewardEvents } from './events.ts';

/** Bonuses, rebates, grades and codes. */
export const rewards = {
  events: [...rewardEvents, ...goldenCodeEvents],
  commands: rewardCommands,
  states: [
    defineState('code', {
      initial: NO_CODE,
      events: goldenCodeEvents,
      evolve: evolveGoldenCode,
      bytes: bytesOfGoldenCode,
    }),
  ],
} as const;
