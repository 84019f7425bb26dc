import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../generated/gql.ts';

/** The part of the page above the list of deposits. */
export const PAYMENT_DESK = graphql(`
  query PaymentDesk {
    channels { id name provider state reason changedByName changedAt }
    refusedWebhooks { hour provider reason count lastAt }
  }
`);

type Desk = ResultOf<typeof PAYMENT_DESK>;
export type Channel = Desk['channels'][number];
export type Refused = Desk['refusedWebhooks'][number];

export const SET_CHANNEL = graphql(`
  mutation SetChannel {
    setChannel @args { id name provider state reason changedByName changedAt }
  }
`);
