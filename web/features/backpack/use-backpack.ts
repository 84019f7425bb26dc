import { useCallback, useMemo } from 'react';
import type { BackpackQuery, ItemState } from '../../generated/graphql.ts';
import { type PagedList, useOwnList } from '../../platform/use-list.ts';
import { type BackpackFilters, questionOf } from './backpack-filters.ts';
import { BACKPACK } from './backpack-query.ts';

export type BackpackItem = BackpackQuery['shown']['edges'][number]['node'];

/** Where a player can send held items. */
export type Gone = 'SOLD' | 'EXCHANGED' | 'RETRIEVING';

/** The items that a row of stacks stands for. */
export interface Stack {
  readonly count: number;
  /** Committed value of all of it, in minor units. */
  readonly value: number;
}

export interface BackpackList extends PagedList<BackpackItem> {
  /** Committed value of all items that the filters leave, in minor units. */
  readonly totalValue: number;
  /** By the id of the item that stands for it. */
  readonly stacks: ReadonlyMap<string, Stack>;
  /** How many there are under each tab; undefined until the first answer. */
  readonly counts: Readonly<Record<ItemState, number>> | undefined;
  /** Takes items that went elsewhere off the list at once; the next reading confirms it. */
  readonly remove: (ids: readonly string[], to: Gone) => void;
}

/** The list of one tab, a page at a time. It shows cached items at once, and reads them again behind. */
export const useBackpack = (filters: BackpackFilters): BackpackList => {
  const { state, sort, stacked } = filters;
  const list = useOwnList(BACKPACK, { state, sort, filter: questionOf(filters), stacked });
  const { data, updateQuery } = list;
  const edges = data?.shown.edges;
  const stacks = useMemo(() => new Map(edges?.map(({ node, count, value }) => [node.id, { count, value }])), [edges]);
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
  const remove = useCallback(
    (ids: readonly string[], to: Gone) => {
      const gone = new Set(ids);
      updateQuery((_, { previousData, complete }) => {
        if (!complete) return undefined;
        const { shown, HELD } = previousData;
        const left = shown.edges.filter(({ node }) => !gone.has(node.id));
        const leaving = shown.edges.filter(({ node }) => gone.has(node.id));
        const value = leaving.reduce((sum, { node }) => sum + node.value, 0);
        return {
          ...previousData,
          shown: {
            ...shown,
            edges: left,
            totalCount: shown.totalCount - leaving.length,
            totalValue: shown.totalValue - value,
          },
          HELD: { ...HELD, totalCount: HELD.totalCount - leaving.length },
          [to]: { ...previousData[to], totalCount: previousData[to].totalCount + leaving.length },
        };
      });
    },
    [updateQuery],
  );

  return { ...list, totalValue: data?.shown.totalValue ?? 0, stacks, counts, remove };
};
