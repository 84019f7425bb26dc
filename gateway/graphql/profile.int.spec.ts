import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOBODYS_AVATAR } from '../accounts/avatars/paths.ts';
import {
  type Ask,
  askOf,
  bindTradeLink,
  granted,
  list,
  type Player,
  randomPhone,
  signUp,
  signUpWith,
  smsCodeFor,
  text,
  ticketFor,
  valueAt,
} from '../testing/client.ts';
import { databases } from '../testing/databases.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { openBattle } from '../testing/rooms.ts';

const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { token } }';
const NICKNAME = 'mutation($nickname: String!) { changeNickname(nickname: $nickname) { nickname } }';
const HIDE = 'mutation($hidden: Boolean!) { hideName(hidden: $hidden) { nickname nameHidden } }';
const EMAIL = 'mutation($email: String!, $ticket: String) { changeEmail(email: $email, ticket: $ticket) { email } }';
const TRADE_LINK = 'mutation($link: String) { changeTradeLink(tradeLink: $link) { tradeLink } }';
const PASSWORD = 'mutation($input: ChangePasswordInput!) { changePassword(input: $input) }';
const PHONE = `mutation($phone: String!, $smsCode: String!, $ticket: String!) {
  changePhone(phone: $phone, smsCode: $smsCode, ticket: $ticket) { phone } }`;
const VERIFY = 'mutation($smsCode: String!) { verifyAction(smsCode: $smsCode) { ticket expiresAt } }';

describe.each(databases)('on %s', (database) => {
  let site: Fixture;
  let ask: Ask;
  beforeAll(async () => {
    site = await openFixture({}, database);
    ask = askOf(site.gateway);
  });
  afterAll(() => site.close());

  const me = async (fields: string, { token }: Player) =>
    granted(await ask(`{ me { ${fields} } }`, {}, token)).at('me');

  describe('a nickname', () => {
    it('is changed at once, for the player and for others', async () => {
      const player = await signUp(ask);
      expect((await ask(NICKNAME, { nickname: ' 夜行者  7 ' }, player.token)).at('changeNickname.nickname')).toBe(
        '夜行者 7',
      );
      expect(await me('nickname', player)).toEqual({ nickname: '夜行者 7' });
    });

    it('that is hidden is still shown to the player, and to nobody else from that answer on', async () => {
      const player = await signUpWith(ask, 10_000);
      await ask(NICKNAME, { nickname: 'Nightwalker' }, player.token);
      const id = await openBattle(ask, player);
      await site.settled();
      const seat = async () =>
        (await ask('query($id: ID!) { battle(id: $id) { seats { nickname avatar } } }', { id })).at('battle.seats.0');
      expect(await seat()).toMatchObject({ nickname: 'Nightwalker' });
      const hidden = await ask(HIDE, { hidden: true }, player.token);
      expect(hidden.at('hideName')).toEqual({ nickname: 'Nightwalker', nameHidden: true });
      expect(await seat()).toEqual({ nickname: null, avatar: NOBODYS_AVATAR });
      await ask(HIDE, { hidden: false }, player.token);
      expect(await seat()).toMatchObject({ nickname: 'Nightwalker' });
    });

    it.each(['', 'x'.repeat(25), 'a\u202eb', '\u200b'])('is none: %j', async (nickname) => {
      const { token } = await signUp(ask);
      const refused = await ask(NICKNAME, { nickname }, token);
      expect([refused.code, refused.details.field]).toEqual(['INVALID_INPUT', 'nickname']);
    });
  });

  describe('an e-mail address', () => {
    it('is bound and changed with a ticket', async () => {
      const player = await signUp(ask);
      expect((await ask(EMAIL, { email: 'ada@example.org' }, player.token)).code).toBe('TICKET_INVALID');
      const proof = await ticketFor(ask, player);
      const first = await ask(EMAIL, { email: 'ada@Example.org', ticket: proof }, player.token);
      expect(first.at('changeEmail.email')).toBe('ada@example.org');
      expect((await ask(EMAIL, { email: 'eve@example.org' }, player.token)).code).toBe('TICKET_INVALID');
      const ticket = await ticketFor(ask, player);
      expect((await ask(EMAIL, { email: 'new@example.org', ticket }, player.token)).code).toBeNull();
      expect(await me('email', player)).toEqual({ email: 'new@example.org' });
    });

    it('is refused where it is none', async () => {
      const { token } = await signUp(ask);
      expect((await ask(EMAIL, { email: 'nobody' }, token)).details).toEqual({ field: 'email' });
    });
  });

  describe('a trade link', () => {
    const link = 'https://steamcommunity.com/tradeoffer/new/?partner=86245047&token=Ab_-1234';

    it('is kept in its one form', async () => {
      const player = await signUp(ask);
      await bindTradeLink(ask, player, ` ${link} `);
      expect(await me('tradeLink', player)).toEqual({ tradeLink: link });
    });

    it('of another form is refused', async () => {
      const { token } = await signUp(ask);
      const other = await ask(TRADE_LINK, { link: link.replace('steamcommunity.com', 'steamcommunity.co') }, token);
      expect(other.code).toBe('TRADE_LINK_INVALID');
    });
  });

  describe('a password', () => {
    it('is changed by who knows it; other sessions end, the own one stays', async () => {
      const player = await signUp(ask);
      const { phone, password } = player;
      const other = text(granted(await ask(LOGIN, { input: { phone, password } })).at('login.token'));
      expect((await ask('{ me { id } }', {}, other)).code).toBeNull();
      granted(
        await ask(PASSWORD, { input: { currentPassword: password, newPassword: 'brand new words' } }, player.token),
      );
      expect((await ask('{ me { id } }', {}, other)).code).toBe('UNAUTHENTICATED');
      expect((await ask('{ me { id } }', {}, player.token)).code).toBeNull();
      expect((await ask(LOGIN, { input: { phone, password } })).code).toBe('CREDENTIALS_INVALID');
      expect((await ask(LOGIN, { input: { phone, password: 'brand new words' } })).code).toBeNull();
    });

    it('is changed with a ticket by who forgot it, and the ticket is used up by that', async () => {
      const player = await signUp(ask);
      const ticket = await ticketFor(ask, player);
      granted(await ask(PASSWORD, { input: { ticket, newPassword: 'brand new words' } }, player.token));
      expect((await ask(PASSWORD, { input: { ticket, newPassword: 'other new words' } }, player.token)).code).toBe(
        'TICKET_INVALID',
      );
    });

    it.each([
      [{ currentPassword: 'wrong password' }, 'CREDENTIALS_INVALID'],
      [{ currentPassword: 'x'.repeat(200) }, 'CREDENTIALS_INVALID'],
      [{ ticket: 'x' }, 'TICKET_INVALID'],
      [{}, 'TICKET_INVALID'],
    ])('is not changed with %j', async (proof, code) => {
      const player = await signUp(ask);
      const refused = await ask(PASSWORD, { input: { ...proof, newPassword: 'brand new words' } }, player.token);
      expect(refused.code).toBe(code);
      expect((await ask(LOGIN, { input: { phone: player.phone, password: player.password } })).code).toBeNull();
    });
  });

  describe('a ticket', () => {
    it('is good for ten minutes and for its own account', async () => {
      const [ada, eve] = [await signUp(ask), await signUp(ask)];
      const ticket = await ticketFor(ask, ada);
      expect((await ask(EMAIL, { email: 'x@example.org', ticket }, eve.token)).code).toBe('TICKET_INVALID');
      expect((await ask(EMAIL, { email: 'x@example.org', ticket }, ada.token)).code).toBeNull();
      site.advance(10 * 60_000 + 1);
      expect((await ask(EMAIL, { email: 'y@example.org', ticket }, ada.token)).code).toBe('TICKET_INVALID');
    });

    it('costs a code that is right', async () => {
      const player = await signUp(ask);
      await smsCodeFor(ask, player.phone, 'VERIFY', player.token);
      const wrong = await ask(VERIFY, { smsCode: '000000' }, player.token);
      expect(wrong.code).toBe('SMS_CODE_INVALID');
      expect((await ask(VERIFY, { smsCode: '12' }, player.token)).details).toEqual({ field: 'smsCode' });
    });
  });

  describe('a phone', () => {
    it('of somebody else stays theirs', async () => {
      const [ada, eve] = [await signUp(ask), await signUp(ask)];
      const ticket = await ticketFor(ask, eve);
      const smsCode = await smsCodeFor(ask, ada.phone, 'CHANGE_PHONE', eve.token);
      expect((await ask(PHONE, { phone: ada.phone, smsCode, ticket }, eve.token)).code).toBe('PHONE_TAKEN');
    });

    it('is not changed without a ticket, and the code of the new number stays usable', async () => {
      const player = await signUp(ask);
      const phone = randomPhone();
      const smsCode = await smsCodeFor(ask, phone, 'CHANGE_PHONE', player.token);
      expect((await ask(PHONE, { phone, smsCode, ticket: 'none' }, player.token)).code).toBe('TICKET_INVALID');
      const ticket = await ticketFor(ask, player);
      expect((await ask(PHONE, { phone, smsCode, ticket }, player.token)).code).toBeNull();
    });
  });

  it.each([
    ['changeNickname(nickname: "x") { id }'],
    ['changeTradeLink(tradeLink: null) { id }'],
    ['chooseAvatar(avatar: "x") { id }'],
    ['changeEmail(email: "a@b.example") { id }'],
    ['verifyAction(smsCode: "123456") { ticket }'],
    ['revokeOtherSessions'],
    ['startVerification { url }'],
    ['changePassword(input: { newPassword: "long enough" })'],
  ])('is nothing for visitors: %s', async (mutation) => {
    expect((await ask(`mutation { ${mutation} }`)).code).toBe('UNAUTHENTICATED');
  });

  describe('a drawn avatar', () => {
    it('is one of a list, and shown from then on', async () => {
      const player = await signUp(ask);
      const all = list(granted(await ask('{ avatars }')).at('avatars'));
      const next = list(granted(await ask('{ avatars(sheet: 1) }')).at('avatars'));
      expect(new Set([...all, ...next]).size).toBe(24);
      for (const path of all.slice(0, 2)) {
        expect((await site.gateway.inject({ url: text(path) })).statusCode).toBe(200);
      }
      const chosen = await ask(
        'mutation($a: String!) { chooseAvatar(avatar: $a) { avatar } }',
        { a: next[3] },
        player.token,
      );
      expect(chosen.at('chooseAvatar.avatar')).toBe(next[3]);
      expect(valueAt(await me('avatar', player), 'avatar')).toBe(next[3]);
    });

    it('comes from sheets that go around', async () => {
      const sheet = async (number: number) => granted(await ask(`{ avatars(sheet: ${number}) }`)).at('avatars');
      expect(await sheet(1_000)).toEqual(await sheet(0));
      expect(await sheet(999)).not.toEqual(await sheet(0));
    });

    it.each(['/art/avatar/x.svg', '/art/avatar/nobody.svg', '/art/avatar/glass-00.svg', '/art/avatar/glass-12001.svg'])(
      'is no other path: %s',
      async (avatar) => {
        const { token } = await signUp(ask);
        const other = await ask('mutation($a: String!) { chooseAvatar(avatar: $a) { id } }', { a: avatar }, token);
        expect(other.details).toEqual({ field: 'avatar' });
      },
    );
  });
});

describe('the site', () => {
  it('tells what it offers', async () => {
    const site = await openFixture({ transfersToPlayers: true, defaultInviteCode: 'FRIEND1' });
    try {
      const query = '{ site { demo switchBalanceType showExchange transfersToPlayers steam defaultInviteCode } }';
      expect((await askOf(site.gateway)(query)).at('site')).toEqual({
        ...{ demo: false, switchBalanceType: true, showExchange: true, transfersToPlayers: true, steam: false },
        defaultInviteCode: 'FRIEND1',
      });
    } finally {
      await site.close();
    }
  });
});
