import { useEffect, useState } from 'react';

/** Not every browser says when it is idle; where one doesn't, a task of its own lets what is waiting go first. */
const whenIdle = (run: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(run);
    return () => window.cancelIdleCallback(asked);
  }
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
};

/** Runs once the page with all that it names has loaded, and the browser has nothing better to do. */
const whenPageIdle = (run: () => void): (() => void) => {
  if (document.readyState === 'complete') return whenIdle(run);
  let cancel = (): void => undefined;
  const loaded = (): void => {
    cancel = whenIdle(run);
  };
  window.addEventListener('load', loaded, { once: true });
  return () => {
    window.removeEventListener('load', loaded);
    cancel();
  };
};

/**
 * How many of `all` things below the first screen to draw: `first` at once, then one more whenever the browser is idle. Many small
 * drawings leave a visitor's tap between them; one large one keeps it waiting.
 */
export const useIdleCount = (first: number, all: number): number => {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => (drawn < all ? whenPageIdle(() => setDrawn(drawn + 1)) : undefined), [drawn, all]);
  return Math.min(drawn, all);
};
