import { graphql } from '../../generated/index.ts';

export const SEEDS = graphql(`
  query Seeds {
    seeds {
      current {
        id
        publicHash
        userSeed
        roundCount
        startedAt
        retiresAt
      }
      nextPairId
      nextPublicHash
      history {
        id
        publicHash
        serverSeed
        salt
        userSeed
        roundCount
        startedAt
        revealedAt
        position
      }
    }
  }
`);

export const RECENT_ROUNDS = graphql(`
  query RecentRounds($first: Int!, $after: String) {
    rounds(first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          roundNo
          playedAt
          ticket
          caseNames {
            zhCN
            zhTW
            en
          }
          entry {
            wear
            value
            skin {
              ...VerifySkin
            }
          }
          reveal {
            position
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const FAIRNESS_LOG = graphql(`
  query FairnessLog {
    fairnessLog {
      origin
      verifierKey
      sealedSize
      rootHash
      sealedAt
      size
    }
  }
`);
