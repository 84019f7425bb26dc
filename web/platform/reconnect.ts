import { RECONNECT_AFTER_MS } from '../../schema/clients/reconnect.ts';

/** Resolves after the delay, or at once when the page becomes visible again or the device has a network. */
export const reconnectWait = (page: Document, delayMs = RECONNECT_AFTER_MS): Promise<void> =>
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
