import type { BoxChoiceFragment } from '../../../generated/graphql.ts';
import { graphql } from '../../../generated/index.ts';

/** The facts of a case that a player can choose for a battle. */
export const BOX_CHOICE = graphql(`
  fragment BoxChoice on Case {
    ...CaseCard @unmask
    price rtpPercent oddsHash
    theme {
      id
      names { ...Names @unmask }
    }
  }
`);

export const BOX_CHOICES = graphql(`
  query BoxChoices {
    site {
      beacon { guard }
    }
    cases { slug version ...BoxChoice }
  }
`);

/** The fields that a new room takes from an earlier one. */
export const BATTLE_PRESET = graphql(`
  fragment BattlePreset on Battle {
    id mode pace teams private seatCount
    boxes {
      round
      case { slug version }
    }
  }
`);

export const PRESET = graphql(`query Preset { battle @args { id ...BattlePreset } }`);

export const HOST_SEED = graphql(`
  query HostSeed {
    terms
    site {
      beacon { choice }
    }
    hostSeeds {
      battle { id publicHash }
    }
  }
`);

export const CREATE_BATTLE = graphql(`
  mutation CreateBattle {
    createBattle @args {
      promise { ...PromisedEntries @unmask }
      battle { id }
      key
      wallet { ...WalletBalances @unmask }
    }
  }
`);

export type BoxChoice = BoxChoiceFragment;
