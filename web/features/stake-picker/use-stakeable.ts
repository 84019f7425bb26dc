import { useCallback, useMemo } from 'react';
import type { BackpackItemFragment, BackpackSort, StakeableQuery } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import { type PagedList, useOwnConnection } from '../../platform/use-connection.ts';

/** Stakeable items a page; another number than the backpack's, whose lists hold more. */
const STAKEABLE_PAGE = 40;

const STAKEABLE = graphql(`
  query Stakeable($sort: BackpackSort!, $first: Int!, $after: String) {
    backpack(state: HELD, sort: $sort, filter: { locked: false }, first: $first, after: $after) {
      edges {
        cursor
        node {
          ...BackpackItem @unmask
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export interface StakeableList extends PagedList<BackpackItemFragment> {
  /** Takes staked items off the list at once; the next reading confirms it. */
  readonly remove: (ids: readonly string[]) => void;
}

const itemsIn = (data: StakeableQuery) => data.backpack;

/**
 * The held items that the player may stake, a page at a time. `unseen` is an item that the play hasn't shown yet: after
 * a reload the backpack has it already.
 */
export const useStakeable = (sort: BackpackSort, unseen: string | undefined): StakeableList => {
  const list = useOwnConnection(STAKEABLE, { variables: { sort, first: STAKEABLE_PAGE }, in: itemsIn });
  const { nodes, updateQuery } = list;
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
  return { ...list, nodes: useMemo(() => nodes?.filter(({ id }) => id !== unseen), [nodes, unseen]), remove };
};
