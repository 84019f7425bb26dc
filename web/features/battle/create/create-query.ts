import type { BattlePresetFragment, BoxChoiceFragment } from '../../../generated/graphql.ts';
import { graphql } from '../../../generated/index.ts';

/** A case as one chooses it for a battle. */
export const BOX_CHOICE = graphql(`
  fragment BoxChoice on Case {
    slug
    version
    price
    rtpPercent
    oddsHash
    hue
    image
    names {
      zhCN
      zhTW
      en
    }
    theme {
      id
      names {
        zhCN
        zhTW
        en
      }
      taglines {
        zhCN
        zhTW
        en
      }
    }
  }
`);

export const BOX_CHOICES = graphql(`
  query BoxChoices {
    cases {
      slug
      version
      ...BoxChoice
    }
  }
`);

/** What a new room takes over from an old one. */
export const BATTLE_PRESET = graphql(`
  fragment BattlePreset on Battle {
    id
    mode
    teams
    private
    seatCount
    boxes {
      round
      case {
        slug
        version
      }
    }
  }
`);

export const PRESET = graphql(`
  query Preset($id: ID!) {
    battle(id: $id) {
      id
      ...BattlePreset
    }
  }
`);

export const HOST_SEED = graphql(`
  query HostSeed {
    terms
    hostSeeds {
      battle {
        id
        publicHash
      }
    }
  }
`);

export const CREATE_BATTLE = graphql(`
  mutation CreateBattle($input: CreateBattleInput!) {
    createBattle(input: $input) {
      battle {
        id
      }
      key
      wallet {
        coin
        points
        version
      }
    }
  }
`);

export type BoxChoice = BoxChoiceFragment;
export type BattlePreset = BattlePresetFragment;
