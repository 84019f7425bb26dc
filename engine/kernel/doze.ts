/** A sleep that may be ended early. Whoever owns it sleeps once at a time. */
export interface Doze {
  /** Until so many milliseconds are over, or it is roused; null sleeps until then. */
  sleep(milliseconds: number | null): Promise<'woken' | 'time'>;
  /** Ends the sleep that is under way; without one it does nothing. */
  rouse(): void;
}

export const createDoze = (): Doze => {
  let wake: () => void = () => undefined;
  return {
    sleep: (milliseconds) =>
      new Promise((resolve) => {
        const timer = milliseconds === null ? undefined : setTimeout(() => resolve('time'), milliseconds);
        wake = () => {
          clearTimeout(timer);
          resolve('woken');
        };
      }),
    rouse: () => wake(),
  };
};
