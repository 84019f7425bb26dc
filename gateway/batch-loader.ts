import DataLoader from 'dataloader';

/** Loads by key; undefined where there is nothing under it. */
export type Load<Key, Value> = (key: Key) => Promise<Value | undefined>;

/** Reads what is under these keys: at most as many as the loader was told, each once. */
export type LoadAll<Key, Value> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;

/**
 * Loads the keys that all callers ask for in the same turn together, at most `most` at a time. It keeps no value: a key
 * that is asked for later is read again.
 */
export const batchLoader = <Key, Value>(loadAll: LoadAll<Key, Value>, most: number): Load<Key, Value> => {
  const load = async (keys: readonly Key[]): Promise<(Value | undefined)[]> => {
    const found = await loadAll([...new Set(keys)]);
    return keys.map((key) => found.get(key));
  };
  // Most operations have loaders that they never ask.
  let loader: DataLoader<Key, Value | undefined> | null = null;
  return (key) => {
    loader ??= new DataLoader(load, { cache: false, maxBatchSize: most });
    return loader.load(key);
  };
};

/** Asks for each key once, and answers the same again. For as long as one operation lasts, no longer. */
export const remembering = <Key, Value>(load: Load<Key, Value>): Load<Key, Value> => {
  const asked = new Map<Key, Promise<Value | undefined>>();
  return (key) => {
    const answer = asked.get(key) ?? load(key);
    asked.set(key, answer);
    return answer;
  };
};
