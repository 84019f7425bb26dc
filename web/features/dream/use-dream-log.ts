import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { readFragment } from '../../generated/index.ts';
import { useSession } from '../../platform/session.tsx';
import { DREAM_LOG, DREAMED, type Dreamed, LOG_PAGE } from './dream-query.ts';

export interface DreamLogList {
  /** Undefined until the first answer. */
  readonly dreams: readonly Dreamed[] | undefined;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly failed: boolean;
  readonly loadMore: () => void;
  readonly reload: () => void;
}

/** The player's own dreams, newest first, ten at a time; without the one that the wheel hasn't shown yet. */
export const useDreamLog = (unseen: string | undefined): DreamLogList => {
  const { status } = useSession();
  const { data, error, loading, fetchMore, refetch } = useQuery(DREAM_LOG, {
    variables: { first: LOG_PAGE, after: null },
    skip: status !== 'player',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = data?.dreamLog;
  const dreams = useMemo(
    () => list?.edges.map(({ node }) => readFragment(DREAMED, node)).filter(({ id }) => id !== unseen),
    [list, unseen],
  );
  const hasMore = list?.pageInfo.hasNextPage ?? false;
  const after = list?.pageInfo.endCursor ?? null;

  const loadMore = useCallback(() => {
    if (!hasMore || loading) return;
    fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult }) => {
        const known = new Set(before.dreamLog.edges.map(({ node }) => node.id));
        const fresh = fetchMoreResult.dreamLog.edges.filter(({ node }) => !known.has(node.id));
        return { dreamLog: { ...fetchMoreResult.dreamLog, edges: [...before.dreamLog.edges, ...fresh] } };
      },
    }).catch(() => undefined);
  }, [hasMore, loading, after, fetchMore]);

  const reload = useCallback(() => {
    refetch().catch(() => undefined);
  }, [refetch]);

  return {
    dreams,
    hasMore,
    loadingMore: loading && dreams !== undefined,
    failed: error !== undefined && !loading && dreams === undefined,
    loadMore,
    reload,
  };
};
