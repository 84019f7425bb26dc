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
 * The backpack to stake from. `unseen` was won and isn't shown yet; `staked` is what a play that stands has taken: the
 * same list for as long as it is the same play, null before.
 */
export const useStakeLists = (unseen: string | undefined, staked: readonly string[] | null): StakeLists => {
  // What an address brings along was won a moment ago: the newest come first, and it is among them.
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
