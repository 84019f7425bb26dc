import { type NatsConnection as Client, connect } from '@nats-io/transport-node';

export type ConnectionState = 'lost' | 'back';

/** The one connection of a process, for everything that is built on NATS. */
export interface NatsConnection {
  /** Publishing on it while it is away fills memory without bound: ask `isAway` before. */
  readonly client: Client;
  /** True while no server is reached, and for ever after `close`. */
  isAway(): boolean;
  /** Calls back when the connection is lost or back. Returns the end of that. */
  onChange(listener: (state: ConnectionState) => void): () => void;
  /** Sends what was published and closes. */
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** `nats://host:port`, several separated by commas; `nats://user:password@host:port` or `nats://token@host:port`. */
  readonly url: string;
  /** The connection's name in the server's own monitoring. */
  readonly name?: string;
  /** For the log and for health. */
  readonly onConnection?: (state: ConnectionState) => void;
}

/** How often a lost connection is tried again; the client adds jitter. */
const RECONNECT_WAIT_MS = 250;
/** A server that takes longer to greet is passed over for the next one. */
const GREETING_TIMEOUT_MS = 2_000;
/** Two unanswered pings of this distance make a silent connection a lost one. */
const PING_INTERVAL_MS = 2_000;

/** The client takes credentials apart from addresses; those of the first address that has some are for all of them. */
const parseServers = (url: string) => {
  const servers = url.split(',').map((one) => {
    const text = one.trim();
    return new URL(text.includes('://') ? text : `nats://${text}`);
  });
  const named = servers.find(({ username }) => username !== '');
  const user = decodeURIComponent(named?.username ?? '');
  const password = decodeURIComponent(named?.password ?? '');
  const access = user === '' ? {} : password === '' ? { token: user } : { user, pass: password };
  return { servers: servers.map(({ host }) => host), access };
};

/**
 * Connects, and reconnects without end afterwards; the client renews its subscriptions by itself.
 * @throws when no server answers at first: a wrong address should stop the start.
 */
export const connectNats = async (options: ConnectOptions): Promise<NatsConnection> => {
  const { servers, access } = parseServers(options.url);
  const client = await connect({
    servers,
    ...access,
    name: options.name ?? 'glasscase',
    timeout: GREETING_TIMEOUT_MS,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_WAIT_MS,
    // A password that is being changed on the servers one by one must not end a connection for good.
    ignoreAuthErrorAbort: true,
    pingInterval: PING_INTERVAL_MS,
    noAsyncTraces: true,
  });
  const listeners = new Set<(state: ConnectionState) => void>();
  if (options.onConnection !== undefined) listeners.add(options.onConnection);
  let away = false;

  const change = (next: boolean): void => {
    if (away === next) return;
    away = next;
    for (const listener of listeners) listener(next ? 'lost' : 'back');
  };
  const watch = async (): Promise<void> => {
    for await (const { type } of client.status()) {
      if (type === 'disconnect') change(true);
      else if (type === 'reconnect') change(false);
    }
    away = true;
  };
  void watch();

  return {
    client,
    isAway: () => away || client.isClosed() || client.isDraining(),
    onChange: (listener) => {
      const own = (state: ConnectionState): void => listener(state);
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
    close: async () => {
      if (client.isClosed()) return;
      listeners.clear();
      if (away) await client.close();
      else await client.drain();
    },
  };
};
