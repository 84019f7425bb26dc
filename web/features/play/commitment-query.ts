import { graphql } from '../../generated/index.ts';

export const COMMITMENT = graphql(`
  query Commitment {
    seeds {
      current {
        id
        publicHash
      }
    }
  }
`);
