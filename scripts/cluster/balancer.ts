import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Address } from './topology.ts';

/** Asked so often whether a backend is ready: several times while one drains. */
const ASKS_EVERY_MS = 200;
const CONNECTS_WITHIN_MS = 1_000;
/** A connection waits so long for a ready backend. */
const WAITS_MS = 5_000;

export interface Backend {
  readonly name: string;
  readonly address: Address;
  /** Never throws. */
  isReady(): Promise<boolean>;
}

export interface Balancer {
  readonly address: Address;
  /** Whether new connections go there, as of the last time it was asked. */
  serves(name: string): boolean;
  close(): Promise<void>;
}

const connected = ({ host, port }: Address): Promise<Socket | null> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, allowHalfOpen: true });
    const give = (answer: Socket | null) => (): void => {
      clearTimeout(late);
      socket.removeAllListeners();
      if (answer === null) socket.destroy();
      resolve(answer);
    };
    const late = setTimeout(give(null), CONNECTS_WITHIN_MS);
    socket.once('connect', give(socket)).once('error', give(null));
    socket.on('error', () => undefined);
  });

/** Bytes both ways, ends and breaks included. */
const join = (one: Socket, other: Socket): void => {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.pipe(to);
    from.once('error', () => to.destroy());
    from.once('close', () => to.destroySoon());
  }
};

/**
 * Spreads TCP connections over the backends that say they are ready, in turn. One that refuses is passed over; a
 * connection that is made stays where it is.
 */
export const startBalancer = async (at: Address, backends: readonly Backend[]): Promise<Balancer> => {
  const ready = new Set<string>();
  const open = new Set<Socket>();
  const stopping = new AbortController();
  let turn = 0;

  const watch = async (backend: Backend): Promise<void> => {
    while (!stopping.signal.aborted) {
      if (await backend.isReady()) ready.add(backend.name);
      else ready.delete(backend.name);
      await sleep(ASKS_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  const anyOf = async (): Promise<Socket | null> => {
    turn += 1;
    for (let offset = 0; offset < backends.length; offset += 1) {
      const backend = backends[(turn + offset) % backends.length];
      if (backend === undefined || !ready.has(backend.name)) continue;
      const socket = await connected(backend.address);
      if (socket !== null) return socket;
      ready.delete(backend.name);
    }
    return null;
  };

  const serve = async (client: Socket): Promise<void> => {
    const until = performance.now() + WAITS_MS;
    while (!client.destroyed && !stopping.signal.aborted) {
      const backend = await anyOf();
      if (backend !== null) {
        open.add(backend);
        backend.once('close', () => open.delete(backend));
        if (client.destroyed) backend.destroy();
        else join(client, backend);
        return;
      }
      if (performance.now() > until) break;
      await sleep(ASKS_EVERY_MS);
    }
    client.destroy();
  };

  const server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    open.add(client);
    client.once('close', () => open.delete(client));
    client.on('error', () => undefined);
    void serve(client);
  });
  await once(server.listen({ host: at.host, port: at.port }), 'listening');
  const watching = backends.map(watch);
  const listening = server.address();
  const port = typeof listening === 'object' && listening !== null ? listening.port : at.port;

  return {
    address: { host: at.host, port },
    serves: (name) => ready.has(name),
    close: async () => {
      stopping.abort();
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      await Promise.all([closed, ...watching]);
    },
  };
};
