import { z } from 'zod';
import { GatewayError } from '../../errors.ts';
import { post } from '../call.ts';
import { entropy, hash, itemIds, money, terms } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { item, itemOf } from '../views/item.ts';
import { amount, moment } from '../views/moment.ts';
import { walletFields } from '../views/wallet.ts';
import { countedAs } from './counted-items.ts';

const SHOWN = graphql(`
  query ContractShown($stake: Money!) {
    contract {
      terms
    }
    contractTable(stake: $stake) {
      hash
    }
  }
`);

const PLAY = graphql(`
  mutation ContractPlay($input: ContractInput!) {
    playContract(input: $input) {
      play {
        id
        createTime: playedAt
        roundNo
        stake
        ticket
        item {
          ...ItemFields
        }
      }
      wallet {
        ...WalletFields
      }
    }
  }
`);

const shown = z.object({ terms: z.string(), stake: z.number(), tableHash: z.string() });

export const contractCalls = [
  post({
    path: '/contract/play',
    summary:
      'Gives 3 to 10 items for one that is drawn. What was shown to the player can be sent along; anything else now is refused.',
    input: z.object({
      ids: itemIds(10),
      stake: money('What the items count together, as it was shown.').optional(),
      tableHash: hash('Hash of the table, as it was shown.').optional(),
      terms,
      entropy,
    }),
    output: z.object({
      id: z.string(),
      roundNo: z.int(),
      stake: amount,
      ticket: z.int(),
      item: item.meta({ description: 'What was drawn.' }),
      ...walletFields,
      createTime: moment,
    }),
    run: async ({ ids, entropy, ...given }, wire) => {
      const facts = await wire.once(shown, async () => {
        const stake = given.stake ?? (await countedAs(wire, ids));
        const { contract, contractTable } = await wire.ask(SHOWN, { stake });
        const terms = given.terms ?? contract?.terms;
        const tableHash = given.tableHash ?? contractTable?.hash;
        if (terms === undefined || tableHash === undefined) throw new GatewayError('NO_TABLE', { stake });
        return { terms, stake, tableHash };
      });
      const input = { commandId: wire.commandId, itemIds: ids, entropy: wire.playEntropy(entropy), ...facts };
      const { play, wallet } = (await wire.ask(PLAY, { input })).playContract;
      return { ...play, item: itemOf(play.item, wire.locale), ...wallet };
    },
  }),
];
