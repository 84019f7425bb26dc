import type { ResultOf } from '@graphql-typed-document-node/core';
import { addressFilters, lowerCase, oneOrAll, typed } from '../../../platform/address-filters.ts';
import { graphql } from '../../generated/gql.ts';
import type { OrderProblem, OrderState } from '../../generated/graphql.ts';

/** Rows of a page, as the document says it: the API prices a page by what it reads there. */
export const PAGE = 30;

export const ORDERS = graphql(`
  query Orders {
    orders(first: 30) @args {
      orders {
        id player nickname provider channel reference currency payAmount amount bonus state problem payable inLog
        createdAt settledAt settledPosition cancelledAt cancelledFor
        events { id at kind currency amount outcome }
      }
      hasNextPage endCursor
    }
  }
`);

export type Order = ResultOf<typeof ORDERS>['orders']['orders'][number];

export const STATES = ['PROCESSING', 'COMPLETED', 'CANCELLED'] as const satisfies readonly OrderState[];
export const PROBLEMS = ['AMOUNT', 'CURRENCY', 'REFUSED'] as const satisfies readonly OrderProblem[];

/** An id of an order or of a provider is no longer. */
const LONGEST_ID = 255;

export const ordersAddress = addressFilters({
  state: oneOrAll('state', STATES, lowerCase),
  problem: oneOrAll('problem', PROBLEMS, lowerCase),
  provider: typed('provider', 64),
  player: typed('player', 64),
  id: typed('id', LONGEST_ID),
  /** The order whose details are shown. */
  open: typed('open', 64),
});
