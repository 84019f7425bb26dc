import { type Dispatch, useEffect } from 'react';
import { useSearchParams } from '../../platform/location.tsx';
import type { ChosenAction, ChosenItems } from './chosen.ts';

const PARAMETER = 'stake';

/** A game's page, with an item that is to be staked there. */
export const stakedPath = (path: string, itemId: string): string =>
  `${path}?${new URLSearchParams({ [PARAMETER]: itemId })}`;

/** The item that the address brings along; null where it brings none. */
export const useStakeAsked = (): string | null => useSearchParams()[0].get(PARAMETER);

/** Lays in the item that the address asks for as soon as the list has it. After that the address asks for nothing. */
export const useStakeFromAddress = (listed: ChosenItems, change: Dispatch<ChosenAction>): void => {
  const asked = useStakeAsked();
  const [, setAddress] = useSearchParams();
  const item = listed.find(({ id }) => id === asked);
  useEffect(() => {
    if (item === undefined) return;
    change({ type: 'lay', item });
    const without = (current: URLSearchParams): URLSearchParams => {
      const next = new URLSearchParams(current);
      next.delete(PARAMETER);
      return next;
    };
    setAddress(without, { replace: true });
  }, [item, change, setAddress]);
};
