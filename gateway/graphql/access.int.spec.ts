import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemsTerms } from '../../test/terms-cast.ts';
import { done, restOf } from '../rest/testing/client.ts';
import {
  type Ask,
  askOf,
  bindEmail,
  deposit,
  each,
  granted,
  list,
  OPEN,
  openInput,
  type Player,
  signUp,
  text,
  ticketFor,
  valueAt,
  winItems,
} from '../testing/client.ts';
import { databases } from '../testing/databases.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { giveawayInput, hostWith } from '../testing/rooms.ts';

const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { token } }';
const SESSIONS = '{ me { sessions { id device current createdAt lastSeenAt } } }';
const REVOKE = 'mutation($id: ID!) { revokeSession(id: $id) }';
const CREATE_KEY = `mutation($name: String!, $scopes: [ApiScope!]!, $expiresAt: DateTime, $ticket: String!) {
  createApiKey(name: $name, scopes: $scopes, expiresAt: $expiresAt, ticket: $ticket) {
    key apiKey { id name prefix scopes lastUsedAt expiresAt } } }`;
const KEYS = '{ me { apiKeys { id name prefix scopes lastUsedAt } } }';

describe.each(databases)('on %s', (database) => {
  let site: Fixture;
  let ask: Ask;
  beforeAll(async () => {
    site = await openFixture({}, database);
    ask = askOf(site.gateway);
  });
  afterAll(() => site.close());

  const signIn = async ({ phone, password }: Player): Promise<string> =>
    text(granted(await ask(LOGIN, { input: { phone, password } })).at('login.token'));

  const sessions = async (token: string) => list(granted(await ask(SESSIONS, {}, token)).at('me.sessions'));

  describe('sessions', () => {
    it('are listed with their device, the one that asks marked', async () => {
      const player = await signUp(ask);
      const { phone, password } = player;
      await site.gateway.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Gecko/20100101 Firefox/130.0' },
        payload: { query: LOGIN, variables: { input: { phone, password } } },
      });
      const shown = await sessions(player.token);
      expect(each(shown, 'device').toSorted()).toEqual(['Firefox, macOS', 'Other']);
      const current = shown.filter((session) => valueAt(session, 'current') === true);
      expect(each(current, 'device')).toEqual(['Other']);
    });

    it('say when they were last seen, to some minutes', async () => {
      const { token } = await signUp(ask);
      const seen = async () => Date.parse(text(valueAt((await sessions(token))[0], 'lastSeenAt')));
      const first = await seen();
      site.advance(60_000);
      expect(await seen()).toBe(first);
      site.advance(5 * 60_000);
      await ask('{ me { id } }', {}, token);
      expect(await seen()).toBeGreaterThanOrEqual(first + 6 * 60_000);
    });

    it('are ended one by one, at once', async () => {
      const player = await signUp(ask);
      const other = await signIn(player);
      expect((await ask('{ me { id } }', {}, other)).code).toBeNull();
      const ended = (await sessions(player.token)).find((session) => valueAt(session, 'current') === false);
      const id = valueAt(ended, 'id');
      expect((await ask(REVOKE, { id }, player.token)).at('revokeSession')).toBe(true);
      expect((await ask('{ me { id } }', {}, other)).code).toBe('UNAUTHENTICATED');
      expect((await ask(REVOKE, { id }, player.token)).code).toBe('NOT_FOUND');
    });

    it('of somebody else are not to be found', async () => {
      const [ada, eve] = [await signUp(ask), await signUp(ask)];
      const id = valueAt((await sessions(ada.token))[0], 'id');
      expect((await ask(REVOKE, { id }, eve.token)).code).toBe('NOT_FOUND');
      expect((await ask('{ me { id } }', {}, ada.token)).code).toBeNull();
    });

    it('are all ended but one', async () => {
      const player = await signUp(ask);
      const others = [await signIn(player), await signIn(player)];
      const ended = await ask('mutation { revokeOtherSessions }', {}, player.token);
      expect(ended.at('revokeOtherSessions')).toBe(2);
      for (const token of others) expect((await ask('{ me { id } }', {}, token)).code).toBe('UNAUTHENTICATED');
      expect(await sessions(player.token)).toHaveLength(1);
    });
  });

  describe('an API key', () => {
    const keyFor = async (player: Player, scopes: readonly string[], more: object = {}): Promise<string> => {
      const ticket = await ticketFor(ask, player);
      const made = await ask(CREATE_KEY, { name: 'my bot', scopes, ticket, ...more }, player.token);
      return text(granted(made).at('createApiKey.key'));
    };

    it('reads, plays and trades as far as its scopes go', async () => {
      const player = await signUp(ask);
      await deposit(ask, player, 10_000);
      const read = await keyFor(player, ['READ']);
      const play = await keyFor(player, ['PLAY']);
      const input = await openInput(ask, player);
      expect((await ask('{ me { playerId } }', {}, read)).at('me.playerId')).toBe(player.playerId);
      const missing = await ask(OPEN, { input }, read);
      expect([missing.code, missing.details.scope]).toEqual(['SCOPE_MISSING', 'PLAY']);
      const blind = await ask('{ me { playerId } }', {}, play);
      expect([blind.code, blind.details.scope]).toEqual(['SCOPE_MISSING', 'READ']);
      const opened = granted(await ask(OPEN, { input }, play));
      const itemIds = each(opened.at('openCase.rounds'), 'item.id');
      const sell = `mutation($itemIds: [ID!]!) { sellItems(commandId: "${crypto.randomUUID()}", terms: "${itemsTerms}", itemIds: $itemIds) { total } }`;
      expect((await ask(sell, { itemIds }, play)).details.scope).toBe('TRADE');
    });

    it('of the scope PLAY gives nothing away, and one of TRADE does', async () => {
      const player = await signUp(ask);
      await deposit(ask, player, 10_000);
      const [item] = await winItems(ask, player, 1);
      const input = await giveawayInput(site, ask, player, [item?.id ?? '']);
      const [play, trade] = [await keyFor(player, ['READ', 'PLAY']), await keyFor(player, ['TRADE'])];
      const refused = await hostWith(ask, { ...player, token: play }, input);
      expect([refused.code, refused.details.scope]).toEqual(['SCOPE_MISSING', 'TRADE']);
      granted(await hostWith(ask, { ...player, token: trade }, input));
    });

    it.each([
      '{ myData }',
      '{ messages { totalCount } }',
      '{ supportTickets { totalCount } }',
      '{ me { email } }',
      '{ me { tradeLink } }',
      '{ me { steamId } }',
      '{ me { sessions { device } } }',
      '{ me { apiKeys { name } } }',
    ])('reads who the person is with the scope PERSONAL alone: %s', async (query) => {
      const player = await signUp(ask);
      const read = await ask(query, {}, await keyFor(player, ['READ', 'PLAY', 'TRADE']));
      expect([read.code, read.details.scope]).toEqual(['SCOPE_MISSING', 'PERSONAL']);
      granted(await ask(query, {}, await keyFor(player, ['READ', 'PERSONAL'])));
    });

    it('reads a player over REST without what is personal, unless it may', async () => {
      const player = await signUp(ask);
      const rest = restOf(site.gateway);
      await bindEmail(ask, player, 'ada@example.org');
      const emailWith = async (scopes: readonly string[]) =>
        done(await rest('/profile/userInfo', {}, { method: 'GET', token: await keyFor(player, scopes) })).at('email');
      expect([await emailWith(['READ']), await emailWith(['READ', 'PERSONAL'])]).toEqual([null, 'ada@example.org']);
    });

    it.each([
      'changeNickname(nickname: "x") { id }',
      'changeTradeLink(tradeLink: null) { id }',
      'revokeOtherSessions',
      'startVerification { url }',
      'startSteamLogin { url }',
      'requestSlider(phone: "+8613812345678") { id }',
      'deposit(commandId: "6f1c1a9e-0000-4000-8000-000000000001", amount: 100) { depositId }',
    ])('never changes the account: %s', async (mutation) => {
      const player = await signUp(ask);
      const key = await keyFor(player, ['READ', 'PLAY', 'TRADE']);
      const refused = await ask(`mutation { ${mutation} }`, {}, key);
      expect([refused.code, refused.details.scope]).toEqual(['SCOPE_MISSING', 'none']);
    });

    it('is shown once, kept hashed, listed and revoked', async () => {
      const player = await signUp(ask);
      const key = await keyFor(player, ['TRADE', 'READ', 'READ']);
      expect(key).toMatch(/^gck_[A-Za-z0-9_-]{43}$/);
      const { rows } = await site.database.pool.query('SELECT row_to_json(k)::text AS kept FROM api_key k');
      expect(JSON.stringify(rows)).toContain('my bot');
      expect(JSON.stringify(rows)).not.toContain(key.slice(12));
      const [shown] = list(granted(await ask(KEYS, {}, player.token)).at('me.apiKeys'));
      expect([valueAt(shown, 'prefix'), valueAt(shown, 'scopes')]).toEqual([key.slice(0, 10), ['READ', 'TRADE']]);
      expect(valueAt(shown, 'lastUsedAt')).toBeNull();
      expect((await ask('{ me { id } }', {}, key)).code).toBeNull();
      const revoke = 'mutation($id: ID!) { revokeApiKey(id: $id) }';
      const id = valueAt(shown, 'id');
      expect((await ask(revoke, { id }, (await signUp(ask)).token)).code).toBe('NOT_FOUND');
      expect((await ask(revoke, { id }, player.token)).at('revokeApiKey')).toBe(true);
      expect((await ask('{ me { id } }', {}, key)).code).toBe('UNAUTHENTICATED');
    });

    it('ends when it was to end', async () => {
      const player = await signUp(ask);
      const expiresAt = new Date(site.now() + 60_000).toISOString();
      const key = await keyFor(player, ['READ'], { expiresAt });
      expect((await ask('{ me { id } }', {}, key)).code).toBeNull();
      site.advance(61_000);
      expect((await ask('{ me { id } }', {}, key)).code).toBe('UNAUTHENTICATED');
    });

    it('is refused without a scope, a name or a future, without a ticket, and after the tenth', async () => {
      const player = await signUp(ask);
      const ticket = await ticketFor(ask, player);
      const make = async (change: object) =>
        ask(CREATE_KEY, { name: 'bot', scopes: ['READ'], ticket, ...change }, player.token);
      expect((await make({ scopes: [] })).details.field).toBe('scopes');
      expect((await make({ name: ' ' })).details.field).toBe('name');
      expect((await make({ name: 'x'.repeat(41) })).details.field).toBe('name');
      expect((await make({ expiresAt: '2020-01-01T00:00:00.000Z' })).details.field).toBe('expiresAt');
      expect((await make({ ticket: 'x' })).code).toBe('TICKET_INVALID');
      for (let n = 0; n < 10; n += 1) expect((await make({})).code).toBeNull();
      const eleventh = await make({});
      expect([eleventh.code, eleventh.details.max]).toEqual(['TOO_MANY', 10]);
    });

    it('comes in the header of old clients as well', async () => {
      const player = await signUp(ask);
      for (const token of [player.token, await keyFor(player, ['READ'])]) {
        const answer = await site.gateway.inject({
          ...{ method: 'POST', url: '/graphql', headers: { token } },
          payload: { query: '{ me { playerId } }' },
        });
        expect(answer.json().data.me.playerId).toBe(player.playerId);
      }
    });
  });
});
