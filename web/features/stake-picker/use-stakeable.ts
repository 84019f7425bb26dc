import { useCallback, useMemo } from 'react';
import type { BackpackItemFragment, BackpackSort } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import { type PagedList, useOwnList } from '../../platform/use-list.ts';

const STAKEABLE = graphql(`
  query Stakeable {
    backpack(state: HELD, filter: {locked: false}, first: 40) @list(total: true) { ...BackpackItem @unmask }
  }
`);

export interface StakeableList extends PagedList<BackpackItemFragment> {
  /** Takes staked items off the list at once; the next reading confirms it. */
  readonly remove: (ids: readonly string[]) => void;
}

/**
 * The held items that the player may stake, a page at a time. `unseen` is an item that the play hasn't shown yet: after
 * a reload the backpack has it already.
 */
export const useStakeable = (sort: BackpackSort, unseen: string | undefined): StakeableList => {
  const list = useOwnList(STAKEABLE, { sort });
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
