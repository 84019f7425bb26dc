import { byOperator, byPlayer, defineCommand, head, playerCommand } from '../../kernel/definitions.ts';
import { contractPoolStream } from '../../kernel/ids.ts';
import { contractPlayed, contractPoolPublished } from './events.ts';
import { playContractWith } from './play-contract.ts';
import { publishContractPoolWith } from './publish-pool.ts';

export const contractCommands = [
  playerCommand('PlayContract', byPlayer, playContractWith, [
    head(contractPlayed, ({ playerId, terms, staked, stake, tableHash, entropy }) => ({
      type: 'PlayContract',
      playerId,
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
    heads: [
      head(contractPoolPublished, ({ pool }) => ({
        type: 'PublishContractPool',
        entries: pool.map(({ skin, wear }) => ({ skin, wear })),
      })),
    ],
  }),
] as const;
