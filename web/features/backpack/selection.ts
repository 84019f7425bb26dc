import { exchangePrice } from '../../../engine/market/item-prices.ts';

/** A ticked item, with the facts on which the actions depend. Amounts are minor units. */
export interface Choice {
  readonly id: string;
  /** The value at which it counts now. */
  readonly worth: number;
  /** The price that the house pays for it now. */
  readonly sellPrice: number;
  readonly sellOnly: boolean;
  readonly locked: boolean;
}

/** Which items are ticked, by id, in the order in which they were. */
export type Selection<Item extends Choice> = ReadonlyMap<string, Item>;

export type SelectionAction<Item extends Choice> =
  | { readonly type: 'toggle'; readonly item: Item }
  | { readonly type: 'select'; readonly items: readonly Item[] }
  /** These items are no longer held. */
  | { readonly type: 'drop'; readonly ids: readonly string[] }
  | { readonly type: 'clear' };

export const selectionReducer = <Item extends Choice>(
  selection: Selection<Item>,
  action: SelectionAction<Item>,
): Selection<Item> => {
  const next = new Map(selection);
  switch (action.type) {
    case 'toggle':
      if (!next.delete(action.item.id)) next.set(action.item.id, action.item);
      return next;
    case 'select':
      for (const item of action.items) next.set(item.id, item);
      return next;
    case 'drop':
      for (const id of action.ids) next.delete(id);
      return next;
    case 'clear':
      return new Map();
  }
};

/** The price that the house pays for all of them, in minor units. */
export const totalOf = (items: readonly Pick<Choice, 'sellPrice'>[]): number =>
  items.reduce((total, { sellPrice }) => total + sellPrice, 0);

/** The API sells or exchanges at most so many at once, and sends so many to Steam. */
export const MAX_ITEMS_PER_SALE = 100;
export const MAX_ITEMS_PER_RETRIEVAL = 20;

interface ItemBatch {
  /** Hash of the section `items` that was shown. */
  readonly terms: string;
  readonly itemIds: readonly string[];
  readonly expectedTotal: number;
}

/** One command for each hundred, each with the total that was shown for it. */
const batchesOf = <Item extends { readonly id: string }>(
  terms: string,
  items: readonly Item[],
  total: (items: readonly Item[]) => number,
): readonly ItemBatch[] =>
  Array.from({ length: Math.ceil(items.length / MAX_ITEMS_PER_SALE) }, (_, index) => {
    const part = items.slice(index * MAX_ITEMS_PER_SALE, (index + 1) * MAX_ITEMS_PER_SALE);
    return { terms, itemIds: part.map(({ id }) => id), expectedTotal: total(part) };
  });

export const salesOf = (terms: string, items: readonly Pick<Choice, 'id' | 'sellPrice'>[]) =>
  batchesOf(terms, items, totalOf);

/** Each command rounds once, as the server does. */
export const exchangesOf = (
  { hash, exchangePercent }: { readonly hash: string; readonly exchangePercent: number },
  items: readonly Pick<Choice, 'id' | 'worth'>[],
) =>
  batchesOf(hash, items, (part) =>
    Number(
      exchangePrice(
        part.map(({ worth }) => BigInt(worth)),
        exchangePercent,
      ),
    ),
  );

/** The sum that all these commands give. */
export const batchTotal = (batches: readonly Pick<ItemBatch, 'expectedTotal'>[]): number =>
  batches.reduce((sum, { expectedTotal }) => sum + expectedTotal, 0);

/** The reason why the player can't exchange ticked items or send them to Steam; null where there is none. */
export type Hindrance = 'sell-only' | 'too-many' | null;

export const hindranceOf = (
  items: readonly { readonly sellOnly: boolean }[],
  action: 'exchange' | 'retrieve',
): Hindrance => {
  if (items.some(({ sellOnly }) => sellOnly)) return 'sell-only';
  return action === 'retrieve' && items.length > MAX_ITEMS_PER_RETRIEVAL ? 'too-many' : null;
};
