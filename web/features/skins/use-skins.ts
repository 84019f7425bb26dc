import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { readFragment } from '../../generated/index.ts';
import { questionOf, type SkinFilters } from './skin-filters.ts';
import { SKIN_FACTS, SKIN_PAGE, SKINS, type SkinFacts } from './skins-query.ts';

export interface SkinList {
  /** Undefined until the first answer. */
  readonly skins: readonly SkinFacts[] | undefined;
  readonly totalCount: number;
  /** What is shown belongs to the filters before: the answer is on its way. */
  readonly outdated: boolean;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly failed: boolean;
  readonly loadMore: () => void;
  readonly reload: () => void;
}

/** Skins a page at a time. While other filters are asked about, the list of before stays on the page. */
export const useSkins = (filters: SkinFilters): SkinList => {
  const { sort } = filters;
  const { data, previousData, error, loading, fetchMore, refetch } = useQuery(SKINS, {
    variables: { filter: questionOf(filters), sort, first: SKIN_PAGE, after: null },
  });
  const shown = (data ?? (error === undefined ? previousData : undefined))?.skins;
  const skins = useMemo(() => shown?.edges.map(({ node }) => readFragment(SKIN_FACTS, node)), [shown]);
  const hasMore = data?.skins.pageInfo.hasNextPage ?? false;
  const after = data?.skins.pageInfo.endCursor ?? null;

  const loadMore = useCallback(() => {
    if (!hasMore || loading) return;
    fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult }) => {
        const known = new Set(before.skins.edges.map(({ node }) => node.id));
        const fresh = fetchMoreResult.skins.edges.filter(({ node }) => !known.has(node.id));
        return { skins: { ...fetchMoreResult.skins, edges: [...before.skins.edges, ...fresh] } };
      },
    }).catch(() => undefined);
  }, [hasMore, loading, after, fetchMore]);
  const reload = useCallback(() => {
    refetch().catch(() => undefined);
  }, [refetch]);

  return {
    skins,
    totalCount: shown?.totalCount ?? 0,
    outdated: data === undefined && skins !== undefined,
    hasMore,
    loadingMore: loading && data !== undefined,
    failed: error !== undefined && !loading && data === undefined,
    loadMore,
    reload,
  };
};
