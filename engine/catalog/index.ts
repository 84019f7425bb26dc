import { defineState } from '../kernel/definitions.ts';
import { caseEvents } from './case/events.ts';
import { bytesOfCase, evolveCase, NO_CASE } from './case/state.ts';
import { catalogCommands } from './commands.ts';
import { consolationEvents } from './consolation/events.ts';
import { bytesOfConsolation, evolveConsolation, NO_CONSOLATION } from './consolation/state.ts';
import { skinEvents } from './skin/events.ts';
import { evolveSkin, NO_SKIN } from './skin/state.ts';

/** What can be won, and at which odds. */
export const catalog = {
  events: [...caseEvents, ...skinEvents, ...consolationEvents],
  commands: catalogCommands,
  states: [
    defineState('case', { initial: NO_CASE, events: caseEvents, evolve: evolveCase, bytes: bytesOfCase }),
    defineState('skin', { initial: NO_SKIN, events: skinEvents, evolve: evolveSkin, bytes: () => 2_500 }),
    defineState('table', {
      initial: NO_CONSOLATION,
      events: consolationEvents,
      evolve: evolveConsolation,
      bytes: bytesOfConsolation,
    }),
  ],
} as const;
