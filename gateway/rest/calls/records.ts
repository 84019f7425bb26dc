import { z } from 'zod';
import { get } from '../call.ts';
import { pageFields, word } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { majorUnits } from '../money.ts';
import { pageFrom, pageOf } from '../pages.ts';
import { item, itemOf } from '../views/item.ts';
import { balanceType } from '../views/listing.ts';
import { amount, moment } from '../views/moment.ts';
import { namesOf } from '../views/names.ts';
import { PAY_STATES } from '../views/order.ts';

const BALANCE_LOG = graphql(`
  query BalanceLog($balance: Balance, $first: Int!, $after: String, $list: Boolean!) {
    balanceLog(balance: $balance, first: $first, after: $after) {
      edges @include(if: $list) {
        node {
          id
          orderId
          action
          balance
          amount
          after
          at
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
          caseSlug
          caseNames {
            ...NamesFields
          }
          item {
            ...ItemFields
          }
          recoveryPrice
          channel
          quantity
          payAmount
          balance
          state
          at
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
        amount: amount.meta({ description: 'Signed.' }),
        balanceAfter: amount,
        createTime: moment,
      }),
    ),
    run: ({ balanceType, ...page }, { ask }) =>
      pageFrom(
        page,
        async (slice) => (await ask(BALANCE_LOG, { ...slice, balance: balanceType ?? null })).balanceLog,
        (entry) => ({
          id: entry.id,
          orderId: entry.orderId,
          actionType: entry.action,
          balanceType: entry.balance,
          amount: majorUnits(entry.amount),
          balanceAfter: majorUnits(entry.after),
          createTime: entry.at,
        }),
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
        payState: z.int().meta({ description: '0 processing, 1 completed, 2 cancelled.' }),
        createTime: moment,
      }),
    ),
    run: (page, { ask, locale }) =>
      pageFrom(
        page,
        async (slice) => (await ask(PURCHASES, { ...slice })).purchases,
        (found) => ({
          id: found.id,
          boxId: found.caseSlug,
          boxName: found.caseNames === null ? null : namesOf(found.caseNames)[locale],
          obtainedItem: itemOf(found.item, locale),
          recoveryPrice: majorUnits(found.recoveryPrice),
          channelName: found.channel,
          quantity: found.quantity,
          payAmount: majorUnits(found.payAmount),
          balanceType: found.balance,
          payState: PAY_STATES[found.state],
          createTime: found.at,
        }),
      ),
  }),
];
