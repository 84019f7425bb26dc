/** How something that runs for ever rests between its turns. */
export interface Pace {
  /** Ends early only when all is to stop. */
  rest(ms: number): Promise<void>;
  /**
   * The same, and ends when it rings, at once if it rang since the last time; null rests until then. One such rest at a
   * time.
   */
  restUntilRung(atMostMs: number | null): Promise<'rung' | 'time'>;
  ring(): void;
  /** Forgets that it rang. */
  hush(): void;
}

export const createPace = (stopping: AbortSignal): Pace => {
  let rung = false;
  let wake: () => void = () => undefined;
  stopping.addEventListener('abort', () => wake(), { once: true });
  return {
    rest: (ms) =>
      new Promise((resolve) => {
        if (stopping.aborted) return resolve();
        const end = (): void => {
          clearTimeout(timer);
          stopping.removeEventListener('abort', end);
          resolve();
        };
        const timer = setTimeout(end, ms);
        stopping.addEventListener('abort', end, { once: true });
      }),
    restUntilRung: async (atMostMs) => {
      if (!rung && !stopping.aborted) {
        await new Promise<void>((resolve) => {
          const timer = atMostMs === null ? undefined : setTimeout(resolve, atMostMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      const how = rung ? 'rung' : 'time';
      rung = false;
      return how;
    },
    ring: () => {
      rung = true;
      wake();
    },
    hush: () => {
      rung = false;
    },
  };
};
