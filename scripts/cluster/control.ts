import { rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { isNobodyThere, listenPrivately, socketPath } from '../private-socket.ts';

/** The orders that a running cluster takes. */
export const ORDERS = ['roll', 'stop'] as const;
export type Order = (typeof ORDERS)[number];

export const isOrder = (text: string): text is Order => ORDERS.some((order) => order === text);

const DONE = 'done';
const FAILED = 'failed: ';

const NAME = 'cluster.sock';

export interface Control {
  close(): Promise<void>;
}

/**
 * Takes orders over a socket of the running cluster that only its own user can open. An order is a line; its progress
 * comes back in lines, the last one `done` or `failed: …`. `perform` may throw.
 */
export const openControl = async (
  dataDir: string,
  perform: (order: Order, print: (line: string) => void) => Promise<void>,
): Promise<Control> => {
  const path = socketPath(dataDir, NAME);
  const sockets = new Set<Socket>();
  let busy = false;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    const print = (line: string): void => void (socket.writable && socket.write(`${line}\n`));
    createInterface({ input: socket }).once('line', (line) => {
      const work = async (): Promise<void> => {
        if (!isOrder(line)) throw new Error(`unknown order: ${line.slice(0, 40)}`);
        if (busy) throw new Error('another order is under way');
        busy = true;
        try {
          await perform(line, print);
        } finally {
          busy = false;
        }
      };
      work().then(
        () => socket.end(`${DONE}\n`),
        (error: unknown) => socket.end(`${FAILED}${error instanceof Error ? error.message : 'unknown'}\n`),
      );
    });
  });
  await listenPrivately(server, path);
  return {
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      for (const socket of sockets) socket.destroySoon();
      await closed;
      await rm(path, { force: true });
    },
  };
};

/** No cluster runs on this folder. */
export class NoCluster extends Error {
  override readonly name = 'NoCluster';
}

/** The cluster could not do it. */
export class OrderFailed extends Error {
  override readonly name = 'OrderFailed';
}

/** Resolves when it is done. @throws NoCluster, OrderFailed */
export const giveOrder = (dataDir: string, order: Order, print: (line: string) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(socketPath(dataDir, NAME));
    socket.on('error', (error) =>
      reject(isNobodyThere(error) ? new NoCluster(`no cluster runs on ${dataDir}`) : error),
    );
    socket.once('connect', () => {
      const lines = createInterface({ input: socket });
      lines.on('error', reject);
      lines.on('line', (line) => {
        if (line === DONE) resolve();
        else if (line.startsWith(FAILED)) reject(new OrderFailed(line.slice(FAILED.length)));
        else print(line);
      });
      lines.once('close', () => reject(new OrderFailed('the cluster ended meanwhile')));
      socket.write(`${order}\n`);
    });
  });
