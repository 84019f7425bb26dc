import type { ApolloCache } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import { graphql } from '../../generated/index.ts';
import { useSession } from '../../platform/session.tsx';

const SHOWN_SEEDS = graphql(`
  query ShownSeeds {
    seeds {
      current {
        id
        publicHash
        userSeed
        roundCount
      }
      history {
        id
        revealedAt
        position
        entropy
      }
    }
  }
`);

/** The pair that the player's next round falls on, and those that are over, as the site says; null until it has said it. */
export const useShownSeeds = () => {
  const { status } = useSession();
  const { data, refetch } = useQuery(
    SHOWN_SEEDS,
    status === 'player' ? { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } : skipToken,
  );
  return { current: data?.seeds.current ?? null, history: data?.seeds.history ?? null, refetch };
};

/** Notes that the pair's rounds up to this one are played. What is known of later ones stays. */
export const noteRound = (cache: ApolloCache, pairId: string, roundNo: number): void => {
  cache.modify<{ readonly roundCount: number }>({
    id: `SeedPair:${pairId}`,
    fields: { roundCount: (known) => Math.max(known, roundNo) },
  });
};
