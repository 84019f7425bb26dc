import { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { type Client, createClient } from 'graphql-ws';
import { RECONNECT_SPREAD, reconnecting } from '../../schema/clients/reconnect.ts';
import type { PrintDocument } from './document-id.ts';
import { reconnectWait } from './reconnect.ts';

const socketUrl = (): string => `${window.location.origin.replace(/^http/, 'ws')}/graphql`;

/** The live connection. The client makes a lost one again for as long as a subscription is open. */
export const createLiveLink = (print: PrintDocument, onReconnected: () => void, onSilence: () => void): ApolloLink => {
  const again = reconnecting(Math.random);
  const client = createClient({
    url: socketUrl,
    keepAlive: 10_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: () => reconnectWait(document, again.delayMs()),
    shouldRetry: () => true,
    on: {
      connected: (_socket, payload, wasRetry) => {
        again.joined(payload?.[RECONNECT_SPREAD]);
        if (wasRetry) onReconnected();
      },
      closed: (event) => {
        if (event instanceof CloseEvent) again.closed(event.reason);
        onSilence();
      },
    },
  });
  return new ApolloLink((operation) => {
    const subscribe: Client['subscribe'] = (payload, sink) =>
      client.subscribe({ ...payload, query: print(operation.query) }, sink);
    return new GraphQLWsLink({ ...client, subscribe }).request(operation);
  });
};
