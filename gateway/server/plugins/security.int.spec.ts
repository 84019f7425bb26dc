import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askOf, type Player, signUp } from '../../testing/client.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { security } from './security.ts';

let site: Fixture;
let webRoot: string;
let player: Player;
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'glasscase-headers-'));
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Glasscase</title>');
  await writeFile(join(webRoot, 'assets', 'app-1a2b3c.js'), 'export {};');
  site = await openFixture({ webRoot });
  player = await signUp(askOf(site.gateway));
});
afterAll(async () => {
  await site.close();
  await rm(webRoot, { recursive: true, force: true });
});

const graphql = (query: string): InjectOptions => ({ method: 'POST', url: '/graphql', payload: { query } });
const json = { 'content-type': 'application/json' };

/** Every kind of answer: its status, and what is asked for. */
const answers: readonly (readonly [string, number, InjectOptions])[] = [
  ['a page', 200, { url: '/' }],
  ['a page that only the client knows', 200, { url: '/box/ember', headers: { accept: 'text/html' } }],
  ['an asset', 200, { url: '/assets/app-1a2b3c.js' }],
  ['an asset that is gone', 404, { url: '/assets/gone-1.js' }],
  ['art', 200, { url: '/art/skin/brook.1-7.svg' }],
  ['a picture that is gone', 404, { url: `/avatars/${'0'.repeat(32)}.webp` }],
  ['a GraphQL answer', 200, graphql('{ themes { id } }')],
  ['a GraphQL refusal', 200, graphql('{ nothing }')],
  ['a GraphQL body that is none', 400, { method: 'POST', url: '/graphql', payload: '{', headers: json }],
  ['GraphQL by GET', 405, { url: '/graphql' }],
  ['a REST answer', 200, { url: '/api/common/sysConfig' }],
  ['a REST refusal', 401, { url: '/api/profile/userInfo' }],
  ['a REST call that there isn’t', 404, { url: '/api/nothing' }],
  ['the REST documentation', 200, { url: '/api/docs/json' }],
  ['the log', 200, { url: '/log/key' }],
  ['a part of the log that there isn’t', 404, { url: '/log/tile/0/999' }],
  ['the state without a right', 401, { url: '/log/state' }],
  ['openings without a right', 401, { url: '/log/openings/000' }],
  ['health', 200, { url: '/health' }],
  ['an upload by a stranger', 401, { method: 'POST', url: '/account/avatar', payload: 'x' }],
  ['a webhook that nobody signed', 404, { method: 'POST', url: '/webhooks/nobody', payload: {} }],
  ['a payment that there isn’t', 404, { url: '/sandbox/pay/nothing?token=x' }],
  ['a method that pages don’t have', 404, { method: 'POST', url: '/box/ember' }],
  ['OPTIONS', 404, { method: 'OPTIONS', url: '/' }],
];

const ask = (options: InjectOptions) => site.gateway.inject(options);

describe.each(answers)('%s', (_name, status, options) => {
  it('tells browsers to be careful with it', async () => {
    const { statusCode, headers } = await ask(options);
    expect(statusCode).toBe(status);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/(script-src|default-src) '(self|none)'/);
    expect(policy).not.toMatch(/(default|script)-src[^;]*(unsafe|\*|data:)/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'permissions-policy': expect.stringMatching(/\bcamera=\(\).*\bmicrophone=\(\).*\bpayment=\(\)/),
      'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
    });
    if (headers['content-length'] !== '0') expect(headers['content-type']).toMatch(/charset=utf-8$|^image\/webp$/i);
  });

  it('says nothing of what it runs on, and leaves no cookie', async () => {
    const { headers } = await ask(options);
    for (const absent of ['server', 'x-powered-by', 'set-cookie', 'via']) expect(headers).not.toHaveProperty(absent);
  });

  it('is for pages of this origin alone, unless it is the log', async () => {
    const { headers } = await ask({ ...options, headers: { ...options.headers, origin: 'https://evil.example' } });
    const isLog = String(options.url).startsWith('/log/');
    expect(headers['access-control-allow-origin']).toBe(isLog ? '*' : undefined);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe(isLog ? 'cross-origin' : 'same-origin');
  });
});

describe('what is private, or a refusal,', () => {
  it.each<[string, () => InjectOptions]>([
    ['GraphQL', () => ({ ...graphql('{ me { phone } }'), headers: { authorization: `Bearer ${player.token}` } })],
    ['REST', () => ({ url: '/api/profile/userInfo', headers: { token: player.token } })],
    ['an upload', () => ({ method: 'POST', url: '/account/avatar', payload: 'x', headers: { token: player.token } })],
    ['a refusal', () => ({ url: '/assets/gone-1.js' })],
    ['the state', () => ({ url: '/log/state' })],
    ['health', () => ({ url: '/health' })],
  ])('is kept by nobody: %s', async (_name, options) => {
    expect((await ask(options())).headers['cache-control']).toBe('no-store');
  });
});

describe('a policy for connections', () => {
  it('names no host that is none', async () => {
    const { headers } = await ask({ url: '/', headers: { host: "a.example; script-src 'unsafe-inline'" } });
    expect(headers['content-security-policy']).not.toContain('unsafe-inline;');
    expect(headers['content-security-policy']).not.toContain('a.example');
  });
});

describe('a site that is reached without TLS', () => {
  it('asks no browser for it', async () => {
    const app = fastify();
    await security(app, {
      publicOrigin: () => 'http://127.0.0.1:3000',
      beacon: { choice: { kind: 'none' }, relays: [], verify: () => false },
    });
    const { headers } = await app.inject({ url: '/nothing' });
    expect(headers).toHaveProperty('content-security-policy');
    expect(headers).not.toHaveProperty('strict-transport-security');
    await app.close();
  });
});
