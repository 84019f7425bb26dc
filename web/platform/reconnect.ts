/** How long a dropped live connection waits before it is tried again. */
export const RECONNECT_DELAY_MS = 5000;

/** Resolves after the delay, or at once when the page becomes visible again or the device has a network. */
export const reconnectWait = (page: Document, delayMs = RECONNECT_DELAY_MS): Promise<void> =>
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
