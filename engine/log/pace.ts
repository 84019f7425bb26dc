import { setTimeout as sleep } from 'node:timers/promises';

/** How something that runs for ever rests between its turns. */
export interface Pace {
  /** Ends early when all is to stop. */
  rest(ms: number): Promise<void>;
  /** The same, and ends when it rings; at once if it rang since the last time. */
  restUntilRung(atMostMs: number): Promise<void>;
  ring(): void;
}

export const createPace = (stopping: AbortSignal): Pace => {
  let rung = false;
  let wake: () => void = () => {};
  const restWith = (ms: number, signal: AbortSignal): Promise<void> =>
    sleep(ms, undefined, { signal }).catch(() => undefined);
  return {
    rest: (ms) => restWith(ms, stopping),
    restUntilRung: async (atMostMs) => {
      const bell = new AbortController();
      wake = () => bell.abort();
      if (!rung) await restWith(atMostMs, AbortSignal.any([bell.signal, stopping]));
      rung = false;
    },
    ring: () => {
      rung = true;
      wake();
    },
  };
};
