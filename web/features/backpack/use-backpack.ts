import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import type { BackpackItemFragment, ItemState } from '../../generated/graphql.ts';
import { readFragment } from '../../generated/index.ts';
import { useSession } from '../../platform/session.tsx';
import type { BackpackFilters } from './backpack-filters.ts';
import { BACKPACK, BACKPACK_ITEM, PAGE_SIZE } from './backpack-query.ts';

export interface BackpackItem extends BackpackItemFragment {
  /** What exchanging gives, in points; null where it can't be exchanged. */
  readonly exchangePoints: number | null;
  /** From a free case: it can only be sold, for a locked bonus. */
  readonly sellOnly: boolean;
}

/** Where a player can send held items. */
export type Gone = 'SOLD' | 'EXCHANGED' | 'RETRIEVING';

export interface BackpackList {
  /** Undefined until the first answer. */
  readonly items: readonly BackpackItem[] | undefined;
  /** Committed value of all items in this state, in minor units. */
  readonly totalValue: number;
  /** How many there are under each tab; undefined until the first answer. */
  readonly counts: Readonly<Record<ItemState, number>> | undefined;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly failed: boolean;
  readonly loadMore: () => void;
  readonly reload: () => Promise<void>;
  /** Takes items that went elsewhere off the list at once; the next reading confirms it. */
  readonly remove: (ids: readonly string[], to: Gone) => void;
}

/** The list of one tab, a page at a time. What the cache holds is shown at once and read again behind. */
export const useBackpack = ({ state, sort }: BackpackFilters): BackpackList => {
  const { status } = useSession();
  const { data, error, loading, fetchMore, refetch, updateQuery } = useQuery(BACKPACK, {
    variables: { state, sort, first: PAGE_SIZE, after: null },
    skip: status !== 'player',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const shown = data?.shown;
  const items = useMemo(
    () =>
      shown?.edges.map(({ node }) => ({
        ...readFragment(BACKPACK_ITEM, node),
        exchangePoints: node.exchangePoints ?? null,
        sellOnly: node.sellOnly,
      })),
    [shown],
  );
  const counts = useMemo(
    () =>
      data && {
        HELD: data.HELD.totalCount,
        RETRIEVING: data.RETRIEVING.totalCount,
        RETRIEVED: data.RETRIEVED.totalCount,
        SOLD: data.SOLD.totalCount,
        EXCHANGED: data.EXCHANGED.totalCount,
        USED: data.USED.totalCount,
        ESCROWED: data.ESCROWED.totalCount,
      },
    [data],
  );
  const hasMore = shown?.pageInfo.hasNextPage ?? false;
  const after = shown?.pageInfo.endCursor ?? null;

  const loadMore = useCallback(() => {
    if (!hasMore || loading) return;
    fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult }) => {
        const known = new Set(before.shown.edges.map(({ node }) => node.id));
        const fresh = fetchMoreResult.shown.edges.filter(({ node }) => !known.has(node.id));
        return {
          ...fetchMoreResult,
          shown: { ...fetchMoreResult.shown, edges: [...before.shown.edges, ...fresh] },
        };
      },
    }).catch(() => undefined);
  }, [hasMore, loading, after, fetchMore]);

  const reload = useCallback(async () => {
    await refetch().catch(() => undefined);
  }, [refetch]);

  const remove = useCallback(
    (ids: readonly string[], to: Gone) => {
      const gone = new Set(ids);
      updateQuery((_, { previousData, complete }) => {
        if (!complete) return undefined;
        const { shown: list, HELD } = previousData;
        const left = list.edges.filter(({ node }) => !gone.has(node.id));
        const leaving = list.edges.filter(({ node }) => gone.has(node.id));
        const value = leaving.reduce((sum, { node }) => sum + readFragment(BACKPACK_ITEM, node).value, 0);
        return {
          ...previousData,
          shown: {
            ...list,
            edges: left,
            totalCount: list.totalCount - leaving.length,
            totalValue: list.totalValue - value,
          },
          HELD: { ...HELD, totalCount: HELD.totalCount - leaving.length },
          [to]: { ...previousData[to], totalCount: previousData[to].totalCount + leaving.length },
        };
      });
    },
    [updateQuery],
  );

  return {
    items,
    totalValue: shown?.totalValue ?? 0,
    counts,
    hasMore,
    loadingMore: loading && items !== undefined,
    failed: error !== undefined && !loading,
    loadMore,
    reload,
    remove,
  };
};
