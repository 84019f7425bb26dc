/** First in, first out, with a bound; what was taken may be put back in front. */
export interface BoundedQueue<Item> {
  readonly size: number;
  /** False when full: the caller is busy, and says so. */
  add(item: Item): boolean;
  take(atMost: number): Item[];
  /** Returns what was taken and not done. Never refused: it was counted before. */
  putBack(items: readonly Item[]): void;
}

export const createBoundedQueue = <Item>(capacity: number): BoundedQueue<Item> => {
  let items: Item[] = [];
  return {
    get size() {
      return items.length;
    },
    add: (item) => {
      if (items.length >= capacity) return false;
      items.push(item);
      return true;
    },
    take: (atMost) => items.splice(0, atMost),
    putBack: (returned) => {
      items = [...returned, ...items];
    },
  };
};
