import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import type { BackpackItemFragment, BackpackSort } from '../../generated/graphql.ts';
import { readFragment } from '../../generated/index.ts';
import { useSession } from '../../platform/session.tsx';
import { BACKPACK_ITEM } from '../backpack/backpack-query.ts';
import { STAKEABLE, STAKEABLE_PAGE } from './bag-query.ts';

export interface StakeableList {
  /** Undefined until the first answer. */
  readonly items: readonly BackpackItemFragment[] | undefined;
  readonly totalCount: number;
  readonly outdated: boolean;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly failed: boolean;
  readonly loadMore: () => void;
  /** Resolves to the ids of the first page as it is now; null when it couldn't be read. */
  readonly reload: () => Promise<ReadonlySet<string> | null>;
  /** Takes staked items off the list at once; the next reading confirms it. */
  readonly remove: (ids: readonly string[]) => void;
}

/**
 * What the player holds and may stake, a page at a time. `unseen` is what the play hasn't shown yet: after a reload it
 * lies in the backpack already.
 */
export const useStakeable = (sort: BackpackSort, unseen: string | undefined): StakeableList => {
  const { status } = useSession();
  const { data, previousData, error, loading, fetchMore, refetch, updateQuery } = useQuery(STAKEABLE, {
    variables: { sort, first: STAKEABLE_PAGE, after: null },
    skip: status !== 'player',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const shown = status === 'player' ? (data ?? (error === undefined ? previousData : undefined))?.backpack : undefined;
  const items = useMemo(
    () => shown?.edges.map(({ node }) => readFragment(BACKPACK_ITEM, node)).filter(({ id }) => id !== unseen),
    [shown, unseen],
  );
  const hasMore = data?.backpack.pageInfo.hasNextPage ?? false;
  const after = data?.backpack.pageInfo.endCursor ?? null;

  const loadMore = useCallback(() => {
    if (!hasMore || loading) return;
    fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult }) => {
        const known = new Set(before.backpack.edges.map(({ node }) => node.id));
        const fresh = fetchMoreResult.backpack.edges.filter(({ node }) => !known.has(node.id));
        return { backpack: { ...fetchMoreResult.backpack, edges: [...before.backpack.edges, ...fresh] } };
      },
    }).catch(() => undefined);
  }, [hasMore, loading, after, fetchMore]);

  const reload = useCallback(
    () =>
      refetch().then(
        (fresh) => new Set(fresh.data?.backpack.edges.map(({ node }) => node.id)),
        () => null,
      ),
    [refetch],
  );

  const remove = useCallback(
    (ids: readonly string[]) => {
      const gone = new Set(ids);
      updateQuery((_, { previousData: before, complete }) => {
        if (!complete) return undefined;
        const left = before.backpack.edges.filter(({ node }) => !gone.has(node.id));
        const removed = before.backpack.edges.length - left.length;
        return {
          backpack: { ...before.backpack, edges: left, totalCount: before.backpack.totalCount - removed },
        };
      });
    },
    [updateQuery],
  );

  return {
    items,
    totalCount: shown?.totalCount ?? 0,
    outdated: data === undefined && items !== undefined,
    hasMore,
    loadingMore: loading && data !== undefined,
    failed: error !== undefined && !loading && data === undefined,
    loadMore,
    reload,
    remove,
  };
};
