/**
 * Tells followers in this process that the log has grown. It carries no data, so losing one costs a delay and nothing
 * else: a follower always reads the log itself.
 */
export interface Wakeup {
  /** The log now ends at `head`, the next position. */
  wake(head: number): void;
  /** Resolves with the head once it is beyond `position`, or with the newest known one after `atMostMs`. */
  waitBeyond(position: number, atMostMs: number): Promise<number>;
}

export const createWakeup = (): Wakeup => {
  let known = 0;
  const waiting = new Set<() => void>();
  return {
    wake: (head) => {
      if (head <= known) return;
      known = head;
      for (const look of [...waiting]) look();
    },
    waitBeyond: (position, atMostMs) =>
      new Promise((resolve) => {
        if (known > position) return resolve(known);
        const done = (): void => {
          clearTimeout(timer);
          waiting.delete(look);
          resolve(known);
        };
        const look = (): void => {
          if (known > position) done();
        };
        const timer = setTimeout(done, atMostMs);
        waiting.add(look);
      }),
  };
};
