import type { ExecutionResult } from 'graphql';
import type { Audience } from './shared-results.ts';

const isEvent = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * An operation that hands nothing on: it sends what its audience is shown by itself, one message at a time, and ends with
 * its events. So the protocol server does everything about it but the messages.
 */
export const sharedDelivery = (
  events: AsyncIterator<unknown>,
  { resultFor, leave }: Audience,
  send: (result: Buffer) => Promise<void>,
): AsyncGenerator<ExecutionResult, undefined> => {
  const done: IteratorResult<ExecutionResult, undefined> = { value: undefined, done: true };
  let over = false;

  const end = async (): Promise<typeof done> => {
    over = true;
    leave();
    await events.return?.();
    return done;
  };

  const delivery: AsyncGenerator<ExecutionResult, undefined> = {
    next: async () => {
      try {
        while (!over) {
          const step = await events.next();
          if (step.done === true) break;
          if (!isEvent(step.value)) throw new TypeError('an event is an object');
          const result = await resultFor(step.value);
          if (!over) await send(result);
        }
      } finally {
        await end();
      }
      return done;
    },
    return: end,
    throw: async (error) => {
      await end();
      throw error;
    },
    [Symbol.asyncIterator]: () => delivery,
    [Symbol.asyncDispose]: async () => {
      await end();
    },
  };
  return delivery;
};
