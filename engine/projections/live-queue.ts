/** A listener that didn't take its messages. It may come back and resume after `lastSeq`. */
export class SlowListener extends Error {
  override readonly name = 'SlowListener';
  readonly lastSeq: number;
  constructor(lastSeq: number) {
    super(`the listener fell behind after ${lastSeq}`);
    this.lastSeq = lastSeq;
  }
}

/** A message as every listener gets it: the same object, made once. */
export interface Sequenced<Shown> {
  readonly seq: number;
  readonly shown: Shown;
}

export interface LiveQueue<Shown> extends AsyncIterableIterator<Shown> {
  /** False once the listener was cut off or left. */
  readonly push: (message: Sequenced<Shown>) => boolean;
  /** Ends the iteration for a listener that waits. */
  readonly end: () => void;
}

export interface LiveQueueParts<Shown> {
  /** What waits at the beginning. */
  readonly kept: readonly Sequenced<Shown>[];
  readonly after: number;
  /** Messages that may wait. One more cuts the listener off. */
  readonly limit: number;
  readonly onSlow: (lastSeq: number) => void;
  readonly onLeave: () => void;
}

type Next<Shown> = IteratorResult<Shown, undefined>;

/**
 * What one listener still has to take. Its memory is bounded: whoever is too slow is cut off, hears `SlowListener`
 * from its next step and resumes when it is ready again, instead of slowing anyone else down.
 */
export const liveQueue = <Shown>({ kept, after, limit, onSlow, onLeave }: LiveQueueParts<Shown>): LiveQueue<Shown> => {
  let waiting: Sequenced<Shown>[] = [...kept];
  let taken = after;
  let state: 'open' | 'slow' | 'ended' = 'open';
  let hungry: ((next: Next<Shown>) => void) | null = null;

  const done: Next<Shown> = { value: undefined, done: true };
  const end = (): void => {
    if (state !== 'open') return;
    state = 'ended';
    waiting = [];
    onLeave();
    hungry?.(done);
    hungry = null;
  };

  const queue: LiveQueue<Shown> = {
    push: (message) => {
      if (state !== 'open') return false;
      if (hungry !== null) {
        taken = message.seq;
        hungry({ value: message.shown, done: false });
        hungry = null;
        return true;
      }
      waiting.push(message);
      if (waiting.length <= limit) return true;
      state = 'slow';
      waiting = [];
      onLeave();
      onSlow(taken);
      return false;
    },
    end,
    next: () => {
      if (state === 'slow') {
        state = 'ended';
        return Promise.reject(new SlowListener(taken));
      }
      const message = waiting.shift();
      if (message !== undefined) {
        taken = message.seq;
        return Promise.resolve({ value: message.shown, done: false });
      }
      if (state === 'ended') return Promise.resolve(done);
      if (hungry !== null) return Promise.reject(new Error('a listener takes one message at a time'));
      return new Promise((resolve) => {
        hungry = resolve;
      });
    },
    return: () => {
      end();
      return Promise.resolve(done);
    },
    [Symbol.asyncIterator]: () => queue,
  };
  return queue;
};
