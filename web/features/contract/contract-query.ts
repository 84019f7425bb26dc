import type {
  ContractPlayedFragment,
  ContractRulesQuery,
  ContractTableFactsFragment,
} from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

export const CONTRACT_RULES = graphql(`
  query ContractRules {
    contract {
      terms
      returnPercent
      minItems
      maxItems
      lowestPercent
      highestPercent
      stopped
    }
  }
`);

export const CONTRACT_TABLE_FACTS = graphql(`
  fragment ContractTableFacts on ContractTable {
    hash
    text
    stake
    tickets
    entries {
      index
      wear
      firstTicket
      lastTicket
      value
      skin {
        id
        image
        imageSmall
        grade
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
      }
    }
  }
`);

export const CONTRACT_TABLE = graphql(`
  query ContractTable($stake: Money!) {
    contractTable(stake: $stake) {
      ...ContractTableFacts
    }
  }
`);

export const CONTRACT_PLAYED = graphql(`
  fragment ContractPlayed on ContractPlay {
    id
    position
    roundNo
    stake
    ticket
    entry
    item {
      id
      state
      wear
      value
      sellPrice
      skin {
        id
        image
        imageSmall
        grade
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
      }
    }
  }
`);

export const PLAY_CONTRACT = graphql(`
  mutation PlayContract($input: ContractInput!) {
    playContract(input: $input) {
      play {
        id
        ...ContractPlayed
      }
      wallet {
        coin
        points
        version
      }
    }
  }
`);

export type ContractRules = NonNullable<ContractRulesQuery['contract']>;
export type ContractTable = ContractTableFactsFragment;
export type ContractPlayed = ContractPlayedFragment;
