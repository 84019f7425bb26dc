import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../generated/gql.ts';

export const RECONCILE = graphql(`
  query Reconcile {
    reconcile @args {
      provider from to payments others
      sums { outcome currency count inFile here }
      differences { outcome line reference order player at inFile currency here orderCurrency }
    }
  }
`);

export const PROVIDERS = graphql(`
  query PaymentProviders {
    channels { id provider }
  }
`);

export type Reconciliation = ResultOf<typeof RECONCILE>['reconcile'];
export type Difference = Reconciliation['differences'][number];
export type OutcomeSum = Reconciliation['sums'][number];

/** The API takes no longer file. */
export const MAX_CHARACTERS = 1_000_000;
