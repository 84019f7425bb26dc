import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { listenAt, until } from '../testing/sockets.ts';
import { openBridge } from './testing/bridge.ts';
import { CONNECT, rawClient, SUBSCRIBE } from './testing/clients.ts';

let site: Fixture;
let url: string;
beforeAll(async () => {
  site = await openFixture();
  url = (await listenAt(site.gateway)).replace('/graphql', '/ws');
});
afterAll(() => site.close());

describe('the endpoint', () => {
  it('speaks v12.stomp, also to those who name no subprotocol', async () => {
    const named = await rawClient(url, ['v12.stomp', 'v11.stomp', 'v10.stomp']);
    expect(named.socket.protocol).toBe('v12.stomp');
    const silent = await rawClient(url, []);
    expect(silent.socket.protocol).toBe('');
    silent.socket.send(CONNECT);
    await until(() => silent.received.length === 1);
    expect(silent.received[0]).toMatch(/^CONNECTED\nversion:1\.2\n/);
    for (const { socket } of [named, silent]) socket.close();
  });

  it.each([
    ['1.1', 'v11.stomp', 'CONNECT\naccept-version:1.0,1.1\nhost:h\n\n\0'],
    ['1.0', 'v10.stomp', 'CONNECT\nlogin:a\npasscode:b\n\n\0'],
  ])('tells a client of STOMP %s which version it speaks', async (_version, protocol, connect) => {
    const { socket, received, closed } = await rawClient(url, [protocol]);
    socket.send(connect);
    const code = await closed;
    expect(received).toEqual([
      expect.stringMatching(/^ERROR\n(?:.*\n)*code:VERSION_UNSUPPORTED\n(?:.*\n)*version:1\.2\n/),
    ]);
    expect([socket.protocol, code]).toEqual([protocol, 4400]);
  });

  it('takes frames in binary messages, and cut anywhere', async () => {
    const { socket, received } = await rawClient(url);
    const bytes = Buffer.from(`${CONNECT}\nSUBSCRIBE\nid:ä\ndestination:/topic/messages\nreceipt:ä\n\n\0`);
    for (let from = 0; from < bytes.length; from += 7) socket.send(bytes.subarray(from, from + 7));
    await until(() => received.length === 2);
    expect(received[1]).toBe('RECEIPT\nreceipt-id:ä\n\n\0');
    socket.close();
  });

  it('is not for pages of other origins', async () => {
    await expect(
      new Promise((_resolve, reject) => {
        new WebSocket(url, ['v12.stomp'], { headers: { origin: 'https://evil.example' } }).once('error', reject);
      }),
    ).rejects.toThrow('403');
  });

  it('tells a plain request to upgrade', async () => {
    const response = await site.gateway.inject({ url: '/ws' });
    expect([response.statusCode, response.headers.upgrade, response.json()]).toEqual([
      426,
      'websocket',
      { error: 'BAD_REQUEST', details: {} },
    ]);
  });

  it('counts its sockets together with those of subscriptions', async () => {
    const small = await openFixture({ limits: { rateFactor: 1_000, maxSockets: 10, maxSocketsPerAddress: 2 } });
    try {
      const graphql = await listenAt(small.gateway);
      const kept = await rawClient(graphql, ['graphql-transport-ws']);
      kept.socket.send(JSON.stringify({ type: 'connection_init' }));
      const address = graphql.replace('/graphql', '/ws');
      const second = await rawClient(address);
      const third = await rawClient(address);
      expect(await third.closed).toBe(4430);
      second.socket.close();
      await second.closed;
      const fourth = await rawClient(address);
      fourth.socket.send(CONNECT);
      await until(() => fourth.received.length === 1);
    } finally {
      await small.close();
    }
  });

  it('says goodbye to everyone when the server stops', async () => {
    const bridge = await openBridge(site);
    const { closed, socket, received } = await rawClient(bridge.url);
    socket.send(CONNECT + SUBSCRIBE);
    await until(() => received.length >= 1);
    await bridge.close();
    expect(await closed).toBe(1001);
  });

  it('does not take bytes that are no text for text', async () => {
    const { socket, closed } = await rawClient(url);
    socket.send(randomBytes(50).fill(0xff), { binary: false });
    expect(await closed).toBe(1007);
  });
});
