import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { steamAt } from '../accounts/steam/provider.ts';
import {
  type Ask,
  askOf,
  granted,
  type Player,
  REGISTER,
  randomPhone,
  signUp,
  smsCodeFor,
  text,
  ticketFor,
} from '../testing/client.ts';
import { databases } from '../testing/databases.ts';
import { type Fixture, openFixture, PUBLIC_ORIGIN } from '../testing/fixture.ts';
import { securityOf } from '../testing/security.ts';
import { type SteamStandIn, steamStandIn } from '../testing/steam-stand-in.ts';

const START = 'mutation($url: String, $ticket: String) { startSteamLogin(callbackUrl: $url, ticket: $ticket) { url } }';
const COMPLETE = `mutation($query: String!) { completeSteamLogin(query: $query) {
  session { token me { playerId steamId } } registrationTicket callbackPath } }`;

const randomSteamId = (): string => `7656119${String(randomInt(10_000_000_000)).padStart(10, '0')}`;

describe.each(databases)('on %s', (database) => {
  let steam: SteamStandIn;
  let site: Fixture;
  let ask: Ask;
  beforeAll(async () => {
    steam = await steamStandIn();
    site = await openFixture({ steam: steamAt(steam.endpoint, 500) }, database);
    ask = askOf(site.gateway);
  });
  afterAll(async () => {
    await site.close();
    await steam.close();
  });

  const start = async (url: string | null = null, player?: Player): Promise<string> => {
    const ticket = player === undefined ? null : await ticketFor(ask, player);
    return text(granted(await ask(START, { url, ticket }, player?.token)).at('startSteamLogin.url'));
  };

  const complete = (query: URLSearchParams | string, token?: string) => ask(COMPLETE, { query: String(query) }, token);

  const answered = async (steamId: string, player?: Player) =>
    steam.assertion(await start(null, player), steamId, site.now());

  const refusedFor = async (query: URLSearchParams): Promise<unknown> => {
    const refused = await complete(query);
    expect(refused.code).toBe('STEAM_REFUSED');
    return refused.details.reason;
  };

  /** A player whose Steam account is linked. */
  const linked = async () => {
    const player = await signUp(ask);
    const steamId = randomSteamId();
    granted(await complete(await answered(steamId, player), player.token));
    site.advance(24 * 60 * 60_000);
    await securityOf(site).applyDue();
    return { ...player, steamId };
  };

  it('begins at the provider, and comes back to this site', async () => {
    const url = new URL(await start('/box?x=1'));
    expect(url.origin + url.pathname).toBe(steam.endpoint);
    expect(url.searchParams.get('openid.realm')).toBe(PUBLIC_ORIGIN);
    const back = new URL(url.searchParams.get('openid.return_to') ?? '');
    expect(back.origin + back.pathname).toBe(`${PUBLIC_ORIGIN}/login/steamCallback`);
  });

  it('begins with no page of another origin', async () => {
    const refused = await ask(START, { url: 'https://evil.example/' });
    expect([refused.code, refused.details.field]).toEqual(['INVALID_INPUT', 'callbackUrl']);
  });

  it('links a Steam account to who is signed in, and signs them in with it later', async () => {
    const { playerId, token, steamId } = await linked();
    expect((await ask('{ me { steamId } }', {}, token)).at('me.steamId')).toBe(steamId);
    const query = steam.assertion(await start('/personal?tab=1'), steamId, site.now());
    const back = granted(await complete(`?${query}`));
    expect(back.at('completeSteamLogin.session.me')).toEqual({ playerId, steamId });
    expect(back.at('completeSteamLogin.callbackPath')).toBe('/personal?tab=1');
    expect(back.at('completeSteamLogin.registrationTicket')).toBeNull();
    const session = text(back.at('completeSteamLogin.session.token'));
    expect((await ask('{ me { playerId } }', {}, session)).at('me.playerId')).toBe(playerId);
  });

  it('links only with a ticket, after 24 hours, and is unlinked at once', async () => {
    const player = await signUp(ask);
    expect((await ask(START, {}, player.token)).code).toBe('TICKET_INVALID');
    const steamId = randomSteamId();
    granted(await complete(await answered(steamId, player), player.token));
    expect((await ask('{ me { steamId } }', {}, player.token)).at('me.steamId')).toBeNull();
    site.advance(24 * 60 * 60_000);
    await securityOf(site).applyDue();
    expect((await ask('{ me { steamId } }', {}, player.token)).at('me.steamId')).toBe(steamId);
    const unlink = 'mutation($ticket: String!) { unlinkSteam(ticket: $ticket) { steamId } }';
    expect((await ask(unlink, { ticket: 'x' }, player.token)).code).toBe('TICKET_INVALID');
    const ticket = await ticketFor(ask, player);
    expect(granted(await ask(unlink, { ticket }, player.token)).at('unlinkSteam.steamId')).toBeNull();
    expect((await ask(unlink, { ticket }, player.token)).code).toBe('NOTHING_TO_DO');
    const back = granted(await complete(await answered(steamId)));
    expect(back.at('completeSteamLogin.session')).toBeNull();
  });

  it('answers who links an account with no second session', async () => {
    const player = await signUp(ask);
    const done = granted(await complete(await answered(randomSteamId(), player), player.token));
    expect(done.at('completeSteamLogin')).toEqual({ session: null, registrationTicket: null, callbackPath: null });
  });

  it('gives a stranger a ticket, with which one registration links the account', async () => {
    const steamId = randomSteamId();
    const ticket = text(granted(await complete(await answered(steamId))).at('completeSteamLogin.registrationTicket'));
    const register = async () => {
      const phone = randomPhone();
      const smsCode = await smsCodeFor(ask, phone, 'REGISTER');
      const person = { phone, password: 'correct horse', smsCode, adult: true, terms: true };
      return ask(REGISTER, { input: { ...person, steamTicket: ticket } });
    };
    const first = granted(await register());
    const token = text(first.at('register.token'));
    expect((await ask('{ me { steamId } }', {}, token)).at('me.steamId')).toBe(steamId);
    expect((await register()).code).toBe('TICKET_INVALID');
    const back = granted(await complete(await answered(steamId)));
    expect(back.at('completeSteamLogin.session.me.playerId')).toBe(first.at('register.me.playerId'));
  });

  it('links one Steam account to one account', async () => {
    const { steamId } = await linked();
    const other = await signUp(ask);
    expect((await complete(await answered(steamId, other), other.token)).code).toBe('STEAM_TAKEN');
  });

  it('refuses an answer that comes twice', async () => {
    const { steamId } = await linked();
    const query = await answered(steamId);
    expect((await complete(query)).code).toBeNull();
    expect(await refusedFor(query)).toBe('state');
  });

  it('refuses a nonce that was used in another answer', async () => {
    const { steamId } = await linked();
    const first = await answered(steamId);
    expect((await complete(first)).code).toBeNull();
    const second = await answered(steamId);
    second.set('openid.response_nonce', first.get('openid.response_nonce') ?? '');
    const asked = steam.asked();
    expect(await refusedFor(second)).toBe('nonce');
    expect(steam.asked()).toBe(asked);
  });

  it('refuses what the provider did not sign', async () => {
    const { steamId } = await linked();
    const query = await answered(randomSteamId());
    for (const name of ['openid.claimed_id', 'openid.identity']) query.set(name, `${steam.url}/openid/id/${steamId}`);
    expect((await complete(query)).code).toBe('STEAM_ANOMALY');
  });

  it.each([
    ['cancelled', (query: URLSearchParams) => query.set('openid.mode', 'cancel')],
    ['endpoint', (query: URLSearchParams) => query.set('openid.op_endpoint', 'https://evil.example/openid/login')],
    [
      'return-to',
      (query: URLSearchParams) => query.set('openid.return_to', 'https://evil.example/login/steamCallback'),
    ],
    ['return-to', (query: URLSearchParams) => query.set('params', '{"redirectUrl":"/elsewhere"}')],
    ['state', (query: URLSearchParams) => query.set('state', 'A'.repeat(43))],
    ['state', (query: URLSearchParams) => query.delete('state')],
    ['signed', (query: URLSearchParams) => query.set('openid.signed', 'claimed_id,identity')],
    ['claimed-id', (query: URLSearchParams) => query.set('openid.claimed_id', 'https://evil.example/openid/id/1')],
    ['malformed', (query: URLSearchParams) => query.append('openid.mode', 'id_res')],
  ])('refuses an answer for its %s, without asking the provider', async (reason, forge) => {
    const query = await answered(randomSteamId());
    forge(query);
    const asked = steam.asked();
    expect(await refusedFor(query)).toBe(reason);
    expect(steam.asked()).toBe(asked);
  });

  it('takes a cancellation as what it is', async () => {
    expect(await refusedFor(steam.cancellation(await start()))).toBe('cancelled');
  });

  it('refuses an answer from long ago, and one that nobody waits for any more', async () => {
    const url = await start();
    const old = steam.assertion(url, randomSteamId(), site.now() - 6 * 60_000);
    expect(await refusedFor(old)).toBe('nonce');
    const late = await answered(randomSteamId());
    site.advance(16 * 60_000);
    expect(await refusedFor(late)).toBe('state');
  });

  it('lets nobody end what another player began', async () => {
    const [ada, eve] = [await signUp(ask), await signUp(ask)];
    const query = await answered(randomSteamId(), eve);
    const stolen = await complete(query, ada.token);
    expect([stolen.code, stolen.details.reason]).toEqual(['STEAM_REFUSED', 'state']);
    expect((await ask('{ me { steamId } }', {}, ada.token)).at('me.steamId')).toBeNull();
    const stranger = await complete(await answered(randomSteamId(), eve));
    expect(stranger.details.reason).toBe('state');
  });

  it('that was begun before a recovery by text message links nothing after it', async () => {
    const player = await signUp(ask);
    const query = await answered(randomSteamId(), player);
    site.advance(60_000);
    const phone = player.phone;
    const smsCode = await smsCodeFor(ask, phone, 'RECOVER');
    const recover = 'mutation($input: RecoverPasswordInput!) { recoverPassword(input: $input) }';
    granted(await ask(recover, { input: { phone, smsCode, newPassword: 'another long secret' } }));
    const login = 'mutation($input: LoginInput!) { login(input: $input) { token } }';
    const again = granted(await ask(login, { input: { phone, password: 'another long secret' } }));
    const late = await complete(query, text(again.at('login.token')));
    expect([late.code, late.details.reason]).toEqual(['STEAM_REFUSED', 'state']);
  });

  it('is off where it is not switched on', async () => {
    const without = await openFixture({});
    try {
      expect((await askOf(without.gateway)(START)).code).toBe('PROVIDER_DISABLED');
      expect((await askOf(without.gateway)(COMPLETE, { query: '' })).code).toBe('PROVIDER_DISABLED');
    } finally {
      await without.close();
    }
  });

  it('says so when the provider does not answer in time', async () => {
    const query = await answered(randomSteamId());
    steam.silence();
    expect(await refusedFor(query)).toBe('unreachable');
  });
});
