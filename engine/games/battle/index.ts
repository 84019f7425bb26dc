import { defineState } from '../../kernel/definitions.ts';
import { battleCommands } from './commands.ts';
import { battleEvents, seatEvents } from './events.ts';
import { explainBattle } from './explain.ts';
import { battleRoom } from './prove.ts';
import { bytesOfBattle, evolveBattle, NO_BATTLE } from './state.ts';

/** Players open the same cases, and the winner takes all. */
export const battle = {
  game: 'battle',
  /** What a report counts. */
  counted: 'locked battles',
  events: [...seatEvents, ...battleEvents],
  commands: battleCommands,
  states: [
    defineState('battle', { initial: NO_BATTLE, events: battleEvents, evolve: evolveBattle, bytes: bytesOfBattle }),
  ],
  explain: explainBattle,
  room: battleRoom,
} as const;
