import { z } from 'zod';
import { get, post, type RestContext } from '../call.ts';
import { integer, itemIds, money, pageFields } from '../fields.ts';
import type { ItemState, SellMutation, SellMutationVariables } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { pageAcross, pageFrom, pageOf } from '../pages.ts';
import { item, itemOf } from '../views/item.ts';
import { amount } from '../views/moment.ts';
import { retrieval, retrievalOf } from '../views/retrieval.ts';
import { walletFields } from '../views/wallet.ts';
import { shownTerms, termsShown } from './terms-shown.ts';

const LIST = graphql(`
  query Vouchers($state: ItemState!, $first: Int!, $after: String, $list: Boolean!) {
    backpack(state: $state, first: $first, after: $after) {
      edges @include(if: $list) {
        node {
          ...ItemFields
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

const SELL = graphql(`
  mutation Sell($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!, $expectedTotal: Money) {
    sellItems(commandId: $commandId, terms: $terms, itemIds: $itemIds, expectedTotal: $expectedTotal) {
      items {
        ...ItemFields
      }
      total
      wallet {
        ...WalletFields
      }
    }
  }
`);

const EXCHANGE = graphql(`
  mutation Exchange($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!, $expectedTotal: Money) {
    exchangeItems(commandId: $commandId, terms: $terms, itemIds: $itemIds, expectedTotal: $expectedTotal) {
      items {
        ...ItemFields
      }
      total
      wallet {
        ...WalletFields
      }
    }
  }
`);

const RETRIEVE = graphql(`
  mutation Retrieve($commandId: CommandId!, $itemIds: [ID!]!) {
    retrieveItems(commandId: $commandId, itemIds: $itemIds) {
      retrievals {
        ...RetrievalFields
      }
    }
  }
`);

const RETRIEVALS = graphql(`
  query Retrievals($first: Int!, $after: String, $list: Boolean!) {
    retrievals(first: $first, after: $after) {
      edges @include(if: $list) {
        node {
          ...RetrievalFields
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

/** Lists of GraphQL by `stat`; any is all of them, one after the other. */
const BY_STAT: readonly (readonly ItemState[])[] = [
  ['HELD'],
  ['SOLD'],
  ['EXCHANGED'],
  ['RETRIEVING', 'RETRIEVED'],
  ['USED', 'ESCROWED'],
];

const expectedTotal = money('The least it has to bring; it is not checked when left out.').optional();
const shownItems = z.object({ ids: itemIds(100), expectedTotal, terms: shownTerms });
const settled = z.object({ items: z.array(item), total: amount, ...walletFields });

/** Gives items away for coin or points, by a mutation of either kind. */
const settle = async (
  { ids, expectedTotal, terms: given }: z.output<typeof shownItems>,
  rest: RestContext,
  settling: (order: SellMutationVariables) => Promise<SellMutation['sellItems']>,
) => {
  const terms = await termsShown(rest, 'items', given);
  const order = { commandId: rest.commandId, terms, itemIds: ids, expectedTotal: expectedTotal ?? null };
  const { items, total, wallet } = await settling(order);
  return { items: items.map((one) => itemOf(one, rest.locale)), total, ...wallet };
};

export const backpackCalls = [
  get({
    path: '/profile/getMyVoucherPage',
    summary: 'The backpack, newest first; any `stat`: those of each, one after the other.',
    input: z.object({
      ...pageFields(15),
      stat: integer(-1, 4, '-1 any, 0 held, 1 sold, 2 exchanged, 3 retrieving or retrieved, 4 used.').default(-1),
    }),
    output: pageOf(item),
    run: ({ stat, ...page }, { ask, locale }) =>
      pageAcross(
        page,
        (BY_STAT[stat] ?? BY_STAT.flat()).map(
          (state) => async (slice) => (await ask(LIST, { ...slice, state })).backpack,
        ),
        (found) => itemOf(found, locale),
      ),
  }),
  post({
    path: '/profile/sell',
    summary: 'Sells items for coin, all or nothing.',
    input: shownItems,
    output: settled,
    run: (input, rest) => settle(input, rest, async (order) => (await rest.ask(SELL, order)).sellItems),
  }),
  post({
    path: '/profile/exchangeQuantity',
    summary: 'Exchanges items for points, all or nothing.',
    input: shownItems,
    output: settled,
    run: (input, rest) => settle(input, rest, async (order) => (await rest.ask(EXCHANGE, order)).exchangeItems),
  }),
  post({
    path: '/profile/ornamentRetrieval',
    summary: "Sends items to the player's Steam account, all or nothing. It may take up to 12 hours.",
    input: z.object({ ids: itemIds(20) }),
    output: z.array(retrieval),
    run: async ({ ids }, { ask, commandId, locale }) =>
      (await ask(RETRIEVE, { commandId, itemIds: ids })).retrieveItems.retrievals.map((one) =>
        retrievalOf(one, locale),
      ),
  }),
  get({
    path: '/profile/retrievalPage',
    summary: 'Retrieval records, newest first.',
    input: z.object(pageFields(15)),
    output: pageOf(retrieval),
    run: (page, { ask, locale }) =>
      pageFrom(
        page,
        async (slice) => (await ask(RETRIEVALS, { ...slice })).retrievals,
        (one) => retrievalOf(one, locale),
      ),
  }),
];
