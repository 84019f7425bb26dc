import { defineState } from '../kernel/define-state.ts';
import { caseEvents } from './case/events.ts';
import { evolveCase, NO_CASE } from './case/state.ts';
import { catalogCommands } from './commands.ts';
import { consolationEvents } from './consolation/events.ts';
import { evolveConsolation, NO_CONSOLATION } from './consolation/state.ts';
import { skinEvents } from './skin/events.ts';
import { evolveSkin, NO_SKIN } from './skin/state.ts';

/** What can be won, and at which odds. */
export const catalog = {
  events: [...caseEvents, ...skinEvents, ...consolationEvents],
  commands: catalogCommands,
  states: [
    defineState('case', { initial: NO_CASE, events: caseEvents, evolve: evolveCase }),
    defineState('skin', { initial: NO_SKIN, events: skinEvents, evolve: evolveSkin }),
    defineState('table', { initial: NO_CONSOLATION, events: consolationEvents, evolve: evolveConsolation }),
  ],
} as const;
