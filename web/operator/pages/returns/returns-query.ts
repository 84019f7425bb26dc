import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../generated/gql.ts';

export const RETURNS = graphql(`
  query Returns {
    returns {
      position
      games { game plays staked won published measured deviation telling }
      cases { case plays staked won published measured deviation telling evidence }
    }
  }
`);

type Returns = ResultOf<typeof RETURNS>['returns'];
export type GameReturn = Returns['games'][number];
export type CaseReturn = Returns['cases'][number];
