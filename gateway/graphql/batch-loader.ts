/** Loads by key; keys asked for in the same turn are loaded together, each once in a request. */
export type Load<Key, Value> = (key: Key) => Promise<Value | undefined>;

export const batchLoader = <Key, Value>(
  loadAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): Load<Key, Value> => {
  const asked = new Map<Key, Promise<Value | undefined>>();
  let pending: { readonly keys: Key[]; readonly loaded: Promise<ReadonlyMap<Key, Value>> } | null = null;

  const join = (key: Key): Promise<ReadonlyMap<Key, Value>> => {
    if (pending === null) {
      const keys: Key[] = [];
      // Two microtasks later every sibling field has asked.
      const loaded = Promise.resolve()
        .then(() => undefined)
        .then(() => {
          pending = null;
          return loadAll(keys);
        });
      pending = { keys, loaded };
    }
    pending.keys.push(key);
    return pending.loaded;
  };

  return (key) => {
    const known = asked.get(key);
    if (known !== undefined) return known;
    const answer = join(key).then((values) => values.get(key));
    asked.set(key, answer);
    return answer;
  };
};
