import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { Address } from './topology.ts';

/** A line between two processes that can be cut. */
export interface Wire {
  readonly port: number;
  /** Breaks every connection and lets none in. */
  cut(): void;
  /** Lets no byte through, and tells neither side. */
  stall(): void;
  /** Lets bytes through again; stalled connections go on. */
  mend(): void;
  close(): Promise<void>;
}

type State = 'open' | 'stalled' | 'cut';

export const startWire = async (to: Address): Promise<Wire> => {
  let state: State = 'open';
  const sockets = new Set<Socket>();
  const waiting = new Set<() => void>();

  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
  };

  const server = createServer({ allowHalfOpen: true, noDelay: true, pauseOnConnect: true }, (near) => {
    keep(near);
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const lead = (): void => {
      if (near.destroyed) return;
      const far = connect({ ...to, allowHalfOpen: true, noDelay: true });
      keep(far);
      near.once('close', () => far.destroySoon());
      far.once('close', () => near.destroySoon());
      near.on('data', (bytes) => {
        if (!far.write(bytes)) near.pause();
      });
      far.on('data', (bytes) => {
        if (!near.write(bytes)) far.pause();
      });
      near.on('drain', () => state === 'open' && far.resume());
      far.on('drain', () => state === 'open' && near.resume());
      near.once('end', () => far.end());
      far.once('end', () => near.end());
      near.resume();
    };
    if (state === 'open') lead();
    else waiting.add(lead);
  });
  await once(server.listen({ host: '127.0.0.1', port: 0 }), 'listening');
  const listening = server.address();

  const breakAll = (): void => {
    waiting.clear();
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof listening === 'object' && listening !== null ? listening.port : 0,
    cut: () => {
      state = 'cut';
      breakAll();
    },
    stall: () => {
      state = 'stalled';
      for (const socket of sockets) socket.pause();
    },
    mend: () => {
      state = 'open';
      for (const socket of sockets) socket.resume();
      for (const lead of waiting) lead();
      waiting.clear();
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      breakAll();
      await closed;
    },
  };
};
