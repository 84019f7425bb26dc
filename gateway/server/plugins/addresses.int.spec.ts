import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fixture, openFixture, PUBLIC_ORIGIN } from '../../testing/fixture.ts';

const FRIEND = 'https://app.friend.example';

let site: Fixture;
let webRoot: string;
let port: number;
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'glasscase-addresses-'));
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Glasscase</title>');
  await writeFile(join(webRoot, 'verifier.html'), '<!doctype html><title>Verifier</title>');
  await mkdir(join(webRoot, '.server'));
  await writeFile(
    join(webRoot, '.server/paint-page.js'),
    "export const isPage = (path) => !path.startsWith('/nowhere');",
  );
  site = await openFixture({ webRoot, allowedOrigins: [FRIEND] });
  port = Number(new URL(await site.gateway.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await site.close();
  await rm(webRoot, { recursive: true, force: true });
});

interface RawAnswer {
  readonly text: string;
  readonly status: number;
}

/**
 * Sends `first`, then `drip` every second, as raw bytes, which no HTTP client does. Resolves when the gateway closes
 * the connection.
 */
const say = (first: string, drip = ''): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const dripping = setInterval(() => socket.write(drip), 1_000);
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    // A drop that meets a closed socket resets it; the answer has come by then.
    const isLate = (error: Error): boolean =>
      'code' in error && (error.code === 'EPIPE' || (error.code === 'ECONNRESET' && text !== ''));
    socket.on('error', (error) => (isLate(error) ? undefined : reject(error)));
    socket.on('close', () => {
      clearInterval(dripping);
      resolve({ text, status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0) });
    });
    socket.write(first);
  });

const get = (path: string, headers = ''): Promise<RawAnswer> =>
  say(`GET ${path} HTTP/1.1\r\nHost: evil.example\r\n${headers}Connection: close\r\n\r\n`);

describe('an address', () => {
  it.each([
    '//x',
    '/%5cx',
    '/x%00',
    '/%00',
    '/box/%00',
    '/assets/a%00.js',
    '/..%2fetc',
    '//evil.example/..',
    '/a//b',
    '//',
    '///',
    '//[',
    '//:99999',
    'http://evil.example/x',
  ])('that no file can have isn’t there: %s', async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(text).toContain('{"error":"NOT_FOUND","details":{}}');
  });

  it('of the standalone verifier gives a file to keep', async () => {
    const { status, text } = await get('/verifier.html');
    expect(status).toBe(200);
    expect(text).toContain('content-disposition: attachment; filename="glasscase-verifier.html"');
    expect((await get('/index.html')).text).not.toContain('content-disposition');
  });

  it.each(['/%zz', '/%c0%af', 'http://evil.example:99999/x'])('that can’t be decoded is refused: %s', async (path) => {
    const { status, text } = await get(path);
    expect([status, text.includes('{"error":"BAD_REQUEST","details":{}}')]).toEqual([400, true]);
  });

  it.each([
    '/nope.php',
    '/wp-login.php?x=1',
    '/.env',
    '/favicon.png',
    '/.well-known/nope',
    '/.well-known/',
    '/a/b.txt',
  ])('of a file that there isn’t is no page: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it.each(['/box/ember', '/', '/verify?x=a.png'])('of a page is one: %s', async (path) => {
    const { status, text } = await get(path);
    expect([status, text.includes('<title>')]).toEqual([200, true]);
  });

  it.each(['/nowhere', '/nowhere?lang=en'])('where the client has no page gets it to say so: %s', async (path) => {
    const { status, text } = await get(path);
    expect([status, text.includes('<title>')]).toEqual([404, true]);
  });

  const NO_ROOM = 'a'.repeat(22);
  it.each([
    ...['/box/nope', '/box/%65mber', '/battle/nope', `/battle/${NO_ROOM}`, `/reverse/${NO_ROOM}/`],
    ...[`/giveaways/${NO_ROOM}?from=x`, `/provably-fair/verify/${NO_ROOM}`, '/provably-fair/verify/nope.1'],
    ...['/player/nope', `/player/${NO_ROOM}`],
  ])('of a page that shows what isn’t there says so: %s', async (path) => {
    const { status, text } = await get(path);
    expect([status, text.includes('<title>')]).toEqual([404, true]);
  });

  it.each(['/battle/create', '/reverse/create/', '/battle/create/classic', '/giveaways/create', '/box', '/battle'])(
    'of a page that shows no single thing is one: %s',
    async (path) => {
      expect((await get(path)).status).toBe(200);
    },
  );

  it.each([
    '/api/nope',
    '/api',
    '/api/',
    '/api/box/list/',
    '/api//box/list',
    '/api/docs/nope',
    '/api/%zz',
    '/api/x%00',
  ])('below the API is answered in its envelope: %s', async (path) => {
    const { status, text } = await get(path, 'lang: en\r\n');
    const [, body = ''] = text.split('\r\n\r\n');
    expect([400, 404]).toContain(status);
    expect(JSON.parse(body)).toMatchObject({ status, success: false, data: null, msg: expect.any(String) });
  });
});

describe('a host that a request names', () => {
  it('comes into no policy', async () => {
    const { text } = await get('/');
    expect(text).not.toContain('evil');
    expect(text).toContain(`connect-src 'self' ${PUBLIC_ORIGIN.replace('https', 'wss')}`);
  });
});

describe('files that programs look for', () => {
  it('say what robots may read', async () => {
    const answer = await site.gateway.inject({ url: '/robots.txt' });
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toMatch(/^User-agent: \*\nDisallow: /);
  });

  it('say who is told of a weakness, and for how long that is so', async () => {
    const answer = await site.gateway.inject({ url: '/.well-known/security.txt' });
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const fields = new Map(
      answer.body
        .trim()
        .split('\n')
        .map((line) => [line.split(': ')[0], line.split(': ')[1]]),
    );
    expect(fields.get('Contact')).toBe('mailto:security@glasscase.example');
    expect(fields.get('Canonical')).toBe(`${PUBLIC_ORIGIN}/.well-known/security.txt`);
    const left = Date.parse(fields.get('Expires') ?? '') - site.now();
    expect(left).toBeGreaterThan(30 * 86_400_000);
    expect(left).toBeLessThan(365 * 86_400_000);
  });

  it('aren’t there where nobody is named', async () => {
    const nobody = await openFixture({ webRoot, securityContact: null });
    expect((await nobody.gateway.inject({ url: '/.well-known/security.txt' })).statusCode).toBe(404);
    await nobody.close();
  });
});

/** Header lines that the table of requests in docs/rest.md names. */
const SENT_HEADERS = [
  ...(/^## Requests$(.*?)^## /ms.exec(await readFile('docs/rest.md', 'utf8'))?.[1] ?? '').matchAll(
    /^\| `([\w-]+)` \|/gm,
  ),
].map(([, name = '']) => name.toLowerCase());

describe('pages of another origin', () => {
  const preflight = (origin: string, url: string) =>
    site.gateway.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': SENT_HEADERS.join(),
      },
    });

  it.each(['/graphql', '/api/box/open', '/api/profile/userInfo', '/account/avatar'])(
    'that is configured may send what clients send: %s',
    async (url) => {
      const { statusCode, headers } = await preflight(FRIEND, url);
      expect(statusCode).toBe(204);
      expect(headers['access-control-allow-origin']).toBe(FRIEND);
      const allowed = String(headers['access-control-allow-headers']).split(', ');
      expect(allowed).toEqual(expect.arrayContaining([...SENT_HEADERS, 'authorization', 'content-type']));
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    },
  );

  it('that is configured may read answers, refusals and what is left of the rate', async () => {
    const headers = { origin: FRIEND, lang: 'en' };
    for (const url of ['/api/common/sysConfig', '/api/profile/userInfo', '/api/nope']) {
      const answer = await site.gateway.inject({ url, headers });
      expect(answer.headers['access-control-allow-origin']).toBe(FRIEND);
      const readable = String(answer.headers['access-control-expose-headers']).split(', ');
      expect(readable).toEqual(expect.arrayContaining(['log-position', 'x-ratelimit-remaining', 'retry-after']));
    }
    const answer = await site.gateway.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: { query: '{ themes { id } }' },
    });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, FRIEND]);
    const picture = await site.gateway.inject({ url: '/art/avatar/a.svg' });
    expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it.each(['https://evil.example', 'null', `${FRIEND}.evil.example`, 'https://friend.example'])(
    'that isn’t gets nothing: %s',
    async (origin) => {
      for (const url of ['/graphql', '/api/box/open', '/']) {
        const { statusCode, headers } = await preflight(origin, url);
        expect(statusCode).toBeGreaterThanOrEqual(400);
        expect(headers).not.toHaveProperty('access-control-allow-origin');
      }
      const { headers } = await site.gateway.inject({ url: '/api/common/sysConfig', headers: { origin } });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    },
  );

  it('may all read the log', async () => {
    for (const origin of [FRIEND, 'https://evil.example']) {
      const { headers } = await site.gateway.inject({ url: '/log/key', headers: { origin } });
      expect(headers['access-control-allow-origin']).toBe('*');
    }
  });
});

describe('a request that comes by drops', { timeout: 40_000 }, () => {
  it('has fifteen seconds for headers and body', async () => {
    const begun = performance.now();
    const answers = await Promise.all([
      say('GET / HTTP/1.1\r\nHost: a\r\n', 'x-a: b\r\n'),
      say('POST /graphql HTTP/1.1\r\nHost: a\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n', ' '),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([408, 408]);
    // By default Node allows twice as long.
    expect(performance.now() - begun).toBeLessThan(29_000);
  });
});
