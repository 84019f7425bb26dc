import { graphql } from '../../../generated/index.ts';

/** Everything in the log that a game stands on, a page of it. */
export const GAME_PROOF = graphql(`
  query GameProof($id: ID!, $after: LogPosition) {
    proof(id: $id, after: $after) {
      id
      game
      entries {
        position
        json
      }
      more
      nicknames {
        playerId
        nickname
      }
    }
  }
`);
