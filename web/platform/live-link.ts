import type { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { reconnectWait } from './reconnect.ts';

const socketUrl = (): string => `${window.location.origin.replace(/^http/, 'ws')}/graphql`;

/** The live connection: lost, it is made again for as long as anybody listens. */
export const createLiveLink = (onReconnected: () => void, onSilence: () => void): ApolloLink =>
  new GraphQLWsLink(
    createClient({
      url: socketUrl,
      keepAlive: 10_000,
      retryAttempts: Number.POSITIVE_INFINITY,
      retryWait: () => reconnectWait(document),
      shouldRetry: () => true,
      on: { connected: (_socket, _payload, wasRetry) => wasRetry && onReconnected(), closed: onSilence },
    }),
  );
