import { defineState } from '../../kernel/definitions.ts';
import { contractCommands } from './commands.ts';
import { contractEvents, contractPoolEvents } from './events.ts';
import { explainContract } from './explain.ts';
import { bytesOfContractPool, evolveContractPool, NO_CONTRACT_POOL } from './pool-state.ts';
import { contractRounds } from './prove.ts';

/** Items are given for one that is drawn from the table of what they count together. */
export const contract = {
  game: 'contract',
  /** What a report counts. */
  counted: 'contracts',
  /** What makes a play news to its player: that it won an item of the two top grades, or that it succeeded. */
  news: 'grade',
  events: [...contractEvents, ...contractPoolEvents],
  commands: contractCommands,
  states: [
    defineState('pool', {
      initial: NO_CONTRACT_POOL,
      events: contractPoolEvents,
      evolve: evolveContractPool,
      bytes: bytesOfContractPool,
    }),
  ],
  explain: explainContract,
  rounds: contractRounds,
} as const;
