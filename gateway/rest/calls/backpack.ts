import { z } from 'zod';
import { answeredBy, pagesOf } from '../answers/answered.ts';
import { at } from '../answers/view.ts';
import { get, nothing, post } from '../call.ts';
import { integer, itemIds, money } from '../fields.ts';
import { item } from '../views/item.ts';
import { retrieval } from '../views/retrieval.ts';
import { walletFields } from '../views/wallet.ts';
import { shownTerms } from './terms-shown.ts';

/** Lists of GraphQL by `stat`; any is all of them, one after the other. */
const BY_STAT = [['HELD'], ['SOLD'], ['EXCHANGED'], ['RETRIEVING', 'RETRIEVED'], ['USED', 'ESCROWED']];

/** Gives items away for coin or points. */
const settled = {
  input: z.object({
    ids: itemIds(100),
    expectedTotal: money('The least it has to bring; it is not checked when left out.').optional(),
    terms: shownTerms,
  }),
  names: { itemIds: 'ids' },
  terms: 'items',
  answer: { items: at('items', item), total: 'total', ...walletFields },
} as const;

export const backpackCalls = [
  get({
    path: '/profile/getMyVoucherPage',
    summary: 'The backpack, newest first; any `stat`: those of each, one after the other.',
    ...pagesOf('Query.backpack', {
      input: z.object({
        stat: integer(-1, 4, '-1 any, 0 held, 1 sold, 2 exchanged, 3 retrieving or retrieved, 4 used.').default(-1),
      }),
      pageSize: 15,
      lists: ({ stat }) => (BY_STAT[stat] ?? BY_STAT.flat()).map((state) => ({ state })),
      entry: item,
    }),
  }),
  post({
    path: '/profile/sell',
    summary: 'Sells items for coin, all or nothing.',
    ...answeredBy('Mutation.sellItems', settled),
  }),
  post({
    path: '/profile/exchangeQuantity',
    summary: 'Exchanges items for points, all or nothing.',
    ...answeredBy('Mutation.exchangeItems', settled),
  }),
  post({
    path: '/profile/ornamentRetrieval',
    summary: "Sends items to the player's Steam account, all or nothing. It may take up to 12 hours.",
    ...answeredBy('Mutation.retrieveItems', {
      input: z.object({ ids: itemIds(20) }),
      names: { itemIds: 'ids' },
      answer: at('retrievals', retrieval),
    }),
  }),
  get({
    path: '/profile/retrievalPage',
    summary: 'Retrieval records, newest first.',
    ...pagesOf('Query.retrievals', { input: nothing, pageSize: 15, entry: retrieval }),
  }),
];
