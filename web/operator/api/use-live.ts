import { useEffect } from 'react';

/** Between two reads of figures that change by themselves. */
const POLL_MS = 10_000;

/**
 * Reads again every ten seconds while the page is seen, and at once when it is seen again or the device has a network again.
 * @param read asks once more; the page shows how that went
 */
export const useLive = (read: () => Promise<unknown>): void => {
  useEffect(() => {
    const again = (): void => {
      if (document.visibilityState === 'visible') read().catch(() => undefined);
    };
    const timer = setInterval(again, POLL_MS);
    document.addEventListener('visibilitychange', again);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
      window.removeEventListener('online', again);
    };
  }, [read]);
};
