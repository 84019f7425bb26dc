import { z } from 'zod';
import { get } from '../call.ts';
import { pageFields, word } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { pageFrom, pageOf } from '../pages.ts';
import { item, itemOf } from '../views/item.ts';
import { balanceType } from '../views/listing.ts';
import { amount, amountOf, moment } from '../views/moment.ts';
import { nameIn } from '../views/names.ts';
import { payState } from '../views/order.ts';

const BALANCE_LOG = graphql(`
  query BalanceLog($balance: Balance, $first: Int!, $after: String, $list: Boolean!) {
    balanceLog(balance: $balance, first: $first, after: $after) {
      edges @include(if: $list) {
        node {
          id
          orderId
          actionType: action
          balanceType: balance
          amount
          balanceAfter: after
          createTime: at
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

const PURCHASES = graphql(`
  query Purchases($first: Int!, $after: String, $list: Boolean!) {
    purchases(first: $first, after: $after) {
      edges @include(if: $list) {
        node {
          id
          boxId: caseSlug
          caseNames {
            ...NamesFields
          }
          obtainedItem: item {
            ...ItemFields
          }
          recoveryPrice
          channelName: channel
          quantity
          payAmount
          balanceType: balance
          payState: state
          createTime: at
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

export const recordCalls = [
  get({
    path: '/profile/getMyBalanceLog',
    summary: 'Every movement of the balances, newest first.',
    input: z.object({
      ...pageFields(15),
      balanceType: word(['COIN', 'POINTS', 'LOCKED'], 'Only one balance; all when left out.').optional(),
    }),
    output: pageOf(
      z.object({
        id: z.string(),
        orderId: z.string(),
        actionType: z.string(),
        balanceType,
        amount: amountOf('Signed.'),
        balanceAfter: amount,
        createTime: moment,
      }),
    ),
    run: ({ balanceType, ...page }, { ask }) =>
      pageFrom(
        page,
        async (slice) => (await ask(BALANCE_LOG, { ...slice, balance: balanceType ?? null })).balanceLog,
        (entry) => entry,
      ),
  }),
  get({
    path: '/profile/purchasePage',
    summary: 'Opened cases and bought items, newest first.',
    input: z.object(pageFields(15)),
    output: pageOf(
      z.object({
        id: z.string(),
        boxId: z.string().nullable(),
        boxName: z.string().nullable().meta({ description: 'Null from the shop.' }),
        obtainedItem: item,
        recoveryPrice: amount,
        channelName: z.enum(['CASE', 'FREE_CASE', 'SHOP']),
        quantity: z.int(),
        payAmount: amount,
        balanceType,
        payState,
        createTime: moment,
      }),
    ),
    run: (page, { ask, locale }) =>
      pageFrom(
        page,
        async (slice) => (await ask(PURCHASES, { ...slice })).purchases,
        (found) => ({
          ...found,
          boxName: found.caseNames && nameIn(found.caseNames, locale),
          obtainedItem: itemOf(found.obtainedItem, locale),
        }),
      ),
  }),
];
