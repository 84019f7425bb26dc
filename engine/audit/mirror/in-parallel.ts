/** Does something with every item, at most `width` at a time; after a failure no other is begun. */
export const inParallel = async <Item>(
  width: number,
  items: Iterator<Item> & Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  let failed = false;
  const worker = async (): Promise<void> => {
    // One iterator for all workers: each takes what nobody else has taken.
    for (let next = items.next(); next.done !== true && !failed; next = items.next()) {
      try {
        await work(next.value);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: width }, worker));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
};
