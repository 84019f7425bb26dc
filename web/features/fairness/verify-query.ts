import { graphql } from '../../generated/index.ts';

/** A round with everything that a proof of it needs. */
export const VERIFY_ROUND = graphql(`
  query VerifyRound($id: ID!) {
    round(id: $id) {
      id
      position
      playedAt
      caseSlug
      caseVersion
      caseNames {
        zhCN
        zhTW
        en
      }
      price
      pairId
      publicHash
      roundNo
      userSeed
      entropy
      oddsHash
      oddsTable
      ticket
      float
      nickname
      entry {
        index
        wear
        value
        skin {
          ...VerifySkin
        }
      }
      reveal {
        serverSeed
        salt
        position
      }
    }
  }
`);

export const VERIFY_SKIN = graphql(`
  fragment VerifySkin on Skin {
    id
    familyNames {
      zhCN
      zhTW
      en
    }
    finishNames {
      zhCN
      zhTW
      en
    }
    grade
    image
    imageSmall
  }
`);

/** Names and pictures of a case's skins. The odds themselves come from the round's own table. */
export const CASE_SKINS = graphql(`
  query VerifyCaseSkins($slug: ID!) {
    case(slug: $slug) {
      slug
      version
      entries {
        index
        skin {
          ...VerifySkin
        }
      }
    }
  }
`);

export const CURRENT_PAIR = graphql(`
  query CurrentPair {
    seeds {
      current {
        id
        roundCount
      }
    }
  }
`);
