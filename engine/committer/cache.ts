/** Keeps what was used last, within a bound of estimated bytes. Losing an entry costs a read, never correctness. */
export interface ByteCache<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  delete(key: Key): void;
  clear(): void;
  readonly bytes: number;
  readonly size: number;
}

export const createByteCache = <Key, Value>(
  maxBytes: number,
  sizeOf: (value: Value) => number,
): ByteCache<Key, Value> => {
  // A Map iterates in the order of insertion: the first key is the one that was used longest ago.
  const entries = new Map<Key, { readonly value: Value; readonly size: number }>();
  let bytes = 0;
  const remove = (key: Key): void => {
    const old = entries.get(key);
    if (old === undefined) return;
    entries.delete(key);
    bytes -= old.size;
  };
  return {
    get: (key) => {
      const found = entries.get(key);
      if (found === undefined) return undefined;
      entries.delete(key);
      entries.set(key, found);
      return found.value;
    },
    set: (key, value) => {
      remove(key);
      const size = sizeOf(value);
      entries.set(key, { value, size });
      bytes += size;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
    delete: remove,
    clear: () => {
      entries.clear();
      bytes = 0;
    },
    get bytes() {
      return bytes;
    },
    get size() {
      return entries.size;
    },
  };
};
