import { connect, type NatsConnection } from '@nats-io/transport-node';
import { type Bus, BusUnavailable } from './bus.ts';

export interface NatsOptions {
  /** `nats://host:port`, several separated by commas. */
  readonly url: string;
  /** First word of every subject, so that sites can share a server. */
  readonly prefix?: string;
  /** Called when the connection is lost or back; for the log and for health. */
  readonly onConnection?: (state: 'lost' | 'back') => void;
}

/** A server that doesn't answer a flush for so long counts as away. */
const FLUSH_TIMEOUT_MS = 2_000;
/** How often a lost connection is tried again; the client adds jitter. */
const RECONNECT_WAIT_MS = 250;
/** Two unanswered pings of this distance make a silent connection a lost one. */
const PING_INTERVAL_MS = 10_000;

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
 * Plain NATS subscriptions. Nothing is kept in JetStream: readers catch up from the database. The client reconnects
 * without end and renews its subscriptions; while it is away messages are dropped here, because the client would
 * otherwise buffer them without bound.
 * @throws when no server answers at first: a wrong address should stop the start.
 */
export const natsBus = async ({ url, prefix = 'glasscase', onConnection }: NatsOptions): Promise<Bus> => {
  const connection: NatsConnection = await connect({
    servers: url.split(','),
    name: prefix,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_WAIT_MS,
    pingInterval: PING_INTERVAL_MS,
  });
  let away = false;

  const watch = async (): Promise<void> => {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect' && !away) {
        away = true;
        onConnection?.('lost');
      } else if (status.type === 'reconnect' && away) {
        away = false;
        onConnection?.('back');
      }
    }
    away = true;
  };
  void watch();

  return {
    publish: (topic, message) => {
      if (!away && !connection.isClosed() && !connection.isDraining())
        connection.publish(`${prefix}.${topic}`, message);
    },
    subscribe: (topic, listener) => {
      const subscription = connection.subscribe(`${prefix}.${topic}`, {
        callback: (error, message) => {
          if (error === null) listener(message.data);
        },
      });
      return () => {
        if (!connection.isClosed()) subscription.unsubscribe();
      };
    },
    flush: async () => {
      if (away || connection.isClosed()) throw new BusUnavailable('the NATS server is away');
      await within(connection.flush(), FLUSH_TIMEOUT_MS);
      if (away) throw new BusUnavailable('the NATS server went away');
    },
    close: async () => {
      if (connection.isClosed()) return;
      if (away) await connection.close();
      else await connection.drain();
    },
  };
};
