import { graphql } from '../../generated/gql.ts';

export const FLAGS = graphql(`
  query PlayerFlags($playerId: ID!) {
    playerFlags(playerId: $playerId) { kind others { playerId nickname } count usual }
  }
`);
