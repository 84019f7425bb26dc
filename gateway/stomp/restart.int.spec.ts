import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeLive } from '../../engine/projections/live-message.ts';
import { type Ask, askOf, signUpWith, winItems } from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { until } from '../testing/sockets.ts';
import { openBridge } from './testing/bridge.ts';
import { CONNECT, countTo, followTopic, rawClient, SUBSCRIBE, seqsOf } from './testing/clients.ts';
import { dropRow } from './testing/rows.ts';

let site: Fixture;
let ask: Ask;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
});
afterAll(() => site.close());

describe('a restart', () => {
  it('is survived by the public client with its five seconds, and nothing is missed', async () => {
    const before = await openBridge(site);
    const player = await signUpWith(ask, 100_000);
    const { client, events, connections, errors } = await followTopic(before.url);
    expect(client.reconnectDelay).toBe(5_000);
    await winItems(ask, player, 10);
    await site.settled();
    site.advance(10_000);
    await until(() => events.length >= 10);
    await before.close();
    await winItems(ask, player, 10);
    await site.settled();
    site.advance(10_000);
    const again = await openBridge(site, { port: before.port });
    try {
      await until(() => connections() === 2);
      await winItems(ask, player, 1);
      await site.settled();
      site.advance(10_000);
      await until(() => seqsOf(events).length >= 21);
      const [first = 0] = seqsOf(events);
      expect(seqsOf(events)).toEqual(countTo(first, first + 20));
      expect(errors).toEqual([]);
      await client.deactivate();
    } finally {
      await again.close();
    }
  });
});

describe('a server whose feed is still catching up', () => {
  it('sends those who resume all they missed once it has, under both protocols', async () => {
    const { promise: settled, resolve } = Promise.withResolvers<void>();
    const bridge = await openBridge(site, { settled });
    try {
      const raw = await rawClient(bridge.url);
      raw.socket.send(CONNECT + SUBSCRIBE);
      await until(() => raw.received.length === 1);
      const missed = bridge.live.begun.then(() => bridge.live.listen(0));
      resolve();
      await until(() => raw.received.length >= 22);
      const seqs = raw.received.slice(1).map((frame) => Number(/\nseq:([0-9]+)\n/.exec(frame)?.[1]));
      expect(seqs).toEqual(countTo(1, seqs.length));
      expect((await (await missed).next()).value?.seq).toBe(1);
      raw.socket.close();
    } finally {
      await bridge.close();
    }
  });
});

describe('a subscriber that stops reading', () => {
  it('is cut off, and keeps nobody waiting who reads', async () => {
    const busy = await openFixture();
    const bridge = await openBridge(busy);
    const sockets = bridge.app.websocketServer.clients;
    try {
      const { client, events } = await followTopic(bridge.url);
      const stalled = await rawClient(bridge.url);
      stalled.socket.send(CONNECT + SUBSCRIBE);
      await until(() => stalled.received.length === 1);
      await pause(100);
      stalled.socket.pause();
      for (let first = 1; sockets.size > 1; first += 100) {
        for (let seq = first; seq < first + 100; seq += 1) busy.bus.publish('live', encodeLive(dropRow(seq)));
        await until(() => events.length >= first + 99);
      }
      expect(events.map(({ seq }) => seq)).toEqual(countTo(1, events.length));
      expect(client.connected).toBe(true);
      stalled.socket.resume();
      expect([4413, 1006]).toContain(await stalled.closed);
      await client.deactivate();
    } finally {
      await bridge.close();
      await busy.close();
    }
  });
});
