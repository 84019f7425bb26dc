import { useEffect } from 'react';

/** The event on the window that asks for thinner music: the component that plays it may be absent. */
const THINNED = 'music-thinned';

/** Music is ticks alone for so long before a moment that counts. */
const TICKS_MS = 1200;

interface Clock {
  readonly now: () => number;
  /** How fast it goes; 0 while it stands. */
  readonly rate?: number;
}

/**
 * Takes the music back to ticks, where there is any, up to a moment.
 * @param until in milliseconds of the clock; null where nothing is awaited
 */
export const useThinnedMusic = (until: number | null, clock: Clock): void => {
  useEffect(() => {
    const { rate = 1 } = clock;
    if (until === null || rate === 0) return undefined;
    const thin = (): void => {
      const seconds = (until - clock.now()) / rate / 1000;
      // A late timer has nothing left to thin.
      if (seconds > 0) window.dispatchEvent(new CustomEvent(THINNED, { detail: seconds }));
    };
    const timer = setTimeout(thin, Math.max(0, (until - TICKS_MS - clock.now()) / rate));
    return () => clearTimeout(timer);
  }, [until, clock]);
};

/** Calls `thin` with the seconds of each request. Returns the function that stops it. */
export const onMusicThinned = (thin: (seconds: number) => void): (() => void) => {
  const hear = (event: Event): void => {
    if (event instanceof CustomEvent && typeof event.detail === 'number') thin(event.detail);
  };
  window.addEventListener(THINNED, hear);
  return () => window.removeEventListener(THINNED, hear);
};
