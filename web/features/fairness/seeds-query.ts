import { graphql } from '../../generated/index.ts';

export const SEEDS = graphql(`
  query Seeds {
    lanes {
      open { pair { id retiresAt roundCount } }
    }
    seeds {
      current { id publicHash userSeed roundCount startedAt retiresAt }
      nextPairId nextPublicHash
      history { id publicHash serverSeed salt userSeed roundCount startedAt revealedAt position entropy }
    }
  }
`);

export const RECENT_PLAYS = graphql(`
  query RecentPlays {
    plays @list {
      id game pairId roundNo playedAt spent won wear
      skin { ...SkinCard @unmask }
    }
  }
`);

export const OWN_OPENINGS = graphql(`query OwnOpenings { openings(first: 5) @list { position published salt entry } }`);

export const OWN_LIABILITY = graphql(`
  query OwnLiability {
    ownLiability {
      playerId coin points locked salt index path
      statement { position entry at statedPosition root leaves }
    }
  }
`);

/** The pairs in use. Kept out of the cache: the page of the seeds holds more of the same field. */
export const CURRENT_PAIR = graphql(`
  query CurrentPair {
    seeds {
      current { id roundCount }
    }
    lanes {
      open { pair { id } }
    }
  }
`);

export const FAIRNESS_LOG = graphql(`
  query FairnessLog {
    fairnessLog { origin verifierKey sealedSize rootHash sealedAt copied size }
  }
`);
