import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import type { TargetFilter, TargetSort } from '../../generated/graphql.ts';
import { readFragment } from '../../generated/index.ts';
import { TARGET_FACTS, TARGET_PAGE, TARGETS, type Target, targetKey } from './target-query.ts';

export interface TargetList {
  /** Undefined until the first answer. */
  readonly targets: readonly Target[] | undefined;
  readonly totalCount: number;
  /** What is shown belongs to the filters before: the answer is on its way. */
  readonly outdated: boolean;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly failed: boolean;
  readonly loadMore: () => void;
  readonly reload: () => void;
}

const NOTHING: readonly Target[] = [];

/**
 * Targets a page at a time; none for the question that nothing fits. While other filters are asked about, the list of
 * before stays on the page.
 */
export const useTargets = (filter: TargetFilter | null, sort: TargetSort): TargetList => {
  const answer = useQuery(TARGETS, {
    variables: { filter, sort, first: TARGET_PAGE, after: null },
    skip: filter === null,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { data, previousData, error, loading, fetchMore, refetch } = answer;
  const shown = (data ?? (error === undefined ? previousData : undefined))?.targets;
  const targets = useMemo(
    () => (filter === null ? NOTHING : shown?.edges.map(({ node }) => readFragment(TARGET_FACTS, node))),
    [filter, shown],
  );
  const hasMore = data?.targets.pageInfo.hasNextPage ?? false;
  const after = data?.targets.pageInfo.endCursor ?? null;

  const loadMore = useCallback(() => {
    if (!hasMore || loading) return;
    fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult }) => {
        const keyOf = (edge: (typeof before.targets.edges)[number]): string =>
          targetKey(readFragment(TARGET_FACTS, edge.node));
        const known = new Set(before.targets.edges.map(keyOf));
        const fresh = fetchMoreResult.targets.edges.filter((edge) => !known.has(keyOf(edge)));
        return { targets: { ...fetchMoreResult.targets, edges: [...before.targets.edges, ...fresh] } };
      },
    }).catch(() => undefined);
  }, [hasMore, loading, after, fetchMore]);

  const reload = useCallback(() => {
    refetch().catch(() => undefined);
  }, [refetch]);

  return {
    targets,
    totalCount: filter === null ? 0 : (shown?.totalCount ?? 0),
    outdated: filter !== null && data === undefined && targets !== undefined,
    hasMore: filter !== null && hasMore,
    loadingMore: loading && data !== undefined,
    failed: error !== undefined && !loading && data === undefined,
    loadMore,
    reload,
  };
};
