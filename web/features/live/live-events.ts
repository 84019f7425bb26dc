import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useAnnouncements } from '../../platform/announcements.tsx';
import { useServerClock } from '../../platform/clock.tsx';
import { type FeedListener, type FollowedFeed, followFeed } from './follow-feed.ts';
import { LIVE_EVENTS, LIVE_MISSED, type LiveMessage, toLiveMessage } from './live-query.ts';

export type LiveListener = FeedListener<LiveMessage>;

/** Calls back when the live connection is back, and when the page becomes visible again. */
const onReturnOf = (announcements: EventTarget) => (ask: () => void) => {
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') ask();
  };
  announcements.addEventListener('reconnected', ask);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    announcements.removeEventListener('reconnected', ask);
    document.removeEventListener('visibilitychange', onVisible);
  };
};

const later = (run: () => void, delayMs: number): (() => void) => {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
};

/**
 * The live feed, each message once and none missed. The listener holds a message back until its `displayAt`. `after` is
 * the newest sequence number that the caller's own list knows, null while that list loads: the feed asks for the
 * messages in between. All listeners of a page share one subscription, since they ask for the same.
 */
export const useLiveEvents = (listener: LiveListener, after: number | null): void => {
  const client = useApolloClient();
  const clock = useServerClock();
  const announcements = useAnnouncements();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  const feed = useRef<FollowedFeed | null>(null);

  useEffect(() => {
    const read = (message: Parameters<typeof toLiveMessage>[0]): LiveMessage => toLiveMessage(message, clock.now());
    const followed = followFeed<LiveMessage>(
      {
        subscribe: (next) => {
          const messages = client
            .subscribe({ query: LIVE_EVENTS, fetchPolicy: 'no-cache' })
            .subscribe({ next: ({ data }) => data && next(read(data.liveEvents)), error: () => undefined });
          return () => messages.unsubscribe();
        },
        since: async (seq) => {
          const { data } = await client.query({
            query: LIVE_MISSED,
            variables: { after: seq },
            fetchPolicy: 'no-cache',
          });
          return data === undefined ? [] : data.liveSince.map(read);
        },
        onReturn: onReturnOf(announcements),
        later,
      },
      {
        onMessages: (messages) => latest.current.onMessages(messages),
        onLost: () => latest.current.onLost?.(),
      },
    );
    feed.current = followed;
    return () => {
      feed.current = null;
      followed.stop();
    };
  }, [client, clock, announcements]);

  useEffect(() => {
    if (after !== null) feed.current?.beginAt(after);
  }, [after]);
};
