import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { GatewayError } from '../../errors.ts';
import type { WorkBudget } from '../work/work-budgets.ts';
import { receiveMessages } from './client-messages.ts';
import { TRY_AGAIN_LATER } from './close-codes.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Both ends of a socket. */
const connect = async () => {
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false, allowSynchronousEvents: false });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const opened = new Promise<WebSocket>((resolve) => sockets.once('connection', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${address.port}`);
  closing.push(() => {
    client.terminate();
    server.close();
  });
  const closed = new Promise<number>((resolve) => client.once('close', resolve));
  await new Promise((resolve) => client.once('open', resolve));
  return { client, closed, socket: await opened };
};

/** Pays for so many messages. */
const budgetFor = (messages: number): WorkBudget & { readonly spent: () => number } => {
  let spent = 0;
  return {
    admit: () => {
      if (spent >= messages) throw new GatewayError('RATE_LIMITED', { retryAfterSeconds: 1 });
    },
    spend: () => {
      spent += 1;
    },
    left: () => ({ work: 0, wholeIn: 0 }),
    spent: () => spent,
  };
};

describe('what a client says', () => {
  it('is handed on in order', async () => {
    const { client, socket } = await connect();
    const heard: string[] = [];
    const workBudget = budgetFor(100);
    const all = new Promise<void>((resolve) =>
      receiveMessages(
        socket,
        () => workBudget,
        (bytes) => {
          heard.push(Buffer.from(bytes).toString());
          if (heard.length === 20) resolve();
        },
      ),
    );
    for (let n = 0; n < 20; n += 1) client.send(String(n));
    await all;
    expect(heard).toEqual(Array.from({ length: 20 }, (_, n) => String(n)));
    expect(workBudget.spent()).toBe(20);
  });

  it('is dropped once the socket closes, also what had arrived by then', async () => {
    const { client, closed, socket } = await connect();
    const heard: string[] = [];
    const workBudget = budgetFor(10_000);
    receiveMessages(
      socket,
      () => workBudget,
      (bytes) => {
        heard.push(Buffer.from(bytes).toString());
        if (heard.length === 3) socket.close(4400, 'enough');
      },
    );
    for (let n = 0; n < 1_000; n += 1) client.send(String(n));
    expect(await closed).toBe(4400);
    expect([heard, workBudget.spent()]).toEqual([['0', '1', '2'], 3]);
  });

  it('is refused one by one where nothing may be done for the client, and then the socket is closed', async () => {
    const { client, closed, socket } = await connect();
    const heard: (string | null)[] = [];
    const workBudget = budgetFor(2);
    receiveMessages(
      socket,
      () => workBudget,
      (_bytes, refusal) => heard.push(refusal === null ? null : refusal.code),
    );
    for (let n = 0; n < 1_000; n += 1) client.send('x'.repeat(100));
    expect(await closed).toBe(TRY_AGAIN_LATER);
    expect(heard).toEqual([null, null, ...Array.from({ length: 8 }, () => 'RATE_LIMITED')]);
  });
});
