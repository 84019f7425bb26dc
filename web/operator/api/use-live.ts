import { use, useEffect } from 'react';
import type { LiveTopic } from '../generated/graphql.ts';
import { LiveContext } from './live.tsx';
import { paced } from './paced.ts';

/** Between two reads while no hint comes. */
const POLL_MS = 10_000;
/** Between two reads that hints ask for. */
const PACE_MS = 3_000;

/**
 * Reads again while the page is seen, once the gateway hints that the topic changed, or every ten seconds where no hint comes; and at once
 * when the page is seen again or the device has a network again.
 * @param read asks once more; the page shows how that went
 */
export const useLive = (topic: LiveTopic, read: () => Promise<unknown>): void => {
  const { isOpen, hear } = use(LiveContext);
  useEffect(() => {
    const again = (): void => {
      if (document.visibilityState === 'visible') read().catch(() => undefined);
    };
    const { ask, stop } = paced(again, PACE_MS);
    const leave = hear((topics) => {
      if (topics.includes(topic)) ask();
    });
    const timer = isOpen ? undefined : setInterval(again, POLL_MS);
    document.addEventListener('visibilitychange', again);
    window.addEventListener('online', again);
    return () => {
      leave();
      stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
      window.removeEventListener('online', again);
    };
  }, [topic, read, isOpen, hear]);
};
