/**
 * How long a dropped live connection waits before it is tried again, in milliseconds: 5 s on average. Pages that have lost the same
 * site don't come back in the same moment.
 */
export const reconnectDelay = (): number => 2_500 + Math.random() * 5_000;

/** Resolves after the delay, or at once when the page becomes visible again or the device has a network. */
export const reconnectWait = (page: Document, delayMs = reconnectDelay()): Promise<void> =>
  new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      page.removeEventListener('visibilitychange', onVisible);
      page.defaultView?.removeEventListener('online', finish);
      resolve();
    };
    const onVisible = (): void => {
      if (page.visibilityState === 'visible') finish();
    };
    const timer = setTimeout(finish, delayMs);
    page.addEventListener('visibilitychange', onVisible);
    page.defaultView?.addEventListener('online', finish);
  });
