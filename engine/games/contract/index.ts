import {
  byOperator,
  byPlayer,
  defineCommand,
  defineState,
  firstEvent,
  playerCommand,
} from '../../kernel/definitions.ts';
import { contractPoolStream } from '../../kernel/ids.ts';
import { shownIn } from '../../player/play-round.ts';
import { contractEvents, contractPlayed, contractPoolEvents, contractPoolPublished } from './events.ts';
import { explainContract } from './explain.ts';
import { playContractWith } from './play-contract.ts';
import { bytesOfContractPool, evolveContractPool, NO_CONTRACT_POOL } from './pool-state.ts';
import { contractRounds } from './prove.ts';
import { publishContractPoolWith } from './publish-pool.ts';
import { unplayedContract } from './unplayed.ts';

const contractCommands = [
  playerCommand('PlayContract', byPlayer, playContractWith, [
    firstEvent(contractPlayed, ({ playerId, terms, staked, stake, tableHash, entropy, ...drawn }) => ({
      type: 'PlayContract',
      playerId,
      round: shownIn(drawn),
      terms,
      itemIds: staked.map(({ itemId }) => itemId),
      stake,
      tableHash,
      entropy,
    })),
  ]),
  defineCommand('PublishContractPool', {
    handlerWith: publishContractPoolWith,
    actor: byOperator,
    stream: () => contractPoolStream,
    firstEvents: [
      firstEvent(contractPoolPublished, ({ pool }) => ({
        type: 'PublishContractPool',
        entries: pool.map(({ skin, wear }) => ({ skin, wear })),
      })),
    ],
  }),
] as const;

/** A player gives items for one that is drawn from the table of their total. */
export const contract = {
  game: 'contract',
  /** The plays that a report counts. */
  counted: 'contracts',
  /** The reason why a play is news to its player: an item of the two top grades, or success. */
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
  unplayed: unplayedContract,
} as const;
