import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkpointText } from '../../../engine/log/checkpoint.ts';
import { signerFromSeed } from '../../../engine/log/log-key.ts';
import { splitOpenings } from '../../../engine/log/openings.ts';
import { signNote } from '../../../engine/log/sign-note.ts';
import { drawnAvatar } from '../../accounts/avatars/paths.ts';
import type { Health } from '../../ports.ts';
import { type AuditorRight, auditorsIn } from '../../site/auditors/auditors.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';

const origin = 'test.example/log';
const logSigner = signerFromSeed(origin, '44'.repeat(32));

let site: Fixture;
let webRoot: string;
let health: Health = { ready: true };
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'glasscase-web-'));
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><html lang="zh-CN"><title>Glasscase</title>');
  await writeFile(
    join(webRoot, 'home.html'),
    '<!doctype html><head><title>Glasscase</title></head><body><div id="root"></div></body>',
  );
  await writeFile(join(webRoot, 'proof.html'), '<!doctype html><title>Proof</title><div id="root"></div>');
  await mkdir(join(webRoot, '.server'));
  await writeFile(
    join(webRoot, '.server', 'paint-page.js'),
    `export const isPage = () => true;
    export const paintPage = async ({ at, origin, demo, answer }) => ({
      head: '',
      attributes: '',
      body: (demo ? 'demo' : '') + '<h1>' + (answer === null ? at + ' of ' + origin : JSON.parse(answer).showcase.cases[0].slug) + '</h1>',
    });`,
  );
  await mkdir(join(webRoot, 'operator', 'assets'), { recursive: true });
  await writeFile(join(webRoot, 'operator', 'index.html'), '<!doctype html><title>Console</title>');
  await writeFile(join(webRoot, 'operator', 'assets', 'console-1a2b3c.js'), 'export {};');
  await writeFile(join(webRoot, 'mark.svg'), '<svg/>');
  await writeFile(join(webRoot, 'assets', 'app-1a2b3c.js'), 'export {};');
  await writeFile(join(webRoot, 'assets', 'app-1a2b3c.js.br'), 'compressed');
  site = await openFixture({ webRoot, health: async () => health });
});
afterAll(async () => {
  await site.close();
  await rm(webRoot, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => site.gateway.inject({ method: 'GET', url, headers });

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('pages', () => {
  it('keep files with a hash in their name for ever, compressed where they are', async () => {
    const plain = await get('/assets/app-1a2b3c.js');
    expect([plain.statusCode, plain.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    const small = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'br' });
    expect([small.headers['content-encoding'], small.body]).toEqual(['br', 'compressed']);
  });

  it.each(['/operator', '/operator/', '/operator/now', '/operator/players/p_1', '/operator/invitation'])(
    'are those of the console at %s, which no search engine lists',
    async (url) => {
      const page = await get(url, { accept: 'text/html' });
      expect([page.statusCode, page.body]).toEqual([200, '<!doctype html><title>Console</title>']);
      expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
      expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    },
  );

  it('keep the console’s files for ever, and have none of it at addresses that only begin like it', async () => {
    const file = await get('/operator/assets/console-1a2b3c.js');
    expect(file.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-robots-tag': 'noindex',
    });
    expect((await get('/operator/assets/gone-1a2b3c.js')).statusCode).toBe(404);
    // A GET of it opens a socket alone.
    expect((await get('/operator/graphql')).statusCode).toBe(405);
    expect((await get('/operators', { accept: 'text/html' })).body).toContain('<title>Glasscase</title>');
  });

  it('say in every document of a demo world that it is one, and in none elsewhere', async () => {
    const demo = await openFixture({ webRoot, demo: true });
    try {
      for (const url of ['/', '/proof', '/box/ember', '/personal/bag', '/nowhere/at/all']) {
        const page = await demo.gateway.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
        expect(page.body, url).toMatch(/<html data-demo=""|demo<h1>/);
        expect((await get(url, { accept: 'text/html' })).body, url).not.toMatch(/demo/);
      }
    } finally {
      await demo.close();
    }
  });

  it('answer an address that strangers arrive at with its own file, as any other page', async () => {
    const page = await get('/proof?from=badge', { accept: 'text/html' });
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(page.body).toContain('<title>Proof</title><div id="root"><h1>/proof of https://');
  });

  it.each(['/', '/box/ember', '/provably-fair/verify', '/account', '/account/nonsense'])(
    'answer %s with the client',
    async (url) => {
      const page = await get(url, { accept: 'text/html' });
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(page.body).toContain('<title>Glasscase</title>');
    },
  );

  it.each(['/', '/home', '/home/?x=1'])('answer %s with what the home page asks first', async (url) => {
    const page = await get(url, { accept: 'text/html' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    const [, answer = ''] = /id="first-answer">(.*?)<\/script>/.exec(page.body) ?? [];
    expect(JSON.parse(answer)).toMatchObject({ showcase: { cases: [{ __typename: 'Case', slug: 'ember' }] } });
    expect(page.body).toContain('<div id="root"><h1>ember</h1></div>');
    expect((await get('/box/ember', { accept: 'text/html' })).body).not.toContain('first-answer');
  });

  it.each([
    '/assets/gone-1.js',
    '/.server/paint-page.js',
    '/art/skin/gone.svg',
    '/log/tile/9/000',
    '/avatars/gone.webp',
    '/account/avatar',
    '/sandbox/x',
    '/health/x',
    '/graphql/x',
  ])('answer %s as machines expect it', async (url) => {
    const missing = await get(url, { accept: '*/*' });
    expect([missing.statusCode, missing.json().error]).toEqual([404, 'NOT_FOUND']);
  });

  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/.sources'])(
    'never leave their folder: %s',
    async (url) => {
      expect((await get(url)).body).not.toContain('"glasscase"');
    },
  );

  it('are not the answer to anything but GET', async () => {
    const posted = await site.gateway.inject({ method: 'POST', url: '/box/wick' });
    expect([posted.statusCode, posted.json()]).toEqual([404, { error: 'NOT_FOUND', details: {} }]);
  });
});

describe('art', () => {
  it.each([
    ['/art/skin/brook.1-7.svg', '<svg>brook full</svg>'],
    ['/art/skin/brook.1-7.small.svg', '<svg>brook small</svg>'],
    ['/art/case/ember.1-7.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 260">vitrine aurora</svg>'],
    [drawnAvatar('AbC_-9'), '<svg>AbC_-9</svg>'],
  ])('draws %s once and for ever', async (url, body) => {
    const plain = await get(url);
    expect([plain.statusCode, plain.body]).toEqual([200, body]);
    expect(plain.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const small = await get(url, { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(small.rawPayload).toString()).toBe(body);
  });

  it('paints a case in pixels for lists, compressed as it is', async () => {
    const [painted, again] = await Promise.all(
      [1, 2].map(() => get('/art/case/ember.1-7.avif', { 'accept-encoding': 'gzip, br' })),
    );
    expect([painted?.statusCode, painted?.headers['content-type'], painted?.headers['content-encoding']]).toEqual([
      200,
      'image/avif',
      undefined,
    ]);
    expect(painted?.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(painted?.rawPayload).metadata()).toMatchObject({ width: 480, height: 390, hasAlpha: true });
    expect(again?.rawPayload.equals(painted?.rawPayload ?? Buffer.of())).toBe(true);
  });

  it.each(['/art/avatar/AbC_-9.svg', '/art/avatar/AbC_-9.00000000.svg'])(
    'draws %s as it is now, and not for ever: the address names another drawing or none',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.body]).toEqual([200, '<svg>AbC_-9</svg>']);
      expect(answer.headers['cache-control']).toBe('public, max-age=300');
    },
  );

  it.each([
    '/art/skin/unknown.1-7.svg',
    '/art/skin/brook.svg',
    '/art/skin/brook.1-7.png',
    '/art/skin/__proto__.1-7.svg',
    '/art/case/unknown.1-7.svg',
    '/art/case/unknown.1-7.avif',
    '/art/case/ember.1-7.png',
    '/art/avatar/%3Cscript%3E.svg',
    `/art/avatar/${'a'.repeat(65)}.svg`,
  ])('knows nothing of %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('the published log', () => {
  beforeAll(() =>
    site.tiles.write([
      {
        path: 'checkpoint',
        bytes: signNote([logSigner], checkpointText({ origin, size: 263, root: new Uint8Array(32) })),
      },
      { path: 'tile/0/000', bytes: new Uint8Array(8_192) },
      { path: 'tile/0/001.p/7', bytes: new Uint8Array(224) },
    ]),
  );

  it.each([
    ['checkpoint', 'text/plain; charset=utf-8', 'no-cache'],
    ['tile/0/000', 'application/octet-stream', 'public, max-age=31536000, immutable'],
    ['tile/0/001.p/7', 'application/octet-stream', 'public, max-age=86400, immutable'],
  ])('serves %s to any page', async (path, type, caching) => {
    const { statusCode, headers } = await get(`/log/${path}`);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching]);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it.each(['tile/0/1', 'tile/0/000.p/256', 'tile%2F..%2Fcheckpoint', 'tile/0/999', 'x'])('has no %s', async (path) => {
    expect((await get(`/log/${path}`)).statusCode).toBe(404);
  });

  const auditors = () => auditorsIn(site.database.pool, randomBytes);
  const granted = async (may: AuditorRight, name = randomUUID()) =>
    bearer((await auditors().grant(name, may, 'spec', 0)) ?? '');

  it.each(['limit=0', 'limit=501', 'limit=x', 'after=short', 'other=1', 'limit=1&limit=2'])(
    'refuses a state asked for with %s',
    async (query) => {
      const answer = await get(`/log/state?${query}`, await granted('state'));
      expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'INVALID_INPUT' }]);
    },
  );

  it.each(['openings', 'state'] as const)('serves the state of nobody to the right %s', async (may) => {
    const answer = await get('/log/state', await granted(may));
    expect(answer.json()).toEqual({ position: 7, house: {}, rows: [], more: false });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('what only auditors with a right read', () => {
  const openings = '/log/openings/001.p/7';
  const auditors = () => auditorsIn(site.database.pool, randomBytes);

  it.each<[string, () => Record<string, string>]>([
    ['nobody', () => ({})],
    ['somebody without a token', () => ({ authorization: 'Bearer' })],
    ['somebody unknown', () => bearer('A'.repeat(43))],
    ['something else', () => ({ authorization: `Basic ${'A'.repeat(43)}` })],
  ])('isn’t read by %s', async (_who, headers) => {
    for (const path of ['/log/state', openings]) {
      const answer = await get(path, headers());
      expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
        ...[401, { error: 'UNAUTHENTICATED' }, 'no-store'],
      ]);
    }
  });

  it('isn’t read any more once the right is revoked, and may be granted anew', async () => {
    const token = (await auditors().grant('a firm', 'openings', 'spec', 0)) ?? '';
    expect(await auditors().grant('a firm', 'state', 'spec', 0)).toBeNull();
    expect((await get(openings, bearer(token))).statusCode).toBe(200);
    expect(await auditors().revoke('a firm', 'spec', 1)).toBe(true);
    expect(await auditors().revoke('a firm', 'spec', 1)).toBe(false);
    for (const path of ['/log/state', openings]) expect((await get(path, bearer(token))).statusCode).toBe(401);
    const next = (await auditors().grant('a firm', 'openings', 'spec', 2)) ?? '';
    expect((await get(openings, bearer(next))).statusCode).toBe(200);
    expect((await auditors().list()).filter(({ name }) => name === 'a firm').map(({ revokedAt }) => revokedAt)).toEqual(
      [...[null, 1]],
    );
  });

  it('are openings for the right to them alone', async () => {
    const token = (await auditors().grant('a monitor', 'state', 'spec', 0)) ?? '';
    expect((await get(openings, bearer(token))).statusCode).toBe(401);
    const delivers = (await auditors().grant('a mirror', 'replays', 'spec', 0)) ?? '';
    for (const path of ['/log/state', openings]) expect((await get(path, bearer(delivers))).statusCode).toBe(401);
  });

  it('is a length for each entry of a published bundle, and nothing of others', async () => {
    const token = (await auditors().grant('a reader', 'openings', 'spec', 0)) ?? '';
    const answer = await get(openings, bearer(token));
    expect([answer.headers['content-type'], answer.headers['cache-control'], answer.headers.etag]).toEqual([
      ...['application/octet-stream', 'no-store', undefined],
    ]);
    expect(splitOpenings(answer.rawPayload)).toEqual(Array(7).fill(null));
    for (const path of ['/log/openings/001.p/8', '/log/openings/002', '/log/openings/1', '/log/openings/'])
      expect((await get(path, bearer(token))).statusCode).toBe(404);
  });
});

describe('long GraphQL answers', () => {
  it('are compressed for whoever can read that', async () => {
    const query = `{ ${Array.from({ length: 9 }, (_, n) => `a${n}: cases { oddsTable }`).join(' ')} }`;
    const ask = (headers: Record<string, string>) =>
      site.gateway.inject({ method: 'POST', url: '/graphql', payload: { query }, headers });
    const plain = await ask({});
    const small = await ask({ 'accept-encoding': 'gzip' });
    expect([plain.headers['content-encoding'], small.headers['content-encoding']]).toEqual([undefined, 'gzip']);
    expect(gunzipSync(small.rawPayload).toString()).toBe(plain.body);
  });
});

describe('health', () => {
  it('says ready, or why not', async () => {
    expect((await get('/health')).json()).toEqual({ status: 'ready' });
    health = { ready: false, reasons: ['the database does not answer'] };
    const broken = await get('/health');
    expect([broken.statusCode, broken.json()]).toEqual([
      503,
      { status: 'not ready', reasons: ['the database does not answer'] },
    ]);
    health = { ready: false, reasons: ['terminating'] };
    expect((await get('/health')).json().status).toBe('terminating');
    health = { ready: true };
  });
});
