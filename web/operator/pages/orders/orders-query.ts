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
        id player nickname provider channel reference currency payAmount amount bonus reversed state problem payable inLog
        createdAt settledAt settledPosition cancelledAt cancelledFor
        reversals { at position kind amount bonus locked coin receivable }
        events { id at kind currency amount outcome }
      }
      hasNextPage endCursor
    }
  }
`);

/** The balances that a reversal takes from. */
export const PAYER = graphql(`
  query Payer($id: ID!) {
    player(id: $id) { id wallet { coin locked receivable } }
  }
`);

export const PROPOSE_REVERSAL = graphql(`
  mutation ProposeReversal {
    proposeReversal @args { id position }
  }
`);

export type Order = ResultOf<typeof ORDERS>['orders']['orders'][number];

export const STATES = ['PROCESSING', 'COMPLETED', 'CANCELLED'] as const satisfies readonly OrderState[];
export const PROBLEMS = [
  'AMOUNT',
  'CURRENCY',
  'REFUSED',
  'REVERSED_AT_PROVIDER',
] as const satisfies readonly OrderProblem[];

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
