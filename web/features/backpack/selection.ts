/** Which items are ticked. An immutable set of item ids. */
export type Selection = ReadonlySet<string>;

export const NOTHING: Selection = new Set();

export type SelectionAction =
  | { readonly type: 'toggle'; readonly id: string }
  | { readonly type: 'select'; readonly ids: readonly string[] }
  /** These items are no longer held. */
  | { readonly type: 'drop'; readonly ids: readonly string[] }
  | { readonly type: 'clear' };

export const selectionReducer = (selection: Selection, action: SelectionAction): Selection => {
  switch (action.type) {
    case 'toggle': {
      const next = new Set(selection);
      if (!next.delete(action.id)) next.add(action.id);
      return next;
    }
    case 'select':
      return new Set([...selection, ...action.ids]);
    case 'drop': {
      const gone = new Set(action.ids);
      return new Set([...selection].filter((id) => !gone.has(id)));
    }
    case 'clear':
      return NOTHING;
  }
};

interface Priced {
  readonly id: string;
  readonly sellPrice: number;
}

/** The ticked items among those on the page, in the page's order. An id whose item is gone counts for nothing. */
export const selectedOf = <Item extends Priced>(items: readonly Item[], selection: Selection): readonly Item[] =>
  items.filter(({ id }) => selection.has(id));

/** What a list of amounts comes to, in minor units. */
const sumOf = <Item>(items: readonly Item[], worth: (item: Item) => number): number =>
  items.reduce((total, item) => total + worth(item), 0);

/** What selling them pays, in minor units. */
export const totalOf = (items: readonly Priced[]): number => sumOf(items, ({ sellPrice }) => sellPrice);

interface Exchangeable {
  /** What exchanging gives, in points; null where it can't be exchanged. */
  readonly exchangePoints?: number | null | undefined;
}

/** What exchanging them gives, in points. */
export const pointsOf = (items: readonly Exchangeable[]): number =>
  sumOf(items, ({ exchangePoints }) => exchangePoints ?? 0);

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
  worth: (items: readonly Item[]) => number,
): readonly ItemBatch[] =>
  Array.from({ length: Math.ceil(items.length / MAX_ITEMS_PER_SALE) }, (_, index) => {
    const part = items.slice(index * MAX_ITEMS_PER_SALE, (index + 1) * MAX_ITEMS_PER_SALE);
    return { terms, itemIds: part.map(({ id }) => id), expectedTotal: worth(part) };
  });

export const salesOf = (terms: string, items: readonly Priced[]) => batchesOf(terms, items, totalOf);

export const exchangesOf = (terms: string, items: readonly (Exchangeable & { readonly id: string })[]) =>
  batchesOf(terms, items, pointsOf);

/** What keeps ticked items from being exchanged or sent to Steam; null where nothing does. */
export type Hindrance = 'sell-only' | 'too-many' | null;

export const hindranceOf = (
  items: readonly { readonly sellOnly: boolean }[],
  action: 'exchange' | 'retrieve',
): Hindrance => {
  if (items.some(({ sellOnly }) => sellOnly)) return 'sell-only';
  return action === 'retrieve' && items.length > MAX_ITEMS_PER_RETRIEVAL ? 'too-many' : null;
};
