import { z } from 'zod';
import { GatewayError } from '../../errors.ts';
import { answeredBy } from '../answers/answered.ts';
import { at, within } from '../answers/view.ts';
import { get, post } from '../call.ts';
import { computed } from '../computed.ts';
import { hash, itemIds, money, playFields, shown } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { item } from '../views/item.ts';
import { amount } from '../views/moment.ts';
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

export const contractCalls = [
  get({
    path: '/contract/quote',
    summary: 'What a contract of these items is as it would be now: all of it is sent along with the play.',
    ...computed({
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
  }),
  post({
    path: '/contract/play',
    summary: 'Gives 3 to 10 items for one that is drawn, as `contract/quote` showed it; anything else now is refused.',
    ...answeredBy('Mutation.playContract', {
      input: z.object({
        ids: itemIds(10),
        stake: shown(money('What the items count together, as it was shown.')),
        tableHash: shown(hash('Hash of the table, as it was shown.')),
        ...playFields,
      }),
      names: { itemIds: 'ids' },
      answer: {
        ...within('play', {
          id: 'id',
          roundNo: 'roundNo',
          stake: 'stake',
          ticket: 'ticket',
          item: at('item', item),
          createTime: 'playedAt',
        }),
        ...walletFields,
      },
    }),
  }),
];
