import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askOf, signUpWith, type WonItem, winItems } from '../../testing/client.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';

let site: Fixture;
let won: WonItem;
beforeAll(async () => {
  site = await openFixture();
  const ask = askOf(site.gateway);
  const [first] = await winItems(ask, await signUpWith(ask, 100_000), 1);
  if (first === undefined) throw new Error('nothing was won');
  won = first;
  await site.settled();
});
afterAll(() => site.close());

const get = (url: string) =>
  site.gateway.inject({ url, headers: { cookie: 'token=abc', origin: 'https://elsewhere.test' } });

describe('what foreign pages embed', () => {
  it.each([
    ['a badge', () => '/embed/badge.svg'],
    ['a play', () => `/embed/play/${won.roundId}`],
  ])('may be framed by any of them, loads nothing, and knows nobody: %s', async (_what, url) => {
    const { statusCode, headers } = await get(url());
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'none'.*frame-ancestors \*; sandbox allow-popups/);
    expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin/);
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': expect.stringMatching(/^public, max-age=\d+$/),
    });
    for (const absent of ['set-cookie', 'x-frame-options', 'vary']) expect(headers).not.toHaveProperty(absent);
  });

  it('is a badge of each size, in each language and on each ground', async () => {
    for (const size of ['176x40', '248x84', '360x168']) {
      for (const lang of ['zh-CN', 'zh-TW', 'en']) {
        for (const theme of ['dark', 'light']) {
          const { statusCode, body, headers } = await get(`/embed/badge.svg?size=${size}&theme=${theme}&lang=${lang}`);
          expect(statusCode).toBe(200);
          expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
          expect(body).toContain(`width="${size.split('x')[0]}"`);
        }
      }
    }
  });

  it('shows the play that the log holds, and leads to its proof', async () => {
    const { body, headers } = await get(`/embed/play/${won.roundId}?lang=en&theme=light`);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain(`/provably-fair/verify/${won.roundId}"`);
    expect(body).toContain(`worth ${(won.value / 100).toFixed(2)}`);
    expect(body).not.toMatch(/<script|\son\w+=/);
  });

  it('says of a loose play in amber that the house could have chosen its randomness', async () => {
    const { body } = await get(`/embed/play/${won.roundId}?lang=en`);
    expect(body).toContain('<small class="loose">Loose: the house could choose</small>');
    expect(body).toContain('.loose{color:#e8c65a}');
  });

  it.each(['size=1x1', 'size=360x168&theme=pink', 'lang=xx', 'colour=red', 'size=248x84&size=176x40'])(
    'is refused as a badge with %s',
    async (query) => {
      const { statusCode, headers } = await get(`/embed/badge.svg?${query}`);
      expect(statusCode).toBe(400);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    },
  );

  it.each(['/embed/play/nothing', '/embed/play/AAAAAAAAAAAAAAAAAAAAAA.1', '/embed', '/embed/other', '/embed/play/'])(
    'is not there at %s, and no page is in its place',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect(statusCode).toBe(404);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(body).not.toContain('<html');
    },
  );
});
