import { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { type Client, createClient } from 'graphql-ws';
import type { PrintDocument } from './document-id.ts';
import { reconnectWait } from './reconnect.ts';

const socketUrl = (): string => `${window.location.origin.replace(/^http/, 'ws')}/graphql`;

/** The live connection: lost, it is made again for as long as anybody listens. */
export const createLiveLink = (print: PrintDocument, onReconnected: () => void, onSilence: () => void): ApolloLink => {
  const client = createClient({
    url: socketUrl,
    keepAlive: 10_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: () => reconnectWait(document),
    shouldRetry: () => true,
    on: { connected: (_socket, _payload, wasRetry) => wasRetry && onReconnected(), closed: onSilence },
  });
  return new ApolloLink((operation) => {
    const subscribe: Client['subscribe'] = (payload, sink) =>
      client.subscribe({ ...payload, query: print(operation.query) }, sink);
    return new GraphQLWsLink({ ...client, subscribe }).request(operation);
  });
};
