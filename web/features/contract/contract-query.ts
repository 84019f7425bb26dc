import type {
  ContractPlayedFragment,
  ContractRulesQuery,
  ContractTableFactsFragment,
} from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

export const CONTRACT_RULES = graphql(`
  query ContractRules {
    contract { terms returnPercent minItems maxItems lowestPercent highestPercent stopped }
  }
`);

export const CONTRACT_TABLE_FACTS = graphql(`
  fragment ContractTableFacts on ContractTable {
    hash text stake tickets
    entries {
      index wear firstTicket lastTicket value
      skin { ...SkinCard @unmask }
    }
  }
`);

export const CONTRACT_TABLE = graphql(`query ContractTable { contractTable @args { ...ContractTableFacts } }`);

export const CONTRACT_PLAYED = graphql(`
  fragment ContractPlayed on ContractPlay {
    id position roundNo stake ticket entry
    item { ...ItemCard @unmask state value sellPrice }
  }
`);

export const PLAY_CONTRACT = graphql(`
  mutation PlayContract {
    playContract @args {
      promise { ...PromisedEntries @unmask }
      play { id ...ContractPlayed }
      wallet { ...WalletBalances @unmask }
    }
  }
`);

export type ContractRules = NonNullable<ContractRulesQuery['contract']>;
export type ContractTable = ContractTableFactsFragment;
export type ContractPlayed = ContractPlayedFragment;
