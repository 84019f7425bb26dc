import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import type { FragmentType } from '../../generated/index.ts';
import { type GIVEAWAY_CARD, GIVEAWAYS } from './giveaway-query.ts';

/** Rooms a page of the list; the API gives up to 50. */
const PAGE_SIZE = 12;
const LONGEST_PAGE = 50;
/** Entrants, states and winners of what is shown are read again this often. */
const REFRESH_MS = 10_000;

export interface GiveawayList {
  /** Undefined until the first answer. */
  readonly rooms: readonly (FragmentType<typeof GIVEAWAY_CARD> & { readonly id: string })[] | undefined;
  readonly totalCount: number;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly failed: boolean;
  readonly loadMore: () => void;
  readonly reload: () => void;
}

interface GiveawayChoice {
  readonly finished: boolean;
  readonly mine: boolean;
  readonly skip?: boolean;
}

/** One list of rooms, a page at a time. Rooms that end stay where they are, so that one sees how they end. */
export const useGiveaways = ({ finished, mine, skip = false }: GiveawayChoice): GiveawayList => {
  const client = useApolloClient();
  const { data, error, loading, fetchMore, refetch } = useQuery(GIVEAWAYS, {
    variables: { finished, mine, first: PAGE_SIZE, after: null },
    skip,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = data?.giveaways;
  const rooms = list?.edges.map(({ node }) => node);
  const count = rooms?.length ?? 0;
  const hasMore = list?.pageInfo.hasNextPage ?? false;
  const after = list?.pageInfo.endCursor ?? null;

  const changing = !finished && !skip && count > 0;
  useEffect(() => {
    if (!changing) return undefined;
    const refresh = (): void => {
      if (document.visibilityState !== 'visible') return;
      const variables = { finished, mine, first: Math.min(LONGEST_PAGE, count), after: null };
      client.query({ query: GIVEAWAYS, variables, fetchPolicy: 'network-only' }).catch(() => undefined);
    };
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [changing, finished, mine, count, client]);

  const loadMore = useCallback(() => {
    if (!hasMore || loading) return;
    fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult }) => {
        const known = new Set(before.giveaways.edges.map(({ node }) => node.id));
        const fresh = fetchMoreResult.giveaways.edges.filter(({ node }) => !known.has(node.id));
        const edges = [...before.giveaways.edges, ...fresh];
        return { ...fetchMoreResult, giveaways: { ...fetchMoreResult.giveaways, edges } };
      },
    }).catch(() => undefined);
  }, [hasMore, loading, after, fetchMore]);
  const reload = useCallback(() => {
    refetch().catch(() => undefined);
  }, [refetch]);

  return {
    rooms,
    totalCount: list?.totalCount ?? 0,
    hasMore,
    loadingMore: loading && rooms !== undefined,
    failed: error !== undefined && !loading,
    loadMore,
    reload,
  };
};
