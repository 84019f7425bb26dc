import { graphql } from '../../../generated/index.ts';

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

export const SKIN_NAMES = graphql(`
  query VerifySkinNames($ids: [ID!]!) {
    skinsOf(ids: $ids) {
      ...VerifySkin
    }
  }
`);

/** What the case of a round is called, offered still or not. */
export const CASE_NAMES = graphql(`
  query VerifyCaseNames($id: ID!) {
    round(id: $id) {
      id
      caseNames {
        zhCN
        zhTW
        en
      }
    }
  }
`);

export const BATTLE_NAMES = graphql(`
  query VerifyBattleNames($id: ID!) {
    battle(id: $id) {
      id
      boxes {
        round
        case {
          slug
          version
          names {
            zhCN
            zhTW
            en
          }
        }
      }
      seats {
        seat
        avatar
      }
    }
  }
`);
