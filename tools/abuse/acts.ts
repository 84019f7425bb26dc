import { randomBytes, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { GraphQLSchema } from 'graphql';
import { WebSocket } from 'ws';
import { calls } from '../../gateway/rest/calls/index.ts';
import type { Tape } from '../../test/fuzz/tape.ts';
import { textFrom, valueFrom } from '../../test/fuzz/values.ts';
import { LOGIN, SLIDER } from '../../test/player/account.ts';
import { authorised, type Exchange } from '../../test/player/ask.ts';
import { OPEN_CASE } from '../../test/player/case.ts';
import { randomPhone } from '../../test/player/chance.ts';
import { DEPOSIT } from '../../test/player/trade.ts';
import { badDocument } from './documents.ts';

/** The surroundings of an act. */
export interface Scene {
  /** Origin of the site under abuse, on loopback. */
  readonly url: string;
  readonly schema: GraphQLSchema;
  readonly tape: Tape;
  /** Of a player of the site's, for what needs one. */
  readonly token: string;
  /** Rounds of that player's, of which there are cards. */
  readonly rounds: readonly string[];
  /** Ends every request and socket that is still open. */
  readonly over: AbortSignal;
}

/** Does one bad thing; resolves with how it was answered. */
export type Act = (scene: Scene) => Promise<string>;

const json = { 'content-type': 'application/json' };
const LONGEST_MS = 20_000;

const ended = (over: AbortSignal): AbortSignal => AbortSignal.any([over, AbortSignal.timeout(LONGEST_MS)]);

const sent = async ({ url, over }: Scene, path: string, init: RequestInit): Promise<string> => {
  const response = await fetch(`${url}${path}`, { ...init, redirect: 'manual', signal: ended(over) });
  const text = await response.text();
  const code = /"code":"([A-Z_]+)"/.exec(text.slice(0, 4_000))?.[1];
  return code === 'INTERNAL' || text.includes('"error":"INTERNAL"')
    ? `INTERNAL ${path.slice(0, 60)}`
    : String(response.status);
};

const ask = (scene: Scene, ...[document, variables, token]: Parameters<Exchange>): Promise<string> =>
  sent(scene, '/graphql', {
    method: 'POST',
    headers: { ...json, ...authorised(token) },
    body: JSON.stringify({ query: String(document), variables }),
  });

const document: Act = (scene) => {
  const { query, variables } = badDocument(scene.schema, scene.tape);
  return ask(scene, query, variables, scene.tape.once(3) ? scene.token : undefined);
};

const signIn: Act = (scene) =>
  scene.tape.pick([
    () => ask(scene, SLIDER, { phone: randomPhone() }),
    () => ask(scene, LOGIN, { input: { phone: randomPhone(), password: textFrom(scene.tape) } }),
    () => sent(scene, `/api/common/smsCode?phone=${encodeURIComponent(randomPhone())}&type=1`, {}),
    () =>
      sent(scene, '/api/auth/login', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ phone: randomPhone(), password: 'x'.repeat(100) }),
      }),
  ])();

/** The text of any value; '' for a value that JSON can't write. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const rest: Act = (scene) => {
  const { tape } = scene;
  const call = calls[tape.below(calls.length)];
  if (call === undefined || /logout/i.test(call.path)) return Promise.resolve('none');
  const params = Object.fromEntries(Object.keys(call.input.shape).map((name) => [name, valueFrom(tape)]));
  const headers = tape.once(3) ? { ...json, token: scene.token } : json;
  if (call.methods.includes('POST')) {
    return sent(scene, `/api${call.path}`, { method: 'POST', headers, body: JSON.stringify(params) });
  }
  const asked = new URLSearchParams(
    Object.entries(params).map(([name, value]) => [name, asText(value).slice(0, 2_000)]),
  );
  return sent(scene, `/api${call.path}?${asked}`, { headers });
};

const address: Act = (scene) =>
  raw(
    scene,
    `GET ${scene.tape.pick(['//x', '/%5cx', '/api//box/list', '/x%00', '/%zz', `/${'a/'.repeat(3_000)}`, '/../../etc/passwd'])} HTTP/1.1\r\nHost: evil\r\nConnection: close\r\n\r\n`,
    '',
  );

const upload: Act = (scene) =>
  sent(scene, scene.tape.pick(['/account/avatar', '/api/profile/uploadAvatarV2', '/webhooks/nobody']), {
    method: 'POST',
    headers: {
      'content-type': scene.tape.pick(['image/png', 'image/webp', 'multipart/form-data; boundary=x']),
      token: scene.token,
    },
    body: Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      randomBytes(scene.tape.pick([1_000, 100_000, 3_000_000])),
    ]),
  });

const bigBody: Act = (scene) =>
  sent(scene, scene.tape.pick(['/graphql', '/api/auth/login', '/nothing']), {
    method: 'POST',
    headers: json,
    body: scene.tape.pick([
      `{"query":"${' '.repeat(60_000)}"}`,
      'x'.repeat(2_000_000),
      '['.repeat(60_000),
      `{"a":${'{"a":'.repeat(9_000)}`,
    ]),
  });

/** Bytes over a socket, and a drop of more every second until the site has had enough. */
const raw = ({ url, over }: Scene, first: string, drip: string): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let head = '';
    const dripping = setInterval(() => drip !== '' && socket.write(drip), 1_000);
    const end = (): unknown => socket.destroy();
    const signal = ended(over);
    signal.addEventListener('abort', end, { once: true });
    socket.on('data', (chunk) => {
      if (head.length < 20) head += String(chunk);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dripping);
      signal.removeEventListener('abort', end);
      resolve(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 'closed');
    });
    socket.write(first);
  });

const slow: Act = (scene) =>
  scene.tape.below(2) === 0
    ? raw(scene, 'GET / HTTP/1.1\r\nHost: a\r\n', 'x-a: b\r\n')
    : raw(
        scene,
        'POST /graphql HTTP/1.1\r\nHost: a\r\ncontent-type: application/json\r\ncontent-length: 64000\r\n\r\n',
        ' ',
      );

/** Opens a socket, says things, once its greeting was answered where it has one, and waits to be closed, or goes. */
const talk = (
  { url, over, tape }: Scene,
  path: string,
  protocol: string,
  messages: readonly (string | Uint8Array)[],
  greeting: string | null = null,
): Promise<string> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, protocol);
    const signal = AbortSignal.any([over, AbortSignal.timeout(tape.pick([200, 1_000, 4_000]))]);
    signal.addEventListener('abort', () => socket.terminate(), { once: true });
    socket.on('error', () => undefined);
    const say = (): void => {
      for (const message of messages) socket.send(message);
    };
    socket.on('open', () => (greeting === null ? say() : socket.send(greeting)));
    if (greeting !== null) socket.once('message', say);
    socket.on('close', (code) => resolve(code === 1006 ? 'left' : `closed ${code}`));
  });

const stomp: Act = (scene) => {
  const connectFrame = 'CONNECT\naccept-version:1.2\nhost:a\n\n\0';
  const subscribe = (n: number) => `SUBSCRIBE\nid:${n}\ndestination:/topic/messages\n\n\0`;
  return talk(scene, '/ws', 'v12.stomp', [
    connectFrame,
    ...Array.from({ length: scene.tape.pick([1, 4, 200]) }, (_, n) => subscribe(n)),
    ...scene.tape.pick<readonly (string | Uint8Array)[]>([
      [],
      ['SEND\n\n\0'],
      [randomBytes(60_000)],
      ['X'.repeat(60_000)],
    ]),
  ]);
};

const initAs = (token: string | null): string =>
  JSON.stringify({ type: 'connection_init', payload: token === null ? {} : { token } });

const subscriptions: Act = (scene) => {
  const { tape, schema } = scene;
  const payloads = Array.from({ length: tape.pick([1, 8, 40]) }, () =>
    tape.below(2) === 0
      ? { query: 'subscription { liveEvents(after: 0) { seq eventType } }', variables: {} }
      : badDocument(schema, tape),
  );
  return talk(scene, '/graphql', 'graphql-transport-ws', [
    initAs(tape.pick([null, scene.token, textFrom(tape)])),
    ...payloads.map((payload, n) => JSON.stringify({ id: String(n), type: 'subscribe', payload })),
    ...tape.pick<readonly string[]>([[], ['{'], ['x'.repeat(60_000)]]),
  ]);
};

/** As many as one may have; a socket with more is closed. */
const OPERATIONS_OF_A_SOCKET = 8;

/** Sockets that all say so much, without waiting for an answer. */
const flood = async (
  scene: Scene,
  sockets: number,
  init: string,
  each: number,
  query: (n: number) => string,
): Promise<string> => {
  const talks = Array.from({ length: sockets }, (_, place) => {
    const messages = Array.from({ length: each }, (__, n) =>
      JSON.stringify({ id: `${n}`, type: 'subscribe', payload: { query: query(place * each + n) } }),
    );
    return talk(scene, '/graphql', 'graphql-transport-ws', messages, init);
  });
  const [first = 'none'] = await Promise.all(talks);
  return first;
};

/** Documents that are none, each another one, so that nothing of them is kept. */
const junkSubscriptions: Act = (scene) => {
  const token = scene.tape.below(2) === 0 ? scene.token : null;
  const junk = Array.from({ length: 1_200 }, (_, n) => `s${n}`).join(' ');
  return flood(scene, 8, initAs(token), 1_500, (n) => `subscription { liveEvents { x${n} ${junk} } }`);
};

/** One document, written in as many ways as there are operations. */
const audiences: Act = (scene) =>
  flood(
    scene,
    24,
    initAs(scene.token),
    OPERATIONS_OF_A_SOCKET,
    (n) => `#${n}\nsubscription A${n} { liveEvents { seq eventType drop { id } } }`,
  );

/** Pictures that have to be drawn. */
const drawings: Act = (scene) => {
  const { tape, rounds } = scene;
  const card = `/share/${rounds[tape.below(Math.max(1, rounds.length))]}.png?lang=${tape.pick(['zh-CN', 'zh-TW', 'en'])}`;
  return sent(scene, tape.below(2) === 0 ? card : `/art/avatar/${randomBytes(16).toString('hex')}.svg`, {});
};

/** The same bad play several times at once, under one command id. */
const play: Act = async (scene) => {
  const { tape, token } = scene;
  const commandId = randomUUID();
  const input = {
    commandId,
    slug: tape.pick(['ember', 'wick', 'x', '']),
    quantity: tape.pick([1, 10, 0, -0, -1, 1_000_000]),
    oddsHash: 'ab'.repeat(32),
    terms: 'ab'.repeat(32),
    seedHash: 'cd'.repeat(32),
    entropy: 'ab'.repeat(16),
  };
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      n % 2 === 0
        ? ask(scene, OPEN_CASE, { input }, token)
        : ask(scene, DEPOSIT, { commandId, amount: tape.pick([100, -1, 0, 5_000]) }, token),
    ),
  );
  return answers.find((answer) => answer.startsWith('INTERNAL')) ?? answers[0] ?? 'none';
};

const NETWORKS = 5;
const LOGINS_EACH = 28;

/** Password guesses that arrive together from a few networks, each for another number. */
const logins: Act = async (scene) => {
  const guess = (network: number): Promise<string> =>
    sent(scene, '/graphql', {
      method: 'POST',
      headers: { ...json, 'x-forwarded-for': `198.51.${network}.7` },
      body: JSON.stringify({ query: String(LOGIN), variables: { input: { phone: randomPhone(), password: 'wrong' } } }),
    });
  const answers = await Promise.all(Array.from({ length: NETWORKS * LOGINS_EACH }, (_, n) => guess(n % NETWORKS)));
  return answers[0] ?? 'none';
};

/** Floods that each held up the players of other networks once. */
export const FLOODS: Readonly<Record<string, Act>> = { 'junk subscriptions': junkSubscriptions, logins };

/** Everything that is tried, each as often as the others. */
export const ACTS: Readonly<Record<string, Act>> = {
  documents: document,
  'sign-in floods': signIn,
  'REST nonsense': rest,
  addresses: address,
  uploads: upload,
  'big bodies': bigBody,
  'slow requests': slow,
  'STOMP sockets': stomp,
  subscriptions,
  ...FLOODS,
  audiences,
  drawings,
  plays: play,
};
