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

/** What a case is called, and its skins: of the round itself, and of all that the case offers now. */
export const CASE_NAMES = graphql(`
  query VerifyCaseNames($id: ID!, $slug: ID!) {
    round(id: $id) {
      id
      caseNames {
        zhCN
        zhTW
        en
      }
      entry {
        index
        skin {
          ...VerifySkin
        }
      }
    }
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

/** A target is found by its value: what the catalog has valued otherwise since keeps its id for a name. */
export const TARGET_NAMES = graphql(`
  query VerifyTargetNames($value: Money!, $consolations: Boolean!) {
    targets(filter: { minValue: $value, maxValue: $value }, first: 60) {
      edges {
        node {
          skin {
            ...VerifySkin
          }
        }
      }
    }
    consolations: dream @include(if: $consolations) {
      table: consolation {
        index
        skin {
          ...VerifySkin
        }
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
          entries {
            index
            skin {
              ...VerifySkin
            }
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

export const GIVEAWAY_NAMES = graphql(`
  query VerifyGiveawayNames($id: ID!) {
    giveaway(id: $id) {
      id
      prizes {
        place
        skin {
          ...VerifySkin
        }
      }
    }
  }
`);
