import type { ApolloCache } from '@apollo/client';
import { graphql } from '../../generated/index.ts';
import { useOwnQuery } from '../../platform/use-own-query.ts';

const SHOWN_SEEDS = graphql(`query ShownSeeds { seeds { nextPublicHash history { id revealedAt position entropy } } }`);

/** The hash of the committed next pair, and the pairs that are over, as the site says; null until it has said it. */
export const useShownSeeds = () => {
  const { data } = useOwnQuery(SHOWN_SEEDS);
  return { next: data?.seeds.nextPublicHash ?? null, history: data?.seeds.history ?? null };
};

/** Notes that the pair's rounds up to this one are played. A higher known count stays. */
export const noteRound = (cache: ApolloCache, pairId: string, roundNo: number): void => {
  cache.modify<{ readonly roundCount: number }>({
    id: `SeedPair:${pairId}`,
    fields: { roundCount: (known) => Math.max(known, roundNo) },
  });
};
