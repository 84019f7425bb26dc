import { type Dispatch, useMemo, useReducer, useState } from 'react';
import { type ChosenAction, type ChosenItems, chosenReducer, freshened, itemsWorth, NONE_CHOSEN } from './chosen.ts';

export interface Chosen {
  readonly items: ChosenItems;
  /** The value of all items together, minor units. */
  readonly worth: number;
  readonly change: Dispatch<ChosenAction>;
}

/** The items that this player has chosen to stake; another player on this page begins without any. */
export const useChosen = (playerId: string | undefined, listed: ChosenItems): Chosen => {
  const [chosen, change] = useReducer(chosenReducer, NONE_CHOSEN);
  const [owner, setOwner] = useState(playerId);
  if (owner !== playerId) {
    setOwner(playerId);
    change({ type: 'clear' });
  }
  const items = useMemo(() => freshened(chosen, listed), [chosen, listed]);
  return { items, worth: itemsWorth(items), change };
};
