import { z } from 'zod';
import { GatewayError } from '../../errors.ts';
import { get, post } from '../call.ts';
import { hash, itemIds, money, playFields, shown } from '../fields.ts';
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

export const contractCalls = [
  get({
    path: '/contract/quote',
    summary: 'What a contract of these items is as it would be now: all of it is sent along with the play.',
    input: z.object({ ids: itemIds(10) }),
    output: z.object({
      terms: z.string().meta({ description: 'Hash of the terms.' }),
      stake: amount.meta({ description: 'What the items count together.' }),
      tableHash: z.string(),
    }),
    run: async ({ ids }, rest) => {
      const stake = await countedAs(rest, ids);
      const { contract, contractTable } = await rest.ask(SHOWN, { stake });
      if (contract == null || contractTable == null) throw new GatewayError('NO_TABLE', { stake });
      return { terms: contract.terms, stake, tableHash: contractTable.hash };
    },
  }),
  post({
    path: '/contract/play',
    summary: 'Gives 3 to 10 items for one that is drawn, as `contract/quote` showed it; anything else now is refused.',
    input: z.object({
      ids: itemIds(10),
      stake: shown(money('What the items count together, as it was shown.')),
      tableHash: shown(hash('Hash of the table, as it was shown.')),
      ...playFields,
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
    run: async ({ ids: itemIds, ...shown }, rest) => {
      const input = { ...shown, commandId: rest.commandId, itemIds };
      const { play, wallet } = (await rest.ask(PLAY, { input })).playContract;
      return { ...play, item: itemOf(play.item, rest.locale), ...wallet };
    },
  }),
];
