import type { LiveTopic } from '../generated/resolvers.ts';
import { type Hints, LIVE_TOPICS } from './hints.ts';

/** An event of the subscription `changed`. */
export interface ChangedEvent {
  readonly changed: { readonly topics: readonly LiveTopic[] };
}

/** The hints for one subscriber, all topics first. A subscriber who doesn't read has one hint waiting, which grows. */
export const changesFrom = (hints: Pick<Hints, 'listen'>): AsyncIterableIterator<ChangedEvent> => {
  let waiting: ReadonlySet<LiveTopic> = new Set(LIVE_TOPICS);
  let isOver = false;
  let wake: (() => void) | null = null;
  const leave = hints.listen((topics) => {
    waiting = new Set([...waiting, ...topics]);
    wake?.();
  });
  const end = async (): Promise<IteratorResult<ChangedEvent>> => {
    isOver = true;
    leave();
    wake?.();
    return { done: true, value: undefined };
  };
  return {
    next: async () => {
      while (waiting.size === 0 && !isOver) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        wake = null;
      }
      if (isOver) return { done: true, value: undefined };
      const topics = LIVE_TOPICS.filter((topic) => waiting.has(topic));
      waiting = new Set();
      return { done: false, value: { changed: { topics } } };
    },
    return: end,
    throw: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
};
