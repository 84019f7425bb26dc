import type { PlayedRoundFragment } from '../../../generated/graphql.ts';
import { graphql } from '../../../generated/index.ts';

export const PLAYED_ROUND = graphql(`
  fragment PlayedRound on Round {
    id roundNo position playedAt price ticket float
    entry {
      index wear firstTicket lastTicket value
      skin { ...SkinCard @unmask }
    }
    item { id state sellPrice }
  }
`);

export const OPEN_CASE = graphql(`
  mutation OpenCase {
    openCase @args {
      promise { ...PromisedEntries @unmask }
      rounds { ...PlayedRound }
      wallet { ...WalletBalances @unmask }
      position
    }
  }
`);

/** One free opening: the day's, or a coupon's. */
export const OPEN_FREE_CASE = graphql(`
  mutation OpenFreeCase {
    openFreeCase @args {
      promise { ...PromisedEntries @unmask }
      rounds { ...PlayedRound }
      wallet { ...WalletBalances @unmask }
      position
    }
  }
`);

export type PlayedRound = PlayedRoundFragment;
