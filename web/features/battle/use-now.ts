import { useEffect, useState } from 'react';

/** Anything that tells server time: the page's clock, or one that is set back for a replay. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The clock's time, read again every so many milliseconds. */
export const useNow = (clock: Clock, everyMs: number): number => {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const read = (): void => setNow(clock.now());
    read();
    const timer = setInterval(read, everyMs);
    return () => clearInterval(timer);
  }, [clock, everyMs]);
  return now;
};
