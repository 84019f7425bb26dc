import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { readTrustedTexts } from '../../graphql/trusted-documents.ts';
import { operatorAccessIn } from '../../operator/access.ts';
import { CONNECT, rawClient } from '../../stomp/testing/clients.ts';
import {
  askOf,
  granted,
  type Player,
  signUp,
  signUpWith,
  text,
  uuid,
  valueAt,
  winItems,
} from '../../testing/client.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { openBattle } from '../../testing/rooms.ts';
import { connected, follow, listenAt, until } from '../../testing/sockets.ts';
import { AT_ONCE } from './meter.ts';
import { PRICES, priceOfAnswer, priceOfText } from './prices.ts';

let site: Fixture;
let url: string;
let texts: ReadonlyMap<string, string>;
let player: Player;
let round: string;
beforeAll(async () => {
  texts = await readTrustedTexts();
  site = await openFixture({ limits: { rateFactor: 1, maxSockets: 1_000, maxSocketsPerAddress: 100 } });
  url = await listenAt(site.gateway);
  const ask = askOf(site.gateway, '198.51.100.7');
  player = await signUpWith(ask, 100_000);
  const [won] = await winItems(ask, player, 1);
  round = text(won?.roundId);
  await site.settled();
});
afterAll(() => site.close());

/** Debts of a test before are gone, and none melts while one runs. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  site.advance(120_000);
});
afterEach(() => {
  vi.useRealTimers();
});

/** The client's operation of that name, by its id. */
const byId = (name: string) => {
  const found = [...texts].find(([, text]) => new RegExp(`\\b(query|subscription) ${name}\\b`).test(text));
  return { extensions: { persistedQuery: { version: 1, sha256Hash: found?.[0] } } };
};

const LOOPBACK = '127.0.0.1';

const get = (path: string, remoteAddress: string, token?: string) =>
  site.gateway.inject({ url: path, remoteAddress, headers: token === undefined ? {} : { token } });

/** The work that is left to an address, or to a session there where a token is named. */
const leftTo = async (address: string, token?: string): Promise<number> =>
  Number((await get('/log/nothing', address, token)).headers['x-ratelimit-remaining']);

/** The cost of a piece of work for an address, or for a session that was looked at before. */
const costOf = async (address: string, work: () => Promise<unknown>, token?: string): Promise<number> => {
  const before = await leftTo(address, token);
  await work();
  return before - (await leftTo(address, token)) - PRICES.request;
};

/** Spends all that a visitor of this address has, or a session there. */
const spendAll = async (address: string, token?: string): Promise<void> => {
  const junk = { query: '{ '.repeat(8_000) };
  let status = 200;
  while (status === 200) {
    const answer = await site.gateway.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: address,
      headers: token === undefined ? {} : { token },
      payload: junk,
    });
    status = answer.statusCode;
  }
  expect(status).toBe(429);
};

describe('work', () => {
  it('costs the same whichever way a document comes', async () => {
    const query = `subscription { ${'nothing '.repeat(400)} }`;
    const http = await costOf('192.0.2.1', () => askOf(site.gateway, '192.0.2.1')(query));
    const client = await connected(url, player.token);
    const ask = async (): Promise<void> => {
      const { failures } = follow(client, query);
      await until(() => failures.length > 0);
    };
    const socket = await costOf(LOOPBACK, ask, player.token);
    await client.dispose();
    const least = PRICES.operation + priceOfText(query);
    expect(http).toBeGreaterThanOrEqual(Math.floor(least));
    expect(Math.abs(socket - http)).toBeLessThanOrEqual(2);
  });

  it('of an operator is charged by each read of a document, before it runs', async () => {
    const keys = operatorAccessIn(site.database.pool, site.now, randomBytes);
    const { secret } = await keys.make({ label: 'a program', scopes: ['operator:figures'], days: 1 });
    const answers: string[] = [];
    const ask = async (): Promise<void> => {
      const answer = await site.gateway.inject({
        ...{ method: 'POST', url: '/operator/graphql', remoteAddress: '192.0.2.77' },
        headers: { authorization: `Bearer ${secret}` },
        payload: { query: '{ now { zone } a: now { zone } b: now { zone } }' },
      });
      answers.push(answer.body);
    };
    expect(await costOf('192.0.2.77', ask)).toBeGreaterThanOrEqual(300);
    expect(answers.join()).toContain('"zone":"UTC"');
    for (let n = 0; n < 100 && !answers.join().includes('RATE_LIMITED'); n += 1) await ask();
    expect(answers.at(-1)).toContain('RATE_LIMITED');
  });

  it('of a subscription costs the same over the GraphQL socket and STOMP', async () => {
    const graphql = await costOf(LOOPBACK, async () => {
      const socket = new WebSocket(url, 'graphql-transport-ws');
      await once(socket, 'open');
      socket.send(JSON.stringify({ type: 'connection_init' }));
      await once(socket, 'message');
      socket.send(JSON.stringify({ id: uuid(), type: 'subscribe', payload: { query: '', ...byId('LiveEvents') } }));
      // An operation without a document is charged nothing, so its answer comes behind the one before.
      socket.send(JSON.stringify({ id: uuid(), type: 'subscribe', payload: { query: '' } }));
      await once(socket, 'message');
      socket.close();
    });
    const stomp = await costOf(LOOPBACK, async () => {
      const { socket, received } = await rawClient(url.replace('/graphql', '/ws'));
      for (const frame of [CONNECT, 'SUBSCRIBE\nid:a\ndestination:/topic/messages\nreceipt:r\n\n\0'])
        socket.send(frame);
      await until(() => received.some((text) => text.includes('RECEIPT')));
      socket.close();
    });
    expect(graphql).toBeGreaterThanOrEqual(PRICES.socket + PRICES.operation);
    expect(Math.abs(stomp - graphql)).toBeLessThanOrEqual(1);
  });

  const CASES = '{ cases { slug oddsTable } }';
  const postedFrom = (remoteAddress: string, payload: object) =>
    site.gateway.inject({ method: 'POST', url: '/graphql', remoteAddress, payload });
  it.each<readonly [way: string, ask: (address: string) => ReturnType<typeof get>, text: number]>([
    ['a REST call', (address) => get('/api/box/detail?id=ember', address), 0],
    ['a text', (address) => postedFrom(address, { query: CASES }), priceOfText(CASES)],
    ['a document by its id', (address) => postedFrom(address, byId('Cases')), 0],
  ])('of an answer is charged by its bytes: %s', async (_way, ask, text) => {
    const answer = priceOfAnswer((await ask('192.0.2.3')).body.length);
    const times = Math.ceil(4 / answer);
    const cost = await costOf('192.0.2.4', async () => {
      for (let n = 0; n < times; n += 1) await ask('192.0.2.4');
    });
    // Names and braces around an answer of REST aren't counted.
    expect(cost).toBeGreaterThan(times * (PRICES.operation + text) + 2);
    expect(cost).toBeLessThanOrEqual(Math.ceil(times * (PRICES.operation + text + answer)) + 1);
  });

  it.each([
    ['to many at once', ''],
    ['to one viewer', 'mine'],
  ])('of an event that a socket is told is charged by its bytes, too: %s', async (_whom, own) => {
    const seats = [...'abcdefgh'].map((name) => `${name}: seats { ...S }`).join(' ');
    const document = `subscription($id: ID!) { battleUpdated(id: $id) { ${own} ${seats} } }
      fragment S on BattleSeat { ${'x'.repeat(12_000)}: seat }`;
    const id = await openBattle(askOf(site.gateway, '198.51.100.7'), player);
    let bytes = 0;
    const client = await connected(url, player.token);
    const told = await costOf(
      LOOPBACK,
      async () => {
        const { messages } = follow(client, document, { id });
        await until(() => messages.length > 0);
        bytes = JSON.stringify(messages[0]).length;
      },
      player.token,
    );
    await client.dispose();
    expect(bytes).toBeGreaterThan(90_000);
    const least = PRICES.operation + priceOfText(document) + PRICES.shownEvent;
    expect(told).toBeGreaterThanOrEqual(Math.floor(least + priceOfAnswer(bytes)));
  });

  it('of drawing an avatar is charged once, as long as the drawing is kept', async () => {
    const address = '192.0.2.2';
    expect(await costOf(address, () => get('/art/avatar/anything.svg', address))).toBe(PRICES.request + PRICES.avatar);
    expect(await costOf(address, () => get('/art/avatar/anything.svg', address))).toBe(PRICES.request);
  });

  it('of drawing a card is charged once, as long as the card is kept', async () => {
    const address = '192.0.2.7';
    const card = `/share/${round}.png`;
    expect(await costOf(address, () => get(card, address))).toBe(PRICES.card + PRICES.cardRaster);
    expect(await costOf(address, () => get(card, address))).toBe(PRICES.card);
  });

  it('of a password is charged, right or wrong', async () => {
    const address = '192.0.2.8';
    const login = 'mutation { login(input: { phone: "13800000001", password: "wrong password" }) { token } }';
    const hashed = await costOf(address, () => askOf(site.gateway, address)(login));
    expect(hashed).toBeGreaterThanOrEqual(PRICES.passwordHash);
  });

  it('of drawing a slider is charged', async () => {
    const address = '192.0.2.9';
    const slider = 'mutation { requestSlider(phone: "13800000002") { id } }';
    const drawn = await costOf(address, async () => granted(await askOf(site.gateway, address)(slider)));
    expect(drawn).toBeGreaterThanOrEqual(PRICES.operation + PRICES.redrawing);
  });

  it.each(['/account/avatar', '/api/profile/uploadAvatarV2'])(
    'of drawing an uploaded picture again is charged to its player: %s',
    async (path) => {
      const address = '192.0.2.10';
      const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c04020' } })
        .png()
        .toBuffer();
      const body = new FormData();
      body.append('file', new Blob([Uint8Array.from(picture)], { type: 'image/png' }), 'me.png');
      const form = new Response(body);
      const payload = Buffer.from(await form.arrayBuffer());
      const headers = { token: player.token, 'content-type': form.headers.get('content-type') ?? '' };
      await askOf(site.gateway, address)('{ me { id } }', undefined, player.token);
      const drawn = await costOf(
        address,
        async () => {
          const sent = { method: 'POST', url: path, remoteAddress: address, headers, payload } as const;
          expect((await site.gateway.inject(sent)).statusCode).toBe(200);
        },
        player.token,
      );
      expect(drawn).toBeGreaterThanOrEqual(PRICES.request + PRICES.redrawing);
    },
  );

  it('that one transport used up is refused on all of them, at once and with the time to wait', async () => {
    const address = '203.0.113.5';
    await spendAll(address);
    for (const path of ['/api/box/list', `/share/${round}.svg`, '/log/nothing', '/nothing', '/graphql']) {
      const { statusCode, headers, body } = await get(path, address);
      expect([path, statusCode, Number(headers['retry-after']) > 0, body.includes('RATE_LIMITED')]).toEqual([
        path,
        429,
        true,
        true,
      ]);
    }
    expect((await get('/health', address)).statusCode).toBe(200);
    expect((await get('/api/box/list', '203.0.114.5')).statusCode).toBe(200);
  });

  it('that many /64 of one /48 used up together is refused to the next of them, and not to another /48', async () => {
    const home = (n: number): string => `2001:db8:4848:${n.toString(16).padStart(2, '0')}00::1`;
    let homes = 0;
    for (; homes < 6 && (await get('/nothing', home(homes))).statusCode !== 429; homes += 1)
      await spendAll(home(homes));
    // A /56 has the allowance of two households, and a /48 that of four.
    expect(homes).toBe(4);
    expect((await get('/nothing', '2001:db8:4849::1')).statusCode).toBe(404);
  });

  it('of a player goes on in a network where visitors have used theirs up', async () => {
    const address = '203.0.115.5';
    const ask = askOf(site.gateway, address);
    const me = () => ask('{ me { id } }', undefined, player.token);
    expect((await me()).code).toBeNull();
    await spendAll(address);
    expect((await ask('{ themes { id } }')).code).toBe('RATE_LIMITED');
    expect((await me()).code).toBeNull();
    // A token that is none opens nothing.
    expect((await ask('{ themes { id } }', undefined, 'x'.repeat(43))).code).toBe('RATE_LIMITED');
  });

  it('of a session that wasn’t looked at lately goes on there, too', async () => {
    const address = '203.0.116.5';
    const { token } = await signUp(askOf(site.gateway, '198.51.100.8'));
    site.advance(61_000);
    await spendAll(address);
    expect((await askOf(site.gateway, address)('{ me { id } }', undefined, token)).code).toBeNull();
  });

  it('on a device that an account knows goes on there, so that its owner signs in', async () => {
    const address = '203.0.117.5';
    const { phone, password } = await signUp(askOf(site.gateway, '198.51.100.9'));
    const login = 'mutation($input: LoginInput!) { login(input: $input) { token } }';
    const signIn = (device: string, from = address) =>
      askOf(site.gateway, from, { 'x-device': device })(login, { input: { phone, password } });
    const [own, other] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
    site.advance(61_000);
    expect((await signIn(own, '198.51.100.9')).code).toBeNull();
    await spendAll(address);
    expect((await signIn(other)).code).toBe('RATE_LIMITED');
    expect((await signIn(own)).code).toBeNull();
  });

  it('of a player goes on from its reserve where other players of the network, or a thief of the account, use all up', async () => {
    const address = '203.0.118.5';
    const sessions = [];
    for (let n = 0; n < 2; n += 1) sessions.push((await signUp(askOf(site.gateway, `198.51.100.${20 + n}`))).token);
    const [busy = '', quiet = ''] = sessions;
    await spendAll(address, busy);
    const ask = askOf(site.gateway, address);
    expect((await ask('{ me { id } }', undefined, busy)).code).toBe('RATE_LIMITED');
    expect((await ask('{ me { id } }', undefined, quiet)).code).toBeNull();
  });

  it('of a handshake is charged, and refused in the messages alone, since only they say whose it is', async () => {
    await spendAll(LOOPBACK);
    const codeFor = async (token?: string): Promise<unknown> => {
      const client = await connected(url, token);
      const { failures } = follow(client, 'subscription { nothing }');
      await until(() => failures.length > 0);
      await client.dispose();
      return valueAt(failures, '0.0.extensions.code');
    };
    expect([await codeFor(), await codeFor(player.token)]).toEqual(['RATE_LIMITED', 'GRAPHQL_VALIDATION_FAILED']);
    const stomp = await rawClient(url.replace('/graphql', '/ws'));
    stomp.socket.send(CONNECT);
    await until(() => stomp.received.length > 0);
    expect(stomp.received[0]).toMatch(/^ERROR\n(?:.*\n)*code:RATE_LIMITED\n/);
  });

  it('is an account’s as well, from however many networks it comes', async () => {
    let refused = 0;
    for (let n = 0; n < 200 && refused === 0; n += 1) {
      const ask = askOf(site.gateway, `2001:db8:${n.toString(16)}::1`);
      const { code } = await ask('{ '.repeat(8_000), undefined, player.token);
      if (code === 'RATE_LIMITED') refused = n;
    }
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThanOrEqual(Math.ceil(AT_ONCE / priceOfText('{ '.repeat(8_000))));
  });
});

describe('a socket whose work is used up', () => {
  it('is told so in the answer of the operation, and closed where it goes on', async () => {
    const socket = new WebSocket(url, 'graphql-transport-ws');
    const received: string[] = [];
    socket.on('message', (data) => received.push(String(data)));
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ type: 'connection_init', payload: { token: player.token } }));
    await until(() => received.length === 1);
    const subscribe = (): string =>
      JSON.stringify({ id: uuid(), type: 'subscribe', payload: { query: '{ '.repeat(8_000) } });
    for (let n = 0; n < 500; n += 1) socket.send(subscribe());
    expect(await closed).toBe(1013);
    const codes = received.slice(1).map((message) => valueAt(JSON.parse(message), 'payload.0.extensions.code'));
    const kinds = Map.groupBy(codes, (code) => code);
    expect([...kinds.keys()]).toEqual(['GRAPHQL_PARSE_FAILED', 'RATE_LIMITED']);
    expect(kinds.get('RATE_LIMITED')).toHaveLength(8);
    expect(codes.length).toBeLessThan(120);
  });
});
