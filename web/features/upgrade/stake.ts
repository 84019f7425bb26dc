import type { Wear } from '../../generated/graphql.ts';
import type { LocalisedNames } from '../../i18n/index.ts';

/** A held item as it can be staked. */
export interface StakeItem {
  readonly id: string;
  readonly wear: Wear | null;
  /** What it counts for now, minor units. */
  readonly sellPrice: number;
  readonly skin: {
    readonly grade: number;
    readonly imageSmall: string;
    readonly familyNames: LocalisedNames;
    readonly finishNames: LocalisedNames;
  };
}

/** What is laid in for an upgrade: items in the order they were chosen, and coin. */
export interface Stake {
  readonly items: readonly StakeItem[];
  /** Minor units. */
  readonly coin: number;
}

export const NO_STAKE: Stake = { items: [], coin: 0 };

export type StakeAction =
  | { readonly type: 'toggle'; readonly item: StakeItem; readonly maxItems: number }
  | { readonly type: 'coin'; readonly coin: number }
  /** They aren't held any more. */
  | { readonly type: 'drop'; readonly ids: readonly string[] }
  | { readonly type: 'clear' };

/** Taking in more than `maxItems` changes nothing. */
export const stakeReducer = (stake: Stake, action: StakeAction): Stake => {
  switch (action.type) {
    case 'toggle': {
      const { item, maxItems } = action;
      const left = stake.items.filter(({ id }) => id !== item.id);
      if (left.length < stake.items.length) return { ...stake, items: left };
      return stake.items.length >= maxItems ? stake : { ...stake, items: [...stake.items, item] };
    }
    case 'coin':
      return { ...stake, coin: Math.max(0, Math.trunc(action.coin)) };
    case 'drop': {
      const gone = new Set(action.ids);
      return { ...stake, items: stake.items.filter(({ id }) => !gone.has(id)) };
    }
    case 'clear':
      return NO_STAKE;
  }
};

/** The chosen items as the newest list has them: a price may have come down since. */
export const freshened = (items: readonly StakeItem[], listed: readonly StakeItem[]): readonly StakeItem[] => {
  const known = new Map(listed.map((item) => [item.id, item]));
  return items.map((item) => known.get(item.id) ?? item);
};

/** What the items count for, minor units. */
export const itemsWorth = (items: readonly StakeItem[]): number =>
  items.reduce((sum, { sellPrice }) => sum + sellPrice, 0);
