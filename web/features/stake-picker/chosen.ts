import type { Wear } from '../../generated/graphql.ts';
import type { LocalisedNames } from '../../i18n/index.ts';

/** A held item as it can be staked. */
export interface StakeItem {
  readonly id: string;
  readonly wear: Wear | null;
  /** Its present value as a stake, minor units. */
  readonly worth: number;
  readonly skin: {
    readonly grade: number;
    readonly imageSmall: string;
    readonly familyNames: LocalisedNames;
    readonly finishNames: LocalisedNames;
  };
}

/** The items chosen to be staked, in the order of choosing. */
export type ChosenItems = readonly StakeItem[];

export type ChosenAction =
  | { readonly type: 'toggle'; readonly item: StakeItem; readonly maxItems: number }
  /** Adds the item, unless it is chosen already. */
  | { readonly type: 'lay'; readonly item: StakeItem }
  /** These items are no longer held. */
  | { readonly type: 'drop'; readonly ids: readonly string[] }
  | { readonly type: 'clear' };

export const NONE_CHOSEN: ChosenItems = [];

/** Taking in more than `maxItems` changes nothing. */
export const chosenReducer = (chosen: ChosenItems, action: ChosenAction): ChosenItems => {
  switch (action.type) {
    case 'toggle': {
      const { item, maxItems } = action;
      const left = chosen.filter(({ id }) => id !== item.id);
      if (left.length < chosen.length) return left;
      return chosen.length >= maxItems ? chosen : [...chosen, item];
    }
    case 'lay':
      return chosen.some(({ id }) => id === action.item.id) ? chosen : [...chosen, action.item];
    case 'drop': {
      const gone = new Set(action.ids);
      return chosen.filter(({ id }) => !gone.has(id));
    }
    case 'clear':
      return NONE_CHOSEN;
  }
};

/** The chosen items with the values of the newest list: a price may have come down since. */
export const freshened = (items: ChosenItems, listed: readonly StakeItem[]): ChosenItems => {
  const known = new Map(listed.map((item) => [item.id, item]));
  return items.map((item) => known.get(item.id) ?? item);
};

/** The value of all items together, minor units. */
export const itemsWorth = (items: ChosenItems): number => items.reduce((sum, { worth }) => sum + worth, 0);
