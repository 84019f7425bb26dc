import type { RetrievalsQuery } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

export const RETRIEVALS = graphql(`
  query Retrievals {
    retrievals @list {
      id
      item {
        ...ItemCard @unmask
        value
      }
      state
      message
      createdAt
      updatedAt
      disputeId
    }
  }
`);

export const RETRIEVE_ITEMS = graphql(`
  mutation RetrieveItems($commandId: CommandId!, $itemIds: [ID!]!) {
    retrieveItems(commandId: $commandId, itemIds: $itemIds) {
      promise {
        note
        leafHash
        index
        path
      }
      retrievals {
        id
      }
      position
    }
  }
`);

/** Whether items can be sent from here, and where to. */
export const RETRIEVAL_READY = graphql(`
  query RetrievalReady {
    site {
      retrieval
      showExchange
    }
    me {
      id
      tradeLink
    }
  }
`);

export const DISPUTE_RETRIEVAL = graphql(`
  mutation DisputeRetrieval($id: ID!, $text: String!) {
    disputeRetrieval(id: $id, text: $text) {
      id
    }
  }
`);

export type Retrieval = RetrievalsQuery['retrievals']['edges'][number]['node'];
