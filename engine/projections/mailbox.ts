/** A listener that didn't take its values. It may come back and go on where it stopped. */
export class SlowListener extends Error {
  override readonly name = 'SlowListener';
  constructor() {
    super('the listener fell behind');
  }
}

/** Values that one listener still has to take, one at a time. A listener leaves by `return()`, as `for await` does. */
export interface Mailbox<Value> extends AsyncIterableIterator<Value> {
  /** False once nothing is taken any more. */
  readonly push: (value: Value) => boolean;
  /** Nothing follows: the listener still gets the waiting values. */
  readonly finish: () => void;
  /** Ends the iteration at once, also for a listener that waits. */
  readonly end: () => void;
}

export interface MailboxParts<Value> {
  /** Values that wait at the beginning. */
  readonly waiting?: readonly Value[];
  /** Values that may wait. */
  readonly limit: number;
  /** The effect of one value more: the oldest waiting value gives way to it, or the listener is cut off. */
  readonly beyond: 'oldest gives way' | 'cut off';
  /** Called once, when the listener goes, has taken the last value, or is cut off. */
  readonly onLeave: (how: 'left' | 'cut off') => void;
}

type Next<Value> = IteratorResult<Value, undefined>;

const DONE: Next<never> = { value: undefined, done: true };

/**
 * A mailbox's memory is bounded. A listener that is too slow misses old values, or is cut off: then it hears
 * `SlowListener` from its next step, and resumes when it is ready again. It slows no other listener down.
 */
export const mailbox = <Value>({
  waiting: first = [],
  limit,
  beyond,
  onLeave,
}: MailboxParts<Value>): Mailbox<Value> => {
  const waiting = [...first];
  let state: 'open' | 'finishing' | 'cut off' | 'left' = 'open';
  let taker: ((next: Next<Value>) => void) | null = null;

  const leave = (how: 'left' | 'cut off'): void => {
    if (state !== 'open' && state !== 'finishing') return;
    state = how;
    waiting.length = 0;
    onLeave(how);
    taker?.(DONE);
    taker = null;
  };

  const box: Mailbox<Value> = {
    push: (value) => {
      if (state !== 'open') return false;
      if (taker !== null) {
        taker({ value, done: false });
        taker = null;
        return true;
      }
      waiting.push(value);
      if (waiting.length <= limit) return true;
      if (beyond === 'cut off') leave('cut off');
      else waiting.shift();
      return beyond !== 'cut off';
    },
    finish: () => {
      if (state !== 'open') return;
      if (waiting.length === 0) leave('left');
      else state = 'finishing';
    },
    end: () => leave('left'),
    next: () => {
      if (state === 'cut off') {
        state = 'left';
        return Promise.reject(new SlowListener());
      }
      const value = waiting.shift();
      if (value !== undefined) {
        if (state === 'finishing' && waiting.length === 0) leave('left');
        return Promise.resolve({ value, done: false });
      }
      if (state !== 'open') return Promise.resolve(DONE);
      if (taker !== null) return Promise.reject(new Error('a listener takes one message at a time'));
      return new Promise((resolve) => {
        taker = resolve;
      });
    },
    return: () => {
      leave('left');
      return Promise.resolve(DONE);
    },
    [Symbol.asyncIterator]: () => box,
  };
  return box;
};
