import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askOf } from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';

let site: Fixture;
let ask: Ask;
let port: number;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
  port = Number(new URL(await site.gateway.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => site.close());

const alive = async (): Promise<void> => {
  expect((await ask('{ themes { id } }')).at('themes.0.id')).toBe('fire');
};

const post = (payload: string | object, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  site.gateway.inject({ method: 'POST', url: '/graphql', payload, headers });

describe('documents that are too much', () => {
  it.each([
    ['over-long', `{ ${'themes { id } '.repeat(2_000)} }`, 'QUERY_TOO_COMPLEX'],
    ['of too many tokens', `{ ${'a '.repeat(3_000)} }`, 'QUERY_TOO_COMPLEX'],
    [
      'over-deep',
      `{ rounds { edges { node { item { skin { ${'familyNames { en '.repeat(5)}${'}'.repeat(5)} } } } } } }`,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['thousandfold brackets', `${'{ a '.repeat(700)}${'}'.repeat(700)}`, 'QUERY_TOO_COMPLEX'],
    ['not GraphQL', '{ themes { id }', 'GRAPHQL_PARSE_FAILED'],
    ['a JSON syntax tree', '{"kind":"Document","definitions":[]}', 'GRAPHQL_PARSE_FAILED'],
    ['a JSON list', '[]', 'GRAPHQL_PARSE_FAILED'],
    ['two operations', 'query A { themes { id } } query B { themes { id } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['a subscription', 'subscription { liveEvents { seq } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['an unknown field', '{ nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'a deep introspection',
      `{ __schema { types { fields { type { ${'fields { type { '.repeat(4)} name ${'} }'.repeat(4)} } } } } }`,
      'GRAPHQL_VALIDATION_FAILED',
    ],
  ])('are refused with a code: %s', async (_name, query, code) => {
    for (let n = 0; n < 2; n += 1) {
      const answer = await ask(query);
      expect([answer.status, answer.code]).toEqual([200, code]);
    }
    await alive();
  });
});

describe('variables of another type', () => {
  it('are refused before and after the document is compiled, and when it is', async () => {
    const query = 'query($first: Int!) { shop(first: $first) { totalCount } }';
    for (let n = 0; n < 6; n += 1) {
      const answer = await ask(query, { first: '__proto__' });
      expect([answer.status, answer.code]).toEqual([200, 'INVALID_INPUT']);
    }
    await alive();
  });
});

describe('requests that are no GraphQL requests', () => {
  it.each([
    ['a list of operations', [{ query: '{ themes { id } }' }], 'BAD_REQUEST', 400],
    ['no query', { variables: {} }, 'BAD_REQUEST', 400],
    ['variables of another kind', { query: '{ themes { id } }', variables: [1] }, 'BAD_REQUEST', 400],
    ['text that is no JSON', '{"query":', 'BAD_REQUEST', 400],
    ['an empty body', '', 'BAD_REQUEST', 400],
    ['a poisoned prototype', '{"__proto__":{"x":1},"query":"{ themes { id } }"}', 'BAD_REQUEST', 400],
  ])('are refused: %s', async (_name, payload, code, status) => {
    const response = await post(payload);
    expect([response.statusCode, response.json().errors[0].extensions.code]).toEqual([status, code]);
    await alive();
  });

  it('of 10 MB are cut off with 413, declared or streamed', async () => {
    const declared = await post({ query: '{ themes { id } }', padding: 'x'.repeat(10_000_000) });
    expect([declared.statusCode, declared.json().errors[0].extensions.code]).toEqual([413, 'BODY_TOO_LARGE']);
    const streamed = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('data', (head) => resolve(String(head).split('\r\n', 1)[0]));
      socket.once('error', () => resolve('cut off'));
      socket.write(
        'POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
      );
      for (let n = 0; n < 160; n += 1) socket.write(`10000\r\n${'x'.repeat(65_536)}\r\n`);
    });
    expect(['HTTP/1.1 413 Payload Too Large', 'cut off']).toContain(streamed);
    await alive();
  });

  it('of another media type are refused with 415', async () => {
    const response = await post('query=1', { 'content-type': 'text/plain' });
    expect([response.statusCode, response.json().errors[0].extensions.code]).toEqual([415, 'BAD_REQUEST']);
  });

  it('by GET are told where to go', async () => {
    const response = await site.gateway.inject({ method: 'GET', url: '/graphql?query={themes{id}}' });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST']);
  });

  const answerTo = (head: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('data', (data) => {
        resolve(String(data).split('\r\n', 1)[0] ?? '');
        socket.destroy();
      });
      socket.once('error', reject);
      socket.write(`${head}\r\n\r\n`);
    });

  it.each([
    ['name no path', 'GET * HTTP/1.1\r\nhost: a'],
    ['name two hosts', 'GET /health HTTP/1.1\r\nhost: a\r\nHost: b'],
    ['name one host twice', 'GET / HTTP/1.1\r\nhost: a\r\nhost: a'],
  ])('are refused where they %s', async (_how, head) => {
    expect(await answerTo(head)).toBe('HTTP/1.1 400 Bad Request');
    await alive();
  });

  it('are answered as a proxy asks', async () => {
    expect(await answerTo('GET http://a/health HTTP/1.1\r\nhost: a')).toBe('HTTP/1.1 200 OK');
  });

  it.each(['/nothing-here', '/health', '/graphql/', '/home'])('open no socket at %s', async (path) => {
    const upgrade = 'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13';
    const key = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==';
    expect(await answerTo(`GET ${path} HTTP/1.1\r\nhost: a\r\n${upgrade}\r\n${key}`)).toBe('HTTP/1.1 404 Not Found');
    await alive();
  });

  it('that are no HTTP close their connection only', async () => {
    const socket = connect(port, '127.0.0.1');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined).resume();
    socket.write(`\x16\x03\x01garbage${'\0'.repeat(1_000)}`);
    await closed;
    await alive();
  });
});

describe('an address that asks too much', () => {
  it('is told when to come back', async () => {
    const strict = await openFixture({ limits: { rateFactor: 1, maxSockets: 1, maxSocketsPerAddress: 1 } });
    try {
      const statuses = new Map<number, number>();
      let last: { code: unknown; details: unknown } | null = null;
      while ((statuses.get(429) ?? 0) < 5) {
        const response = await strict.gateway.inject({
          method: 'POST',
          url: '/graphql',
          payload: { query: `{ themes { id } } #${'x'.repeat(16_000)}` },
        });
        statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
        if (response.statusCode === 429) last = response.json().errors[0].extensions;
      }
      expect([...statuses.keys()]).toEqual([200, 429]);
      expect(last).toEqual({ code: 'RATE_LIMITED', details: { retryAfterSeconds: expect.any(Number) } });
    } finally {
      await strict.close();
    }
  });
});

describe('every answer', () => {
  it('carries a policy without inline scripts, and sockets to the own host alone', async () => {
    const response = await site.gateway.inject({ method: 'GET', url: '/nothing', headers: { host: 'example.org' } });
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self' wss://glasscase.example");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect([response.statusCode, response.json()]).toEqual([404, { error: 'NOT_FOUND', details: {} }]);
  });
});
