import type { DreamedFragment, DreamRulesQuery } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

export const DREAM_RULES = graphql(`
  query DreamRules {
    dream {
      terms returnPercent minTickets maxTickets consolationSum consolationHash consolationTable
      consolation {
        index wear firstTicket lastTicket value
        skin { ...SkinCard @unmask }
      }
      stopped
    }
  }
`);

export const DREAMED = graphql(`
  fragment Dreamed on DreamPlay {
    id position playedAt roundNo
    target { ...TargetFacts }
    winTickets fee ticket won
    item { id ...BackpackItem }
  }
`);

export const CHASE_DREAM = graphql(`
  mutation ChaseDream {
    chaseDream @args {
      promise { ...PromisedEntries @unmask }
      play { id ...Dreamed }
      wallet { ...WalletBalances @unmask }
    }
  }
`);

export const DREAM_LOG = graphql(`query DreamLog { dreamLog @list { ...Dreamed @unmask } }`);

export type Dreamed = DreamedFragment;
export type DreamRules = NonNullable<DreamRulesQuery['dream']>;
export type Consolation = DreamRules['consolation'][number];
