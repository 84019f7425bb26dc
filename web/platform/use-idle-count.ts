import { useEffect, useState } from 'react';

/** The longest wait for the page's load, and for idle time: a page may never be idle, and one of its pictures may never come. */
const AT_LATEST_MS = 3_000;

/** Not every browser says when it is idle; where one doesn't, a task of its own lets what is waiting go first. */
const whenIdle = (run: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(run, { timeout: AT_LATEST_MS });
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
    window.removeEventListener('load', loaded);
    clearTimeout(deadline);
    cancel = whenIdle(run);
  };
  const deadline = setTimeout(loaded, AT_LATEST_MS);
  window.addEventListener('load', loaded);
  return () => {
    window.removeEventListener('load', loaded);
    clearTimeout(deadline);
    cancel();
  };
};

/**
 * How many of `all` things below the first screen to draw: none at first, then one more whenever the browser is idle. Many small
 * drawings leave a visitor's tap between them; one large one keeps it waiting.
 */
export const useIdleCount = (all: number): number => {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn >= all) return undefined;
    // Only the first of them waits for the page.
    const when = drawn === 0 ? whenPageIdle : whenIdle;
    return when(() => setDrawn(drawn + 1));
  }, [drawn, all]);
  return Math.min(drawn, all);
};
