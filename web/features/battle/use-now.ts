import { useEffect, useState } from 'react';

/** Anything that tells the time of a battle: the page's clock, or one that a replay is moved by. */
export interface Clock {
  /** Milliseconds since 1970, server time; in a replay since its beginning. */
  readonly now: () => number;
  /** How fast it goes, 0 while it stands; 1 where it doesn't say. */
  readonly rate?: number;
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
