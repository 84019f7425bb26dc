import { setTimeout as pause } from 'node:timers/promises';
import { type Client, createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { socketsHint } from '../../engine/bus/bus.ts';
import type { LiveRow } from '../../engine/projections/live-event.ts';
import { encodeLive } from '../../engine/projections/live-message.ts';
import { type Ask, askOf, deposit, OPEN, openInput, type Player, signUp, text, valueAt } from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { connected, follow, listenAt, until } from '../testing/sockets.ts';

let site: Fixture;
let ask: Ask;
let url: string;
let player: Player;
beforeAll(async () => {
  site = await openFixture({ visitorsSubscribeFreely: true });
  ask = askOf(site.gateway);
  url = await listenAt(site.gateway);
  player = await signUp(ask);
  for (let n = 0; n < 3; n += 1) await deposit(ask, player, 10_000_000);
});
afterAll(() => site.close());

const FEED = `subscription($after: Int) { liveEvents(after: $after) {
  eventType seq prev position displayAt drop { id nickname value wear caseSlug caseNames { en } skin { id image } } } }`;

const openTen = async (): Promise<void> => {
  const answer = await ask(OPEN, { input: await openInput(ask, player, 'ember', 10) }, player.token);
  expect(answer.code).toBeNull();
};

/** A client that remembers every event and its sequence number. */
const followFeed = (client: Client, after: number | null = null) => {
  const feed = follow(client, FEED, { after });
  const events = (): readonly unknown[] => feed.messages.map((message) => valueAt(message, 'data.liveEvents'));
  return { ...feed, events, seqs: () => events().map((event) => Number(valueAt(event, 'seq'))) };
};

/** A socket that says what it likes. */
const raw = async (protocol: string | string[] = 'graphql-transport-ws', headers: Record<string, string> = {}) => {
  const socket = new WebSocket(url, protocol, { headers });
  const received: string[] = [];
  socket.on('message', (data) => received.push(String(data)));
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('open', resolve));
  return { socket, received, closed };
};

const INIT = JSON.stringify({ type: 'connection_init' });
const subscribeMessage = (id: string, query = FEED): string =>
  JSON.stringify({ id, type: 'subscribe', payload: { query } });

describe('the live feed', () => {
  it('shows every drop once, in order, with the winner and the moment it may be shown', async () => {
    const client = await connected(url);
    const { events, seqs, leave } = followFeed(client, 0);
    await openTen();
    await until(() => events().length >= 10);
    expect(seqs()).toEqual(seqs().map((_, index) => index + 1));
    expect(events()[0]).toMatchObject({
      eventType: 'CASE_DROP',
      prev: 0,
      displayAt: expect.stringMatching(/^\d{4}-.*Z$/),
      drop: { nickname: expect.stringMatching(/ /), caseSlug: 'ember' },
    });
    leave();
    await client.dispose();
  });

  it('lets a client that was away resume where it stopped', async () => {
    const client = await connected(url);
    const before = followFeed(client, 0);
    await openTen();
    await until(() => before.events().length >= 20);
    before.leave();
    const last = before.seqs().at(-1) ?? 0;
    await openTen();
    await site.settled();
    const again = followFeed(client, last);
    await until(() => again.events().length >= 10);
    expect(again.seqs()).toEqual(Array.from({ length: 10 }, (_, n) => last + 1 + n));
    await client.dispose();
  });

  it('validates subscriptions like everything else, and takes nothing but subscriptions', async () => {
    const { socket, received } = await raw();
    socket.send(INIT);
    const refused: readonly [string, string][] = [
      ['{ me { id } }', 'GRAPHQL_VALIDATION_FAILED'],
      ['mutation { logout }', 'GRAPHQL_VALIDATION_FAILED'],
      ['subscription { nothing }', 'GRAPHQL_VALIDATION_FAILED'],
      ['subscription { liveEvents(', 'GRAPHQL_PARSE_FAILED'],
      [`subscription { ${'a '.repeat(2_000)} }`, 'QUERY_TOO_COMPLEX'],
      ['subscription { liveEvents(after: -1) { seq } }', 'INVALID_INPUT'],
      ['subscription { liveEvents(after: "x") { seq } }', 'INVALID_INPUT'],
    ];
    await until(() => received.length === 1);
    for (const [index, [query]] of refused.entries()) socket.send(subscribeMessage(`op${index}`, query));
    await until(() => refused.every((_, index) => received.some((message) => message.includes(`"op${index}"`))));
    const answers = received.slice(1).map((text) => JSON.parse(text));
    for (const [index, [query, code]] of refused.entries()) {
      const answer = answers.find(({ id }) => id === `op${index}`);
      const [error] = answer.payload.errors ?? answer.payload;
      expect([query, error.extensions.code]).toEqual([query, code]);
    }
    socket.close();
  });
});

describe('a socket of a session that ends', () => {
  const INPUT = { currentPassword: '', newPassword: 'purple walrus 9 lamps' };
  const CHANGE = 'mutation($input: ChangePasswordInput!) { changePassword(input: $input) }';
  const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { token } }';

  it.each([
    ['by an eviction', CHANGE],
    ['by its own end', 'mutation { logout }'],
    ['by its owner', 'mutation { revokeOtherSessions }'],
  ])('is closed at once, whatever it follows: %s', async (how, document) => {
    const owner = await signUp(ask);
    const { phone, password } = owner;
    const held = text((await ask(LOGIN, { input: { phone, password } })).at('login.token'));
    const { socket, received, closed } = await raw('graphql-transport-ws', { authorization: `Bearer ${held}` });
    const bystander = await raw('graphql-transport-ws', { authorization: `Bearer ${owner.token}` });
    for (const one of [socket, bystander.socket]) one.send(INIT);
    await until(() => received.length === 1 && bystander.received.length === 1);
    socket.send(subscribeMessage('a'));
    const input = { ...INPUT, currentPassword: password };
    const answer = await ask(
      document,
      document === CHANGE ? { input } : {},
      how === 'by its own end' ? held : owner.token,
    );
    expect(answer.code).toBeNull();
    expect(await closed).toBe(4403);
    expect(bystander.socket.readyState).toBe(WebSocket.OPEN);
    bystander.socket.close();
  });
});

describe('a socket that misbehaves', () => {
  it.each([
    ['garbage', ['\u0000garbage'], 4400],
    ['JSON that is no message', ['[]'], 4400],
    ['a message that only servers send', [INIT, '{"type":"next","id":"a","payload":{}}'], 4400],
    ['a message of 70 KB', [INIT, `{"type":"ping","payload":{"x":"${'x'.repeat(70_000)}"}}`], 1009],
    ['a second init', [INIT, INIT], 4429],
    ['a subscription before the init', [subscribeMessage('a')], 4401],
    ['an operation id twice', [INIT, subscribeMessage('a'), subscribeMessage('a')], 4409],
    ['too many operations', [INIT, ...Array.from({ length: 9 }, (_, n) => subscribeMessage(`o${n}`))], 4429],
  ])('is closed, and nobody else: %s', async (_name, messages, code) => {
    const client = await connected(url);
    const bystander = followFeed(client);
    const { socket, received, closed } = await raw();
    const [first, ...rest] = messages;
    socket.send(first ?? '');
    if (first === INIT) await until(() => received.length === 1);
    for (const message of rest) socket.send(message);
    expect(await closed).toBe(code);
    await openTen();
    await until(() => bystander.events().length === 10);
    await client.dispose();
  });

  it('is closed when it offers no protocol that is spoken here', async () => {
    const { closed } = await raw([]);
    expect(await closed).toBe(4406);
  });

  it('is closed when it never says what it wants', async () => {
    const { closed } = await raw();
    expect(await closed).toBe(4408);
  });

  it('is not let in from a page of another origin, but from the own one and from no page', async () => {
    await expect(
      new Promise((_resolve, reject) => {
        new WebSocket(url, 'graphql-transport-ws', { headers: { origin: 'https://evil.example' } }).once(
          'error',
          reject,
        );
      }),
    ).rejects.toThrow('403');
    const own = await raw('graphql-transport-ws', { origin: url.replace('ws', 'http').replace('/graphql', '') });
    own.socket.close();
    expect(await own.closed).toBe(1005);
  });

  it('has to speak the protocol', async () => {
    await expect(
      new Promise((_resolve, reject) => {
        new WebSocket(url, 'graphql-ws').once('error', reject);
      }),
    ).rejects.toThrow();
  });
});

describe('a subscriber that stops reading', () => {
  it('is cut off, and keeps nobody waiting who reads', async () => {
    const busy = await openFixture({ visitorsSubscribeFreely: true });
    const address = await listenAt(busy.gateway);
    const sockets = busy.gateway.websocketServer.clients;
    const won = { id: `${'r'.repeat(22)}.1`, playerId: 'p'.repeat(22), skinId: 'brook', wear: 'FT', value: '750' };
    const drop = { ...won, game: 'case', grade: 3, caseSlug: 'ember' } as const;
    const event = (seq: number): LiveRow => ({ type: 'CASE_DROP', drop, seq, position: seq, at: 0, displayAt: 0 });
    const fields = 'id nickname caseNames { zhCN zhTW en } skin { id image imageSmall familyNames { zhCN zhTW en } }';
    const wide = `subscription { liveEvents { ${Array.from({ length: 15 }, (_, n) => `a${n}: drop { ${fields} }`).join(' ')} } }`;
    try {
      const client = createClient({ url: address, webSocketImpl: WebSocket, retryAttempts: 0 });
      const reader = followFeed(client, 0);
      await until(() => sockets.size === 1);
      const stalled = new WebSocket(address, 'graphql-transport-ws');
      const closed = new Promise<number>((resolve) => stalled.once('close', resolve));
      stalled.on('error', () => undefined);
      await new Promise((resolve) => stalled.once('open', resolve));
      stalled.send(INIT);
      await new Promise((resolve) => stalled.once('message', resolve));
      stalled.send(subscribeMessage('stalled', wide));
      await pause(100);
      stalled.pause();
      for (let first = 1; sockets.size > 1; first += 100) {
        for (let seq = first; seq < first + 100; seq += 1) busy.bus.publish('live', encodeLive(event(seq)));
        await until(() => reader.events().length >= first + 99);
      }
      const seqs = reader.seqs();
      expect(seqs).toEqual(seqs.map((_, index) => index + 1));
      expect(reader.failures).toEqual([]);
      stalled.resume();
      expect([4413, 1006]).toContain(await closed);
      await client.dispose();
    } finally {
      await busy.close();
    }
  });
});

describe('sockets beyond the bound', () => {
  it('are told to come back later', async () => {
    const small = await openFixture({ limits: { rateFactor: 1_000, maxSockets: 10, maxSocketsPerAddress: 2 } });
    const address = await listenAt(small.gateway);
    const codes = await Promise.all(
      Array.from({ length: 4 }, async (_, n) => {
        const socket = new WebSocket(address, 'graphql-transport-ws');
        socket.on('error', () => undefined);
        const closed = new Promise<number>((resolve) => socket.once('close', resolve));
        await new Promise((resolve) => socket.once('open', resolve));
        if (n < 2) socket.send(INIT);
        return Promise.race([closed, pause(1_000, 'open')]);
      }),
    );
    expect(codes.filter((code) => code === 4430)).toHaveLength(2);
    expect(codes.filter((code) => code === 'open').length).toBeLessThanOrEqual(2);
    const closing = small.close();
    await closing;
  });
});

describe('whoever names a token', () => {
  const init = (payload: object): string => JSON.stringify({ type: 'connection_init', payload });

  it.each([{ token: 'a'.repeat(43) }, { authorization: 'Bearer dead' }, { token: 'no token!' }, { token: 7 }])(
    'that is dead or none comes in nowhere: %j',
    async (payload) => {
      const { socket, closed, received } = await raw();
      socket.send(init(payload));
      expect(await closed).toBe(4403);
      expect(received).toEqual([]);
    },
  );

  it('that lives comes in, and so does who names none', async () => {
    for (const payload of [{ token: player.token }, { authorization: `Bearer ${player.token}` }, {}]) {
      const { socket, received } = await raw();
      socket.send(init(payload));
      await until(() => received.length > 0);
      expect(received[0]).toContain('connection_ack');
      socket.close();
    }
  });
});

describe('where many listen to the site', () => {
  it('a joining client is told over what window to come back', async () => {
    site.bus.publish('sockets', socketsHint.encode({ gateway: 'another', open: 2_900 }));
    const { socket, received } = await raw();
    socket.send(JSON.stringify({ type: 'connection_init' }));
    await until(() => received.length > 0);
    expect(JSON.parse(received[0] ?? '')).toEqual({ type: 'connection_ack', payload: { 'reconnect-spread': 15_000 } });
    socket.close();
  });
});

describe('a place in the feed that has not come', () => {
  it('is refused', async () => {
    const client = await connected(url);
    const { messages, isOver } = followFeed(client, 2_000_000_000);
    await until(isOver);
    expect(JSON.stringify(messages)).toContain('"code":"INVALID_INPUT","details":{"field":"after"}');
    await client.dispose();
  });
});
