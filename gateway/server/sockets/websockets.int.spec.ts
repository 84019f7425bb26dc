import fastify from 'fastify';
import { expect, it } from 'vitest';
import WebSocket from 'ws';
import { websockets } from './websockets.ts';

/** The close codes and reasons that clients get when their gateway closes while so many listen. */
const farewells = async (clients: number): Promise<ReadonlySet<string>> => {
  const app = fastify();
  await websockets(app, { '/live': () => false });
  app.get('/live', { websocket: true }, () => undefined);
  const address = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
  const sockets = Array.from({ length: clients }, () => new WebSocket(`${address}/live`));
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('open', resolve))));
  const told = sockets.map(
    (socket) =>
      new Promise<string>((resolve) => socket.once('close', (code, reason) => resolve(`${code} ${String(reason)}`))),
  );
  await app.close();
  return new Set(await Promise.all(told));
};

it('a gateway that closes announces a window where many listen, and none where few do', async () => {
  expect(await farewells(1)).toEqual(new Set(['1001 going away']));
  expect(await farewells(201)).toEqual(new Set(['1001 going away; reconnect-spread=2000']));
});

it('a gateway reads one message of a socket in a turn of its event loop, however many came at once', async () => {
  const app = fastify();
  await websockets(app, { '/live': () => false });
  let [heard, inThisTurn, mostInOne] = [0, 0, 0];
  const { promise: all, resolve } = Promise.withResolvers<void>();
  app.get('/live', { websocket: true }, (socket) => {
    socket.on('message', () => {
      heard += 1;
      inThisTurn += 1;
      mostInOne = Math.max(mostInOne, inThisTurn);
      setImmediate(() => {
        inThisTurn = 0;
      });
      if (heard === 100) resolve();
    });
  });
  const address = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
  const client = new WebSocket(`${address}/live`);
  await new Promise((opened) => client.once('open', opened));
  for (let n = 0; n < 100; n += 1) client.send('x');
  await all;
  await app.close();
  expect(mostInOne).toBe(1);
});
