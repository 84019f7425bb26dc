export interface Paced {
  /** Asks for the work: at once, or as soon as its pause is over. */
  ask(): void;
  stop(): void;
}

/** Does the work at most once in so many milliseconds, and once more after the last time it was asked for. */
export const paced = (work: () => void, pauseMs: number): Paced => {
  let pause: ReturnType<typeof setTimeout> | null = null;
  let isAsked = false;
  const rest = (): void => {
    pause = null;
    if (isAsked) begin();
  };
  const begin = (): void => {
    isAsked = false;
    pause = setTimeout(rest, pauseMs);
    work();
  };
  return {
    ask: () => {
      if (pause === null) begin();
      else isAsked = true;
    },
    stop: () => {
      isAsked = false;
      if (pause !== null) clearTimeout(pause);
    },
  };
};
