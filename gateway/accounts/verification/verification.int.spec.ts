import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askOf, granted, type Player, signUp, text } from '../../testing/client.ts';
import { databases } from '../../testing/databases.ts';
import { type Fixture, openFixture, PUBLIC_ORIGIN } from '../../testing/fixture.ts';

const START = 'mutation { startVerification { url } }';

describe.each(databases)('on %s', (database) => {
  let site: Fixture;
  let ask: Ask;
  beforeAll(async () => {
    site = await openFixture({}, database);
    ask = askOf(site.gateway);
  });
  afterAll(() => site.close());

  const stateOf = async ({ token }: Player) =>
    granted(await ask('{ me { verification { state } } }', {}, token)).at('me.verification.state');

  const start = async ({ token }: Player): Promise<string> => {
    const url = new URL(text(granted(await ask(START, {}, token)).at('startVerification.url')));
    expect(url.origin).toBe(PUBLIC_ORIGIN);
    return url.pathname;
  };

  const choose = (url: string, result: string) =>
    site.gateway.inject({
      ...{ method: 'POST', url, payload: `result=${result}` },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it.each([
    ['pass', 'VERIFIED'],
    ['fail', 'FAILED'],
  ])('goes through a page of its own, and a %s is %s', async (result, state) => {
    const player = await signUp(ask);
    expect(await stateOf(player)).toBe('NONE');
    const url = await start(player);
    expect(await stateOf(player)).toBe('PENDING');
    const page = await site.gateway.inject({ url });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.body).toContain('method="post"');
    expect(page.body).not.toMatch(/<script|<style| on[a-z]+=/);
    const done = await choose(url, result);
    expect([done.statusCode, done.headers.location]).toEqual([303, '/personal/settings']);
    expect(await stateOf(player)).toBe(state);
  });

  it('takes one answer for each attempt', async () => {
    const player = await signUp(ask);
    const url = await start(player);
    expect((await choose(url, 'fail')).statusCode).toBe(303);
    expect((await choose(url, 'pass')).statusCode).toBe(404);
    expect((await site.gateway.inject({ url })).statusCode).toBe(404);
    expect(await stateOf(player)).toBe('FAILED');
  });

  it('may be tried again after a failure, and the older attempt is over', async () => {
    const player = await signUp(ask);
    const old = await start(player);
    const again = await start(player);
    expect((await choose(old, 'pass')).statusCode).toBe(404);
    expect((await choose(again, 'pass')).statusCode).toBe(303);
    expect((await ask(START, {}, player.token)).code).toBe('NOTHING_TO_DO');
    expect(await stateOf(player)).toBe('VERIFIED');
  });

  it.each(['', 'maybe', 'pass&result=fail'])('takes no answer %j', async (result) => {
    const player = await signUp(ask);
    expect((await choose(await start(player), result)).statusCode).toBe(400);
    expect(await stateOf(player)).toBe('PENDING');
  });

  it('knows nothing of other references', async () => {
    for (const reference of ['x', 'A'.repeat(43)]) {
      const url = `/sandbox/verification/${reference}`;
      expect((await site.gateway.inject({ url })).statusCode).toBe(404);
      expect((await choose(url, 'pass')).statusCode).toBe(404);
    }
  });
});

describe('a site without a verification provider', () => {
  it('says so, and has no page', async () => {
    const site = await openFixture({ verification: null });
    try {
      const ask = askOf(site.gateway);
      const { token } = await signUp(ask);
      expect((await ask(START, {}, token)).code).toBe('PROVIDER_DISABLED');
      expect((await site.gateway.inject({ url: `/sandbox/verification/${'A'.repeat(43)}` })).statusCode).toBe(404);
    } finally {
      await site.close();
    }
  });
});
