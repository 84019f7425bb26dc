import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type Outlet, outletOf } from './outlet.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Both ends of a socket, and how often the system was asked to write to it. */
const connect = async () => {
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const opened = new Promise<{ readonly outlet: Outlet; readonly writes: () => number }>((resolve) => {
    sockets.once('connection', (socket: WebSocket, { socket: stream }: IncomingMessage) => {
      const spies = [vi.spyOn(stream, '_write'), vi.spyOn(stream, '_writev')];
      const writes = (): number => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
      resolve({ outlet: outletOf(socket, stream), writes });
    });
  });
  const client = new WebSocket(`ws://127.0.0.1:${address.port}`);
  const received: string[] = [];
  client.on('message', (data, binary) => received.push(`${binary ? 'binary ' : ''}${data}`));
  const closed = new Promise<number>((resolve) => client.once('close', resolve));
  await new Promise((resolve) => client.once('open', resolve));
  closing.push(() => {
    client.terminate();
    sockets.close();
    server.close();
  });
  return { ...(await opened), client, received, closed };
};

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await pause(5);
};

describe('an outlet', () => {
  it('sends what is there at once in one write, in order, and what comes later at its time', async () => {
    const { outlet, writes, received } = await connect();
    const before = writes();
    for (const text of ['one', 'two', 'three']) await outlet.send(text);
    await until(() => received.length === 3);
    expect(writes() - before).toBe(1);
    await outlet.send('four');
    await until(() => received.length === 4);
    expect(writes() - before).toBe(2);
    expect(received).toEqual(['one', 'two', 'three', 'four']);
  });

  it('sends text, also where it was given as its bytes', async () => {
    const { outlet, received } = await connect();
    await outlet.send(Buffer.from('{"名":"晨"}'));
    await until(() => received.length === 1);
    expect(received).toEqual(['{"名":"晨"}']);
  });

  it('keeps whoever writes waiting for a client that does not read, and cuts that off in the end', async () => {
    const { outlet, client, closed, received } = await connect();
    client.pause();
    const large = 'x'.repeat(100_000);
    let sent = 0;
    const write = async (): Promise<void> => {
      for (; client.readyState === client.OPEN && sent < 10_000; sent += 1) await outlet.send(large);
    };
    void write();
    await pause(1_000);
    const stuck = sent;
    expect(stuck).toBeLessThan(1_000);
    await pause(500);
    expect(sent).toBe(stuck);
    await pause(5_000);
    client.resume();
    expect([4413, 1006]).toContain(await closed);
    expect(received.length).toBeLessThanOrEqual(stuck + 1);
  }, 20_000);

  it('has nothing to say to a client that is gone', async () => {
    const { outlet, client, closed } = await connect();
    client.close();
    await closed;
    await pause(50);
    await expect(outlet.send('late')).resolves.toBeUndefined();
  });
});
