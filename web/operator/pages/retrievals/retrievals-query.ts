import type { ResultOf } from '@graphql-typed-document-node/core';
import { addressFilters, lowerCase, oneOrAll, typed } from '../../../platform/address-filters.ts';
import { graphql } from '../../generated/gql.ts';
import type { RetrievalStage } from '../../generated/graphql.ts';
import { PROMISE_HOURS } from './promise.ts';

/** Rows of a page, as the document says it: the API prices a page by what it reads there. */
export const PAGE = 50;

export const RETRIEVALS = graphql(`
  query Retrievals {
    retrievals(first: 50) @args {
      retrievals {
        id player nickname skin wear value state requestedAt changedAt ageHours
        provider step message attempts nextTryAt failure position
        handled { at operator operatorName state reason }
      }
      totalCount hasNextPage endCursor
    }
  }
`);

export type Retrieval = ResultOf<typeof RETRIEVALS>['retrievals']['retrievals'][number];

export const ADVANCE = graphql(`
  mutation AdvanceRetrieval {
    advanceRetrieval @args { id state changedAt handled { at operator operatorName state reason } }
  }
`);

export const RETRY = graphql(`
  mutation RetryRetrieval {
    retryRetrieval @args { id step attempts nextTryAt handled { at operator operatorName state reason } }
  }
`);

/** Those that have not ended, by state and by age. */
export const WAITING = graphql(`
  query WaitingRetrievals {
    now {
      at
      retrievals { state count oldestSince }
      retrievalsByAge { fromHours toHours count value }
    }
  }
`);

export const STAGES = [
  'RETRIEVING',
  'AWAITING_SHIPMENT',
  'AWAITING_RECEIPT',
  'SUCCEEDED',
  'FAILED',
] as const satisfies readonly RetrievalStage[];

/** The ages to filter by, in hours: half of the promise, all of it, and further on. */
export const AGES = [PROMISE_HOURS / 2, PROMISE_HOURS, 2 * PROMISE_HOURS, 6 * PROMISE_HOURS] as const;

export const retrievalsAddress = addressFilters({
  /** Null for those that have not ended. */
  state: oneOrAll('state', STAGES, lowerCase),
  age: oneOrAll('hours', AGES),
  player: typed('player', 64),
  /** The retrieval whose details are shown. */
  open: typed('open', 64),
});
