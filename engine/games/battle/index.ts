import { defineState } from '../../kernel/define-state.ts';
import { battleCommands } from './commands.ts';
import { battleEvents, seatEvents } from './events.ts';
import { explainBattle } from './explain.ts';
import { evolveBattle, NO_BATTLE } from './state.ts';

/** Players open the same cases, and the winner takes all. */
export const battle = {
  events: [...seatEvents, ...battleEvents],
  commands: battleCommands,
  states: [defineState('battle', { initial: NO_BATTLE, events: battleEvents, evolve: evolveBattle })],
  explain: explainBattle,
} as const;
