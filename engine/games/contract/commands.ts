import { byOperator, byPlayer, defineCommand, head } from '../../kernel/definitions.ts';
import { contractPoolStream, playerStream } from '../../kernel/ids.ts';
import { contractPlayed, contractPoolPublished } from './events.ts';
import { playContractWith } from './play-contract.ts';
import { publishContractPoolWith } from './publish-pool.ts';

export const contractCommands = [
  defineCommand('PlayContract', {
    handlerWith: playContractWith,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
    heads: [
      head(contractPlayed, ({ playerId, terms, staked, stake, tableHash, entropy }) => ({
        type: 'PlayContract',
        playerId,
        terms,
        itemIds: staked.map(({ itemId }) => itemId),
        stake,
        tableHash,
        entropy,
      })),
    ],
  }),
  defineCommand('PublishContractPool', {
    handlerWith: publishContractPoolWith,
    actor: byOperator,
    stream: () => contractPoolStream,
    heads: [
      head(contractPoolPublished, ({ pool }) => ({
        type: 'PublishContractPool',
        entries: pool.map(({ skin, wear }) => ({ skin, wear })),
      })),
    ],
  }),
] as const;
