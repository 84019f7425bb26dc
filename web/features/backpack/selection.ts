/** Which items are ticked. An immutable set of item ids. */
export type Selection = ReadonlySet<string>;

export const NOTHING: Selection = new Set();

export type SelectionAction =
  | { readonly type: 'toggle'; readonly id: string }
  | { readonly type: 'select'; readonly ids: readonly string[] }
  /** They are gone: sold, or no longer held. */
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

/** What selling them pays, in minor units. */
export const totalOf = (items: readonly Priced[]): number =>
  items.reduce((total, { sellPrice }) => total + sellPrice, 0);

/** The API sells at most so many at once. */
export const MAX_ITEMS_PER_SALE = 100;

/** One command for each hundred, each with the total that was shown for it. */
export const salesOf = (
  items: readonly Priced[],
): readonly { readonly itemIds: readonly string[]; readonly expectedTotal: number }[] =>
  Array.from({ length: Math.ceil(items.length / MAX_ITEMS_PER_SALE) }, (_, index) => {
    const part = items.slice(index * MAX_ITEMS_PER_SALE, (index + 1) * MAX_ITEMS_PER_SALE);
    return { itemIds: part.map(({ id }) => id), expectedTotal: totalOf(part) };
  });
