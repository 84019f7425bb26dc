import { graphql } from '../../../generated/index.ts';

export const SKIN_NAMES = graphql(`
  query VerifySkinNames($ids: [ID!]!) {
    skinsOf(ids: $ids) {
      ...SkinCard @unmask
    }
  }
`);

/** The names of a round's case, whether it is still offered or not. */
export const CASE_NAMES = graphql(`
  query VerifyCaseNames($id: ID!) {
    round(id: $id) {
      id
      caseNames {
        ...Names @unmask
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
            ...Names @unmask
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
