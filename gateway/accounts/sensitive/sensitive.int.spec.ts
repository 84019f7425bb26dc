import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemsTerms } from '../../../test/terms-cast.ts';
import {
  type Ask,
  askOf,
  deposit,
  each,
  granted,
  type Player,
  randomPhone,
  signUp,
  signUpWith,
  smsCodeFor,
  text,
  ticketFor,
  uuid,
  winItems,
} from '../../testing/client.ts';
import { databases } from '../../testing/databases.ts';
import { type Fixture, openFixture, PUBLIC_ORIGIN } from '../../testing/fixture.ts';
import { securityOf } from '../../testing/security.ts';
import type { AccountSecurity } from './security.ts';

const DAY = 24 * 60 * 60_000;
const TRADE_LINK =
  'mutation($link: String, $ticket: String) { changeTradeLink(tradeLink: $link, ticket: $ticket) { tradeLink } }';
const SECURITY = `{ me { tradeLink phone security { emailVerified frozenAt devMailLink hold { until reason }
  pendingChanges { id kind detail requestedAt appliesAt } } securityJournal { edges { node { kind } } } } }`;
const MESSAGES = '{ messages { edges { node { kind title link } } } }';
const USE = 'mutation($token: String!) { useSecurityLink(token: $token) { action change expiresAt } }';
const THAW = 'mutation($ticket: String!) { thawAccount(ticket: $ticket) { security { frozenAt } } }';
const linkOf = (token: string): string => `https://steamcommunity.com/tradeoffer/new/?partner=4242&token=${token}`;

describe.each(databases)('the security of an account on %s', (database) => {
  let site: Fixture;
  let ask: Ask;
  let elsewhere: AccountSecurity;
  beforeAll(async () => {
    site = await openFixture({}, database);
    ask = askOf(site.gateway);
    elsewhere = securityOf(site);
  });
  afterAll(() => site.close());

  const look = async (player: Pick<Player, 'token'>) => granted(await ask(SECURITY, {}, player.token));
  const journal = async (player: Pick<Player, 'token'>) =>
    each((await look(player)).at('me.securityJournal.edges'), 'node.kind');
  const pending = async (player: Pick<Player, 'token'>) =>
    each((await look(player)).at('me.security.pendingChanges'), 'kind');
  const newestLink = async (player: Pick<Player, 'token'>): Promise<string> =>
    text(each(granted(await ask(MESSAGES, {}, player.token)).at('messages.edges'), 'node.link')[0]);
  const tokenIn = (link: string): string => text(link.split('#')[1]);
  const bind = async (player: Player, token: string, ticket?: string) =>
    ask(TRADE_LINK, { link: linkOf(token), ticket: ticket ?? (await ticketFor(ask, player)) }, player.token);
  const login = async (player: Player): Promise<string> =>
    text(
      granted(
        await ask('mutation($input: LoginInput!) { login(input: $input) { token } }', {
          input: { phone: player.phone, password: player.password },
        }),
      ).at('login.token'),
    );
  /** A number gets one code a minute. */
  const freshTicket = async (player: Player): Promise<string> => {
    site.advance(60_000);
    return ticketFor(ask, player);
  };
  /** Puts an authenticator to use and answers its secret. */
  const addAuthenticator = async (player: Player): Promise<string> => {
    const ticket = await freshTicket(player);
    const START = 'mutation($ticket: String!) { startTotp(ticket: $ticket) { secret } }';
    const secret = text(granted(await ask(START, { ticket }, player.token)).at('startTotp.secret'));
    const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: site.now() });
    granted(await ask('mutation($code: String!) { confirmTotp(code: $code) }', { code }, player.token));
    return secret;
  };
  /** A player whose trade link is about to change. */
  const changing = async () => {
    const player = await signUp(ask);
    granted(await bind(player, 'firstone'));
    site.advance(60_000);
    granted(await bind(player, 'otherone'));
    return player;
  };

  describe('a trade link', () => {
    it('takes a ticket, and the first one binds at once', async () => {
      const player = await signUp(ask);
      expect((await ask(TRADE_LINK, { link: linkOf('firstone') }, player.token)).code).toBe('TICKET_INVALID');
      expect(granted(await bind(player, 'firstone')).at('changeTradeLink.tradeLink')).toBe(linkOf('firstone'));
      expect(await journal(player)).toContain('trade-link-bound');
      expect(await pending(player)).toEqual([]);
    });

    it('changes after 24 hours, once, whichever process is first', async () => {
      const player = await changing();
      expect(await pending(player)).toEqual(['TRADE_LINK']);
      expect((await look(player)).at('me.tradeLink')).toBe(linkOf('firstone'));
      site.advance(DAY - 120_000);
      await elsewhere.applyDue();
      expect((await look(player)).at('me.tradeLink')).toBe(linkOf('firstone'));
      site.advance(120_000);
      await Promise.all([elsewhere.applyDue(), securityOf(site).applyDue(), elsewhere.applyDue()]);
      expect((await look(player)).at('me.tradeLink')).toBe(linkOf('otherone'));
      expect((await journal(player)).filter((kind) => kind === 'trade-link-changed')).toHaveLength(1);
    });

    it('of two tabs binds one first link, and lets the other change wait', async () => {
      const player = await signUp(ask);
      const ticket = await ticketFor(ask, player);
      const both = await Promise.all([bind(player, 'tabone_1', ticket), bind(player, 'tabtwo_2', ticket)]);
      expect(both.map(({ code }) => code)).toEqual([null, null]);
      const seen = await look(player);
      expect([linkOf('tabone_1'), linkOf('tabtwo_2')]).toContain(seen.at('me.tradeLink'));
      expect(await pending(player)).toEqual(['TRADE_LINK']);
    });

    it('is stopped by the link of its notice, also without a session, and the link works once', async () => {
      const player = await changing();
      const link = await newestLink(player);
      expect(link).toMatch(/^\/security\/stop-change#[\w-]{43}$/);
      const token = tokenIn(link);
      expect(
        granted(await ask('query($token: String!) { securityLink(token: $token) { action change } }', { token })).at(
          'securityLink',
        ),
      ).toEqual({ action: 'STOP_CHANGE', change: 'TRADE_LINK' });
      const used = await Promise.all(Array.from({ length: 5 }, () => ask(USE, { token })));
      expect(used.map(({ code }) => code).toSorted()).toEqual([...Array(4).fill('LINK_INVALID'), null]);
      expect(await pending(player)).toEqual([]);
      site.advance(DAY);
      await elsewhere.applyDue();
      expect((await look(player)).at('me.tradeLink')).toBe(linkOf('firstone'));
    });

    it('is either stopped or changed where the stop races the timer', async () => {
      for (let n = 0; n < 5; n += 1) {
        const player = await changing();
        const token = tokenIn(await newestLink(player));
        site.advance(DAY);
        const [stopped] = await Promise.all([ask(USE, { token }), elsewhere.applyDue(), securityOf(site).applyDue()]);
        const kinds = await journal(player);
        const ends = ['trade-link-changed', 'change-stopped'].filter((kind) => kinds.includes(kind));
        expect(ends).toEqual([stopped.code === null ? 'change-stopped' : 'trade-link-changed']);
        expect((await look(player)).at('me.tradeLink')).toBe(linkOf(stopped.code === null ? 'firstone' : 'otherone'));
      }
    });

    it('is stopped by who is signed in, and by nobody else', async () => {
      const player = await changing();
      const [id] = each((await look(player)).at('me.security.pendingChanges'), 'id');
      const stop = 'mutation($id: ID!) { stopPendingChange(id: $id) { id } }';
      const other = await signUp(ask);
      expect((await ask(stop, { id }, other.token)).code).toBe('NOT_FOUND');
      granted(await ask(stop, { id }, player.token));
      expect((await ask(stop, { id }, player.token)).code).toBe('NOT_FOUND');
      expect(await pending(player)).toEqual([]);
    });
  });

  it('shows no link of a notice to an API key, and none lies in the database', async () => {
    const player = await changing();
    const token = tokenIn(await newestLink(player));
    const made = await ask(
      'mutation($ticket: String!) { createApiKey(name: "bot", scopes: [READ, PERSONAL], ticket: $ticket) { key } }',
      { ticket: await freshTicket(player) },
      player.token,
    );
    const seen = granted(await ask(MESSAGES, {}, text(granted(made).at('createApiKey.key'))));
    expect(each(seen.at('messages.edges'), 'node.link')).toEqual([null, null, null]);
    const { rows } = await site.database.pool.query<{ params: string }>('SELECT params FROM message');
    expect(rows.map(({ params }) => params).join()).not.toContain(token);
  });

  describe('a phone number', () => {
    const CHANGE = `mutation($phone: String!, $smsCode: String!, $ticket: String!) {
      changePhone(phone: $phone, smsCode: $smsCode, ticket: $ticket) { phone } }`;
    const change = async (player: Player, phone: string) => {
      const smsCode = await smsCodeFor(ask, phone, 'CHANGE_PHONE', player.token);
      return ask(CHANGE, { phone, smsCode, ticket: await ticketFor(ask, player) }, player.token);
    };

    it('changes after 24 hours', async () => {
      const player = await signUp(ask);
      const phone = randomPhone();
      granted(await change(player, phone));
      expect(await pending(player)).toEqual(['PHONE']);
      site.advance(DAY);
      await elsewhere.applyDue();
      const moved = await login({ ...player, phone });
      expect((await look({ token: moved })).at('me.phone')).toContain(phone.slice(-4));
    });

    it('does not change to one that somebody else took meanwhile, and says so', async () => {
      const player = await signUp(ask);
      const phone = randomPhone();
      granted(await change(player, phone));
      site.advance(DAY - 60_000);
      await signUp(ask, phone);
      site.advance(60_000);
      await elsewhere.applyDue();
      expect(await journal(player)).toContain('change-failed');
      expect((await look(player)).at('me.phone')).toContain(player.phone.slice(-4));
      expect(await pending(player)).toEqual([]);
    });
  });

  describe('freezing', () => {
    const FREEZE = 'mutation { freezeAccount { security { frozenAt } } }';

    it('ends everything but the session that asked, and leaves looking and thawing', async () => {
      const player = await signUpWith(ask, 5_000);
      const [item] = await winItems(ask, player, 1);
      const other = await login(player);
      granted(await bind(player, 'firstone'));
      site.advance(60_000);
      granted(await bind(player, 'otherone'));
      granted(await ask(FREEZE, {}, player.token));
      granted(await ask(FREEZE, {}, player.token));
      expect((await journal(player)).filter((kind) => kind === 'frozen')).toHaveLength(1);
      expect((await ask('{ me { id } }', {}, other)).code).toBe('UNAUTHENTICATED');
      expect(await pending(player)).toEqual([]);
      const sell = `mutation($id: CommandId!, $items: [ID!]!) { sellItems(commandId: $id, terms: "${itemsTerms}", itemIds: $items) { total } }`;
      expect((await ask(sell, { id: uuid(), items: [item?.id] }, player.token)).code).toBe('ACCOUNT_FROZEN');
      expect((await ask('mutation { changeNickname(nickname: "x") { id } }', {}, player.token)).code).toBe(
        'ACCOUNT_FROZEN',
      );
      const upload = await site.gateway.inject({
        method: 'POST',
        url: '/account/avatar',
        headers: { authorization: `Bearer ${player.token}`, 'content-type': 'image/png' },
        payload: Buffer.from('x'),
      });
      expect([upload.statusCode, upload.body.includes('ACCOUNT_FROZEN')]).toEqual([403, true]);
      const rest = await site.gateway.inject({
        method: 'POST',
        url: '/api/profile/modifyNickname',
        headers: { token: player.token },
        payload: { nickname: 'x' },
      });
      expect(rest.json().status).toBe(1060);
      const again = await login(player);
      site.advance(60_000);
      granted(await ask(THAW, { ticket: await ticketFor(ask, { ...player, token: again }) }, again));
      expect((await look({ token: again })).at('me.security.hold.reason')).toBe('THAWED');
      granted(await ask(sell, { id: uuid(), items: [item?.id] }, again));
    });

    it('thaws with a ticket alone, and holds what would leave for 24 hours', async () => {
      const player = await signUpWith(ask, 5_000);
      const [item] = await winItems(ask, player, 1);
      granted(await bind(player, 'firstone'));
      granted(await ask(FREEZE, {}, player.token));
      expect((await ask(THAW, { ticket: 'x' }, player.token)).code).toBe('TICKET_INVALID');
      site.advance(60_000);
      granted(await ask(THAW, { ticket: await ticketFor(ask, player) }, player.token));
      const retrieve =
        'mutation($id: CommandId!, $items: [ID!]!) { retrieveItems(commandId: $id, itemIds: $items) { position } }';
      expect((await ask(retrieve, { id: uuid(), items: [item?.id] }, player.token)).code).toBe('HELD');
      site.advance(DAY);
      granted(await ask(retrieve, { id: uuid(), items: [item?.id] }, player.token));
    });

    it('works by the link in every notice, and of parallel ones once', async () => {
      const player = await signUp(ask);
      granted(await bind(player, 'firstone'));
      const link = await newestLink(player);
      expect(link).toMatch(/^\/security\/freeze#/);
      const used = await Promise.all([1, 2, 3].map(() => ask(USE, { token: tokenIn(link) })));
      expect(used.filter(({ code }) => code === null)).toHaveLength(1);
      expect((await ask('{ me { id } }', {}, player.token)).code).toBe('UNAUTHENTICATED');
      expect((await look({ token: await login(player) })).at('me.security.frozenAt')).not.toBeNull();
    });
  });

  it('sends no link that freezes and outlives a new password, a recovery or a thaw', async () => {
    const codes: unknown[] = [];
    const CHANGE = 'mutation($input: ChangePasswordInput!) { changePassword(input: $input) }';
    const RECOVER = 'mutation($input: RecoverPasswordInput!) { recoverPassword(input: $input) }';
    const ends: readonly ((player: Player) => Promise<unknown>)[] = [
      ({ token, password }) =>
        ask(CHANGE, { input: { currentPassword: password, newPassword: `new ${uuid()}` } }, token),
      async ({ phone }) => {
        site.advance(60_000);
        const smsCode = await smsCodeFor(ask, phone, 'RECOVER');
        return ask(RECOVER, { input: { phone, smsCode, newPassword: `new ${uuid()}` } });
      },
      async (player) => {
        granted(await ask('mutation { freezeAccount { id } }', {}, player.token));
        return granted(await ask(THAW, { ticket: await freshTicket(player) }, player.token));
      },
    ];
    for (const end of ends) {
      const player = await signUp(ask);
      granted(await bind(player, 'firstone'));
      const token = tokenIn(await newestLink(player));
      await end(player);
      codes.push((await ask(USE, { token })).code);
    }
    expect(codes).toEqual(['LINK_INVALID', 'LINK_INVALID', 'LINK_INVALID']);
  });

  describe('a recovery by text message', () => {
    const RECOVER = 'mutation($input: RecoverPasswordInput!) { recoverPassword(input: $input) }';
    const recover = async (player: Player, newPassword = `new ${uuid()}`) => {
      site.advance(60_000);
      const smsCode = await smsCodeFor(ask, player.phone, 'RECOVER');
      const answer = await ask(RECOVER, { input: { phone: player.phone, smsCode, newPassword } });
      return { answer, player: { ...player, password: newPassword } };
    };

    it('signs in at once, but ends sessions, keys and waiting changes, and holds what leaves', async () => {
      const before = await changing();
      await deposit(ask, before, 3_000);
      const key = await ask(
        'mutation($ticket: String!) { createApiKey(name: "bot", scopes: [READ], ticket: $ticket) { key } }',
        { ticket: await freshTicket(before) },
        before.token,
      );
      const { player } = await recover(before);
      expect((await ask('{ me { id } }', {}, before.token)).code).toBe('UNAUTHENTICATED');
      expect((await ask('{ me { id } }', {}, text(key.at('createApiKey.key')))).code).toBe('UNAUTHENTICATED');
      const token = await login(player);
      const seen = await look({ token });
      expect(seen.at('me.security.pendingChanges')).toEqual([]);
      expect(seen.at('me.security.hold.reason')).toBe('RECOVERED');
      await winItems(ask, { ...player, token }, 1);
    });

    it('is stopped by a device that it signed out: what leaves is held for 7 days after it, and the new password stays', async () => {
      const before = await signUp(ask);
      const recoveredAt = site.now() + 60_000;
      const { player } = await recover(before);
      const { token } = before;
      const shown = await ask('query($token: String!) { securityLink(token: $token) { action } }', { token });
      expect(granted(shown).at('securityLink.action')).toBe('STOP_RECOVERY');
      const session = await login(player);
      const secret = await addAuthenticator({ ...player, token: session });
      const used = await Promise.all([ask(USE, { token }), ask(USE, { token })]);
      expect(used.filter(({ code }) => code === null)).toHaveLength(1);
      const seen = await look({ token: session });
      expect(seen.at('me.security.hold.reason')).toBe('RECOVERED');
      const lasts = Date.parse(text(seen.at('me.security.hold.until'))) - recoveredAt;
      expect(Math.round(lasts / DAY)).toBe(7);
      expect(seen.at('me.security.frozenAt')).toBeNull();
      const secondFactor = async () => {
        site.advance(30_000);
        return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: site.now() });
      };
      const tries = [];
      for (const password of [player.password, before.password]) {
        const input = { phone: player.phone, password, secondFactor: await secondFactor() };
        tries.push((await ask('mutation($input: LoginInput!) { login(input: $input) { token } }', { input })).code);
      }
      expect(tries).toEqual([null, 'CREDENTIALS_INVALID']);
    });

    it('is stopped once, however many devices and links of it there are, and never for longer than 7 days after it', async () => {
      const before = await signUp(ask);
      const other = await login(before);
      const { player } = await recover(before);
      site.advance(DAY / 2);
      granted(await ask(USE, { token: other }));
      expect((await ask(USE, { token: before.token })).code).toBe('LINK_INVALID');
      site.advance(7 * DAY - DAY / 2);
      expect((await look({ token: await login(player) })).at('me.security.hold')).toBeNull();
    });

    it('can still be stopped after the password was changed and the account frozen and thawed by who recovered it', async () => {
      const before = await signUp(ask);
      const { player } = await recover(before);
      const token = await login(player);
      const input = { currentPassword: player.password, newPassword: `other ${uuid()}` };
      granted(await ask('mutation($input: ChangePasswordInput!) { changePassword(input: $input) }', { input }, token));
      granted(await ask('mutation { freezeAccount { id } }', {}, token));
      granted(await ask(THAW, { ticket: await freshTicket({ ...player, token }) }, token));
      granted(await ask(USE, { token: before.token }));
      expect((await look({ token })).at('me.security.hold.reason')).toBe('RECOVERED');
    });

    it('lets even a first trade link wait while what leaves is held', async () => {
      const { player } = await recover(await signUp(ask));
      const thief = { ...player, token: await login(player) };
      granted(await bind(thief, 'thiefs_1', await freshTicket(thief)));
      expect((await look(thief)).at('me.tradeLink')).toBeNull();
      expect(await pending(thief)).toEqual(['TRADE_LINK']);
    });

    it('wins against a change of the password, a key and a sign-in that were on their way', async () => {
      const CHANGE = 'mutation($input: ChangePasswordInput!) { changePassword(input: $input) }';
      const KEY = 'mutation($ticket: String!) { createApiKey(name: "bot", scopes: [READ], ticket: $ticket) { key } }';
      for (const waited of [0, 5, 20]) {
        const before = await signUp(ask);
        const ticket = await freshTicket(before);
        site.advance(60_000);
        const smsCode = await smsCodeFor(ask, before.phone, 'RECOVER');
        const newPassword = `new ${uuid()}`;
        const [recovered, ...others] = await Promise.all([
          ask(RECOVER, { input: { phone: before.phone, smsCode, newPassword } }),
          new Promise((done) => setTimeout(done, waited)).then(() =>
            ask(CHANGE, { input: { currentPassword: before.password, newPassword: `other ${uuid()}` } }, before.token),
          ),
          ask(KEY, { ticket }, before.token),
          ask('mutation($input: LoginInput!) { login(input: $input) { token } }', {
            input: { phone: before.phone, password: before.password },
          }),
        ]);
        granted(recovered);
        const keys = 'SELECT 1 AS one FROM api_key JOIN account USING (account_id) WHERE phone = $1';
        expect((await site.database.pool.query(keys, [before.phone])).rows).toEqual([]);
        const sessions = 'SELECT 1 AS one FROM session JOIN account USING (account_id) WHERE phone = $1';
        expect([(await site.database.pool.query(sessions, [before.phone])).rows, waited]).toEqual([[], waited]);
        expect(others).toHaveLength(3);
        await login({ ...before, password: newPassword });
      }
    });

    it('can not be stopped by an old token a day later', async () => {
      const before = await signUp(ask);
      await recover(before);
      site.advance(DAY);
      expect((await ask(USE, { token: before.token })).code).toBe('LINK_INVALID');
    });
  });

  describe('an e-mail address', () => {
    const EMAIL =
      'mutation($email: String!, $ticket: String) { changeEmail(email: $email, ticket: $ticket) { email } }';
    const CONFIRM = 'mutation($token: String!) { confirmEmail(token: $token) }';
    const address = (): string => `ada.${uuid()}@example.org`;
    const mailed = async (player: Player): Promise<string> => {
      await expect.poll(async () => (await look(player)).at('me.security.devMailLink')).not.toBeNull();
      return text((await look(player)).at('me.security.devMailLink'));
    };

    it('takes a ticket, also the first one, and is confirmed by the link that it gets', async () => {
      const player = await signUp(ask);
      expect((await ask(EMAIL, { email: address() }, player.token)).code).toBe('TICKET_INVALID');
      granted(await ask(EMAIL, { email: address(), ticket: await ticketFor(ask, player) }, player.token));
      expect((await look(player)).at('me.security.emailVerified')).toBe(false);
      const link = await mailed(player);
      expect(link.startsWith(`${PUBLIC_ORIGIN}/security/confirm-email#`)).toBe(true);
      granted(await ask(CONFIRM, { token: tokenIn(link) }));
      expect((await look(player)).at('me.security.emailVerified')).toBe(true);
      expect((await ask(CONFIRM, { token: tokenIn(link) })).code).toBe('LINK_INVALID');
    });

    it('is not confirmed by the link of the one before it', async () => {
      const player = await signUp(ask);
      granted(await ask(EMAIL, { email: address(), ticket: await ticketFor(ask, player) }, player.token));
      const link = await mailed(player);
      site.advance(60_000);
      granted(await ask(EMAIL, { email: address(), ticket: await ticketFor(ask, player) }, player.token));
      expect((await ask(CONFIRM, { token: tokenIn(link) })).code).toBe('LINK_INVALID');
      expect((await look(player)).at('me.security.emailVerified')).toBe(false);
    });
  });
});
