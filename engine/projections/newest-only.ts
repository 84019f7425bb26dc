/** What one listener is told when only the newest matters: at most one value waits, and a newer one takes its place. */
export interface NewestOnly<Value> extends AsyncIterableIterator<Value> {
  readonly push: (value: Value) => void;
  /** Nothing follows: what waits is still handed out. */
  readonly finish: () => void;
}

/** `onLeave` is called once, when the listener goes or has taken the last value. */
export const newestOnly = <Value>(onLeave: () => void): NewestOnly<Value> => {
  let waiting: { readonly value: Value } | null = null;
  let hungry: ((next: IteratorResult<Value, undefined>) => void) | null = null;
  let state: 'open' | 'finishing' | 'left' = 'open';

  const done: IteratorResult<Value, undefined> = { value: undefined, done: true };
  const leave = (): void => {
    if (state === 'left') return;
    state = 'left';
    waiting = null;
    onLeave();
    hungry?.(done);
    hungry = null;
  };

  const listener: NewestOnly<Value> = {
    push: (value) => {
      if (state !== 'open') return;
      if (hungry === null) {
        waiting = { value };
        return;
      }
      hungry({ value, done: false });
      hungry = null;
    },
    finish: () => {
      if (state !== 'open') return;
      state = 'finishing';
      if (waiting === null) leave();
    },
    next: () => {
      if (waiting !== null) {
        const { value } = waiting;
        waiting = null;
        if (state === 'finishing') leave();
        return Promise.resolve({ value, done: false });
      }
      if (state !== 'open') return Promise.resolve(done);
      if (hungry !== null) return Promise.reject(new Error('a listener takes one message at a time'));
      return new Promise((resolve) => {
        hungry = resolve;
      });
    },
    return: () => {
      leave();
      return Promise.resolve(done);
    },
    [Symbol.asyncIterator]: () => listener,
  };
  return listener;
};
