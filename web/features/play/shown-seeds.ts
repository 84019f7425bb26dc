import type { ApolloCache } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import { graphql } from '../../generated/index.ts';
import { useSession } from '../../platform/session.tsx';

const SHOWN_SEEDS = graphql(`query ShownSeeds { seeds { nextPublicHash history { id revealedAt position entropy } } }`);

/** The hash of the committed next pair, and the pairs that are over, as the site says; null until it has said it. */
export const useShownSeeds = () => {
  const { status } = useSession();
  const { data } = useQuery(
    SHOWN_SEEDS,
    status === 'player' ? { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } : skipToken,
  );
  return { next: data?.seeds.nextPublicHash ?? null, history: data?.seeds.history ?? null };
};

/** Notes that the pair's rounds up to this one are played. A higher known count stays. */
export const noteRound = (cache: ApolloCache, pairId: string, roundNo: number): void => {
  cache.modify<{ readonly roundCount: number }>({
    id: `SeedPair:${pairId}`,
    fields: { roundCount: (known) => Math.max(known, roundNo) },
  });
};
