import { useEffect, useRef, useState } from 'react';
import type { BackpackSort } from '../../generated/graphql.ts';
import { useStakeAsked } from './use-stake-asked.ts';
import { type StakeableList, useStakeable } from './use-stakeable.ts';

export interface StakeLists {
  readonly list: StakeableList;
  readonly sort: BackpackSort;
  readonly setSort: (sort: BackpackSort) => void;
}

/**
 * The backpack to stake from. `unseen` is a won item that the page doesn't show yet. `staked` holds the items that a
 * finished play took: the same list during one play, null before.
 */
export const useStakeLists = (unseen: string | undefined, staked: readonly string[] | null): StakeLists => {
  // The item in an address was won a moment ago: the newest items come first, so it is among them.
  const asked = useStakeAsked();
  const [sort, setSort] = useState<BackpackSort>(asked === null ? 'VALUE_DESC' : 'NEWEST');
  const list = useStakeable(sort, unseen);
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  useEffect(() => {
    if (staked === null) return;
    latest.current.remove(staked);
    void latest.current.reload();
  }, [staked]);
  return { list, sort, setSort };
};
