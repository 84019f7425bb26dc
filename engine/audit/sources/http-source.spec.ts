import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { AuditStopped } from '../finding.ts';
import { httpSource } from './http-source.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

/** A site that answers each request with the next status and body; remembers what it was asked for. */
const siteOf = async (answers: readonly (readonly [number, string, Record<string, string>?])[]) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const [status, body, headers] = answers[Math.min(asked.length, answers.length) - 1] ?? [500, ''];
    response.writeHead(status, headers).end(body);
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const slept: number[] = [];
  const open = (path: string) =>
    httpSource(new URL(`http://127.0.0.1:${address.port}${path}`), async (ms) => {
      slept.push(ms);
    });
  return { open, asked, slept };
};

const kindOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'read',
    (error: unknown) => (error instanceof AuditStopped ? error.kind : error),
  );

describe('a log read over HTTP', () => {
  it.each(['', '/', '/log', '/log/', '/?callbackUrl=x#y'])(
    'lies under /log/ for a site given as “%s”',
    async (path) => {
      const { open, asked } = await siteOf([[200, 'bytes']]);
      expect(Buffer.from((await open(path).read('tile/0/000', 100)) ?? []).toString()).toBe('bytes');
      expect(asked).toEqual(['/log/tile/0/000']);
    },
  );

  it('keeps the path under which a site lives', async () => {
    const { open, asked } = await siteOf([[200, '']]);
    await open('/games/').read('checkpoint', 100);
    expect(asked).toEqual(['/games/log/checkpoint']);
  });

  it('sends a token for openings and the state alone, and opens what is sealed with it', async () => {
    const authorized: (readonly [string, string])[] = [];
    const server = createServer(({ url = '', headers }, response) => {
      authorized.push([url, headers.authorization ?? '']);
      response.end('{}');
    });
    servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const site = new URL(`http://127.0.0.1:${address.port}/`);
    for (const source of [httpSource(site, async () => {}, 'secret'), httpSource(site, async () => {})]) {
      for (const path of ['key', 'tile/entries/000', 'openings/000']) await source.read(path, 100);
      await source.statePage(null);
      expect(source.opens).toBe(authorized.length === 4);
    }
    const paths = ['/log/key', '/log/tile/entries/000', '/log/openings/000', '/log/state'];
    expect(authorized).toEqual([
      ...paths.map((path, at) => [path, at < 2 ? '' : 'Bearer secret']),
      ...paths.map((path) => [path, '']),
    ]);
  });

  it('is null where the site has no such file', async () => {
    expect(await (await siteOf([[404, 'no']])).open('/').read('key', 100)).toBeNull();
  });

  it('stops at a file that is larger than it may be', async () => {
    const { open } = await siteOf([[200, 'x'.repeat(101)]]);
    expect(await kindOf(open('/').read('key', 100))).toBe('unreachable');
    expect(await kindOf(open('/').read('key', 101))).toBe('read');
  });

  it('asks again after what may pass, as late as it is told to', async () => {
    const { open, asked, slept } = await siteOf([
      [503, ''],
      [429, '', { 'retry-after': '3' }],
      [200, 'there'],
    ]);
    expect(await kindOf(open('/').read('key', 100))).toBe('read');
    expect(asked).toHaveLength(3);
    expect(slept).toEqual([250, 3_000]);
  });

  it('never waits much longer than a minute, and gives up after four tries', async () => {
    const { open, asked, slept } = await siteOf([[429, '', { 'retry-after': '86400' }]]);
    expect(await kindOf(open('/').read('key', 100))).toBe('unreachable');
    expect(asked).toHaveLength(4);
    expect(slept).toEqual([70_000, 70_000, 70_000]);
  });

  it('stops at once where asking again is no use', async () => {
    const { open, asked } = await siteOf([[403, '']]);
    expect(await kindOf(open('/').read('key', 100))).toBe('unreachable');
    expect(asked).toHaveLength(1);
  });

  it.each([301, 302, 303, 307, 308])('says where a redirection leads, and asks nobody there: %i', async (status) => {
    const elsewhere = await siteOf([[200, 'of another site']]);
    const leads = elsewhere.open('/').name;
    const { open, asked } = await siteOf([[status, '', { location: `${leads}key` }]]);
    const reading = open('/').read('key', 100);
    await expect(reading).rejects.toThrow(`key leads to ${leads}key, and no redirection is followed`);
    expect(await kindOf(reading)).toBe('unreachable');
    expect(await kindOf(open('/').statePage(null))).toBe('unreachable');
    expect([asked.length, elsewhere.asked]).toEqual([2, []]);
  });

  it.each(['/log/key?again', 'http://[', ''])('follows no redirection to “%s” either', async (location) => {
    const { open, asked } = await siteOf([[302, '', { location }]]);
    expect(await kindOf(open('/').read('key', 100))).toBe('unreachable');
    expect(asked).toEqual(['/log/key']);
  });

  it('stops where nobody listens', async () => {
    const nobody = httpSource(new URL('http://127.0.0.1:9/'), async () => {});
    expect(await kindOf(nobody.read('checkpoint', 100))).toBe('unreachable');
  });

  it('reads pages of balances after a player, and refuses what is no JSON', async () => {
    const { open, asked } = await siteOf([
      [200, '{"rows":[]}'],
      [200, '{}'],
      [200, '<html>'],
      [404, ''],
    ]);
    const source = open('/');
    expect(await source.statePage(null)).toEqual({ rows: [] });
    await source.statePage('some-player');
    expect(asked).toEqual(['/log/state', '/log/state?after=some-player']);
    expect(await kindOf(source.statePage(null))).toBe('unreachable');
    expect(await kindOf(source.statePage(null))).toBe('unreachable');
  });

  it('names a download that was cut off, asks again, and gives up', async () => {
    const whole = await siteOf([[200, '0123456789', { 'content-length': '10' }]]);
    expect(Buffer.from((await whole.open('/').read('key', 100)) ?? []).toString()).toBe('0123456789');
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('01234', () => response.destroy());
    });
    servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    let waits = 0;
    const source = httpSource(new URL(`http://127.0.0.1:${address.port}/`), async () => {
      waits += 1;
    });
    await expect(source.read('tile/0/000', 100)).rejects.toThrow(/tile\/0\/000 .*cut off after 5 of 10 bytes/);
    expect([waits, await kindOf(source.read('key', 100))]).toEqual([3, 'unreachable']);
  });
});
