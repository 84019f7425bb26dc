import type { RetrievalsQuery } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

export const RETRIEVALS = graphql(`
  query Retrievals {
    retrievals @list {
      id
      item { ...ItemCard @unmask value }
      state message createdAt updatedAt disputeId
    }
  }
`);

export const RETRIEVE_ITEMS = graphql(`
  mutation RetrieveItems {
    retrieveItems @args {
      promise { note leafHash index path }
      retrievals { id }
      position
    }
  }
`);

/** Whether items can be sent from here, and where to. */
export const RETRIEVAL_READY = graphql(`query RetrievalReady { site { retrieval showExchange } me { id tradeLink } }`);

export const DISPUTE_RETRIEVAL = graphql(`mutation DisputeRetrieval { disputeRetrieval @args { id } }`);

export type Retrieval = RetrievalsQuery['retrievals']['edges'][number]['node'];
