import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections (Linux from 32768, others from 49152): no connection takes
 * a port found in here before its server listens, which may be a minute later.
 */
const FIRST = 10_000;
const END = 32_768;
const TRIES = 1_000;

const listening = (port: number): Promise<Server | null> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => ('code' in error && error.code === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

/**
 * Ports of the loopback address that are free at this moment, all different. @throws Error where there are not so many
 */
export const freePorts = async (count: number): Promise<readonly number[]> => {
  const held = new Map<number, Server>();
  try {
    for (let tries = 0; held.size < count; tries += 1) {
      if (tries === TRIES) throw new Error(`no ${count} free ports between ${FIRST} and ${END}`);
      const port = randomInt(FIRST, END);
      const server = held.has(port) ? null : await listening(port);
      if (server !== null) held.set(port, server);
    }
    return [...held.keys()];
  } finally {
    await Promise.all([...held.values()].map((server) => new Promise((resolve) => server.close(resolve))));
  }
};
