import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askOf, granted, type Player, signUpWith, text, type WonItem, winItems } from '../../testing/client.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { addBot, openBattle, runBattle } from '../../testing/rooms.ts';

let site: Fixture;
let webRoot: string;
let won: WonItem;
let player: Player;
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'glasscase-share-'));
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><html><head><title>Glasscase</title></head></html>');
  site = await openFixture({ webRoot });
  const ask = askOf(site.gateway);
  player = await signUpWith(ask, 100_000);
  const [first] = await winItems(ask, player, 1);
  if (first === undefined) throw new Error('nothing was won');
  won = first;
  await site.settled();
});
afterAll(async () => {
  await site.close();
  await rm(webRoot, { recursive: true, force: true });
});

const get = (url: string, remoteAddress = '127.0.0.1') =>
  site.gateway.inject({ url, remoteAddress, headers: { accept: '*/*' } });

describe('the share card of a round', () => {
  it('is a picture that loads nothing, kept for a while, in each language', async () => {
    for (const lang of ['zh-CN', 'zh-TW', 'en']) {
      const { statusCode, headers, body } = await get(`/share/${won.roundId}.svg?lang=${lang}`);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'public, max-age=300',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(headers).not.toHaveProperty('set-cookie');
      expect(body).toMatch(/^<svg [^>]*width="1200" height="630"/);
      expect(body).not.toMatch(/<script|<foreignObject|href="(?!#)|\son\w+=/);
    }
  });

  it('says of a loose play in amber that the house could have chosen its randomness', async () => {
    const { body } = await get(`/share/${won.roundId}.svg?lang=en`);
    expect(body).toMatch(/fill="#e8c65a"[^>]*>Loose: the house could choose</);
    expect((await get(`/provably-fair/verify/${won.roundId}?lang=en`)).body).toContain('Loose: the house');
  });

  it('is a PNG of the same size for messengers', async () => {
    const { headers, rawPayload } = await get(`/share/${won.roundId}.png`);
    expect(headers['content-type']).toBe('image/png');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  it('is drawn in the turn of its network, also where another network floods and waits for the same card', async () => {
    const rounds = await winItems(askOf(site.gateway), player, 3);
    await site.settled();
    const cards = rounds.flatMap(({ roundId }) =>
      ['zh-CN', 'zh-TW', 'en'].map((lang) => `/share/${roundId}.png?lang=${lang}`),
    );
    const drawn: string[] = [];
    const ask = async (url: string, address: string): Promise<void> => {
      expect((await get(url, address)).statusCode).toBe(200);
      drawn.push(address);
    };
    const flood = cards.map((url, n) => ask(url, `198.51.100.${n}`));
    await Promise.all([...flood, ask(cards.at(-1) ?? '', '203.0.113.1')]);
    expect(drawn).toHaveLength(10);
    expect(drawn.indexOf('203.0.113.1')).toBeLessThan(4);
  });

  it('names nobody where its player is hidden', async () => {
    const ask = askOf(site.gateway);
    const hide = 'mutation { hideName(hidden: true) { id } }';
    const nickname = text(granted(await ask('{ me { nickname } }', undefined, player.token)).at('me.nickname'));
    expect((await get(`/share/${won.roundId}.svg`)).body).toContain(nickname);
    granted(await ask(hide, undefined, player.token));
    expect((await get(`/share/${won.roundId}.svg`)).body).not.toContain(nickname);
    expect((await get(`/provably-fair/verify/${won.roundId}`)).body).not.toContain(nickname);
  });

  it.each(['lang=xx', 'size=9', 'lang=en&lang=en'])('is refused with %s', async (query) => {
    expect((await get(`/share/${won.roundId}.svg?${query}`)).statusCode).toBe(400);
  });

  it.each(['AAAAAAAAAAAAAAAAAAAAAA.1.svg', 'AAAAAAAAAAAAAAAAAAAAAA.png', 'x.svg', 'x'])(
    'is not there for %s, and no page is in its place',
    async (file) => {
      const { statusCode, body } = await get(`/share/${file}`);
      expect(statusCode).toBe(404);
      expect(body).not.toContain('<html');
    },
  );
});

describe('the share card of a battle', () => {
  it('says who won once it is over, and nothing before', async () => {
    const ask = askOf(site.gateway);
    const host = await signUpWith(ask, 100_000);
    const id = await openBattle(ask, host);
    await site.settled();
    expect((await get(`/share/${id}.svg`)).statusCode).toBe(404);
    granted(await addBot(ask, host, id));
    await site.settled();
    await runBattle(site, ask, id);
    const card = await get(`/share/${id}.svg?lang=en`);
    expect(card.statusCode).toBe(200);
    expect(card.body).toContain('Cog 01');
    expect(card.body).toContain('2 seats · 1 round · 2 items');
    expect(card.body).toContain('1 loose: house could choose');
    expect((await get(`/reverse/${id}?lang=en`)).body).toMatch(/og:title" content="[^"]+ wins · [\d.]+"/);
  });
});

describe('the page of a round', () => {
  it('says in its first answer what it is shown as', async () => {
    const { body, headers } = await get(`/provably-fair/verify/${won.roundId}?lang=en`);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain(
      `<meta property="og:image" content="https://glasscase.example/share/${won.roundId}.png?lang=en">`,
    );
    expect(body).toMatch(/<meta property="og:title" content="[^"]+ opened [^"]+">/);
  });

  it.each([
    ['/', 200],
    ['/battle', 200],
    ['/battle/AAAAAAAAAAAAAAAAAAAAAA', 404],
    ['/provably-fair/verify/AAAAAAAAAAAAAAAAAAAAAA.1', 404],
  ] as const)('alone says so: %s is the page as it was built, with status %i', async (url, status) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(status);
    expect(body).toContain('<html');
    expect(body).not.toContain('og:');
  });
});
