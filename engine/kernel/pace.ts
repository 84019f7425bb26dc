/** How a loop that runs for ever sleeps between its turns. Every sleep ends when all is to stop. */
export interface Pace {
  sleep(ms: number): Promise<void>;
  /**
   * Ends with a wake-up, too: at once if a wake-up came since the last sleep of this kind. Null waits for a wake-up
   * without a limit. One sleep of this kind at a time.
   */
  sleepUntilWoken(atMostMs: number | null): Promise<'woken' | 'time'>;
  wake(): void;
  /** Forgets a wake-up. */
  clearWake(): void;
}

export const createPace = (stopping: AbortSignal): Pace => {
  let woken = false;
  let end: () => void = () => undefined;
  stopping.addEventListener('abort', () => end(), { once: true });
  return {
    sleep: (ms) =>
      new Promise((resolve) => {
        if (stopping.aborted) return resolve();
        const over = (): void => {
          clearTimeout(timer);
          stopping.removeEventListener('abort', over);
          resolve();
        };
        const timer = setTimeout(over, ms);
        stopping.addEventListener('abort', over, { once: true });
      }),
    sleepUntilWoken: async (atMostMs) => {
      if (!woken && !stopping.aborted) {
        await new Promise<void>((resolve) => {
          const timer = atMostMs === null ? undefined : setTimeout(resolve, atMostMs);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      const how = woken ? 'woken' : 'time';
      woken = false;
      return how;
    },
    wake: () => {
      woken = true;
      end();
    },
    clearWake: () => {
      woken = false;
    },
  };
};

/** A moment that is waited for: the next of them. */
export type Beat = () => Promise<void>;

/**
 * Moments at which all waiting callers go on together, so that their work can be done at once. The first caller that
 * waits starts the timer; without a waiting caller there is no timer.
 */
export const createBeat = (ms: number): Beat => {
  let next: Promise<void> | null = null;
  return () => {
    next ??= new Promise((resolve) => {
      setTimeout(() => {
        next = null;
        resolve();
      }, ms).unref();
    });
    return next;
  };
};
