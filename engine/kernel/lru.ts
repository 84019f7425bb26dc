/** A map that forgets what was least recently used. Bounded in the sum of its entries' weights. */
export interface Lru<Key, Value> {
  get(key: Key): Value | undefined;
  /** Something that outweighs the whole bound isn't kept. */
  set(key: Key, value: Value, weight?: number): void;
  delete(key: Key): void;
  clear(): void;
  readonly size: number;
  /** Of all that is kept. */
  readonly weight: number;
}

/** `weigh` says what a value weighs that is set without a weight. */
export const lruOf = <Key, Value>(capacity: number, weigh: (value: Value) => number = () => 1): Lru<Key, Value> => {
  // A Map iterates in the order of insertion: the first key is the one that was used longest ago.
  const entries = new Map<Key, { readonly value: Value; readonly weight: number }>();
  let total = 0;

  const remove = (key: Key): void => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    total -= entry.weight;
    entries.delete(key);
  };

  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set: (key, value, weight = weigh(value)) => {
      remove(key);
      if (weight > capacity) return;
      entries.set(key, { value, weight });
      total += weight;
      for (const oldest of entries.keys()) {
        if (total <= capacity) break;
        remove(oldest);
      }
    },
    delete: remove,
    clear: () => {
      entries.clear();
      total = 0;
    },
    get size() {
      return entries.size;
    },
    get weight() {
      return total;
    },
  };
};
