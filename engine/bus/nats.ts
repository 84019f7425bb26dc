import type { Subscription } from '@nats-io/transport-node';
import { type Bus, BusUnavailable } from './bus.ts';
import type { NatsConnection } from './nats-connection.ts';

export { connectNats, type NatsConnection } from './nats-connection.ts';

/** First word of every subject of a site, unless it is told another one: so sites can share servers. */
export const DEFAULT_PREFIX = 'glasscase';

/** A server that doesn't answer a flush for so long counts as away. */
const FLUSH_TIMEOUT_MS = 2_000;

const within = async (work: Promise<void>, milliseconds: number): Promise<void> => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), milliseconds);
  const timeout = new Promise<never>((_resolve, refuse) => {
    late.signal.addEventListener('abort', () => refuse(new BusUnavailable('the NATS server does not answer')));
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Plain NATS subscriptions on a connection that others use, too. Nothing is kept in JetStream: readers catch up from the
 * database. While the connection is away messages are dropped here, because the client would otherwise buffer them
 * without bound. Closing the bus leaves the connection open.
 */
export const natsBusOn = (connection: NatsConnection, prefix = DEFAULT_PREFIX): Bus => {
  const { client } = connection;
  const subscriptions = new Set<Subscription>();
  let closed = false;

  const leave = (subscription: Subscription): void => {
    subscriptions.delete(subscription);
    if (!client.isClosed()) subscription.unsubscribe();
  };
  const flush = async (): Promise<void> => {
    if (closed || connection.isAway()) throw new BusUnavailable('the NATS server is away');
    await within(client.flush(), FLUSH_TIMEOUT_MS);
    if (connection.isAway()) throw new BusUnavailable('the NATS server went away');
  };
  return {
    publish: (topic, message) => {
      if (!closed && !connection.isAway()) client.publish(`${prefix}.${topic}`, message);
    },
    subscribe: (topic, listener) => {
      const subscription = client.subscribe(`${prefix}.${topic}`, {
        callback: (error, message) => {
          if (error === null) listener(message.data);
        },
      });
      subscriptions.add(subscription);
      return () => leave(subscription);
    },
    flush,
    close: async () => {
      if (closed) return;
      await flush().catch(() => undefined);
      closed = true;
      for (const subscription of subscriptions) leave(subscription);
    },
  };
};
