import { print } from 'graphql';
import { createClient } from 'graphql-ws';
import { reconnecting } from '../../../schema/clients/reconnect.ts';
import { reconnectWait } from '../../platform/reconnect.ts';
import { graphql } from '../generated/gql.ts';
import type { LiveTopic } from '../generated/graphql.ts';

const CHANGED = graphql(`
  subscription Changed {
    changed { topics }
  }
`);

/** The gateway closes a socket so whose session has ended, or whose roles are others by now. */
const FORBIDDEN = 4403;

interface ChangesPorts {
  readonly onTopics: (topics: readonly LiveTopic[]) => void;
  /** Whether hints come. */
  readonly onOpen: (isOpen: boolean) => void;
  readonly onForbidden: () => void;
}

/** Listens to the gateway's hints until the returned end is called. A socket that is lost is made again, and begins with all topics. */
export const listenToChanges = ({ onTopics, onOpen, onForbidden }: ChangesPorts): (() => void) => {
  const again = reconnecting(Math.random);
  const client = createClient({
    url: () => `${window.location.origin.replace(/^http/, 'ws')}/operator/graphql`,
    keepAlive: 10_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: () => reconnectWait(document, again.delayMs()),
    shouldRetry: () => true,
    on: {
      connected: () => onOpen(true),
      closed: (event) => {
        onOpen(false);
        if (!(event instanceof CloseEvent)) return;
        again.closed(event.reason);
        if (event.code === FORBIDDEN) onForbidden();
      },
    },
  });
  const leave = client.subscribe<{ readonly changed: { readonly topics: readonly LiveTopic[] } }>(
    { query: print(CHANGED) },
    {
      next: ({ data }) => {
        if (data != null) onTopics(data.changed.topics);
      },
      error: () => onOpen(false),
      complete: () => onOpen(false),
    },
  );
  return () => {
    leave();
    void client.dispose();
  };
};
