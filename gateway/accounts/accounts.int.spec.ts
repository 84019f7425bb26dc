import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askOf, REGISTER, randomPhone, requestSms, signUp, smsCodeFor } from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';

let site: Fixture;
let ask: Ask;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
});
afterAll(() => site.close());

const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { token me { playerId } } }';

const registration = async (phone: string, change: object = {}) => ({
  phone,
  password: 'correct horse',
  smsCode: await smsCodeFor(ask, phone, 'REGISTER'),
  adult: true,
  terms: true,
  ...change,
});

const countOf = async (table: 'account' | 'session' | 'stream', condition: string, value: unknown): Promise<number> => {
  const { rows } = await site.database.pool.query<{ count: bigint }>(
    `SELECT count(*) AS count FROM ${table} WHERE ${condition}`,
    [value],
  );
  return Number(rows[0]?.count);
};

describe('registration', () => {
  it('gives an adult a session, a pleasant name, an empty wallet and a player in the log', async () => {
    const phone = randomPhone();
    const answer = await ask(REGISTER, { input: await registration(phone, { inviteCode: 'FRIEND1' }) });
    expect(answer.code).toBeNull();
    expect(answer.at('register.token')).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(answer.at('register.me.nickname')).toMatch(/^\p{Script=Han}+的\p{Script=Han}+ \d\d$/u);
    expect(answer.at('register.me.phone')).toBe(`+86 138****${phone.slice(-4)}`);
    expect(answer.at('register.me.wallet')).toEqual({ coin: 0, points: 0, version: 1 });
    expect(await countOf('stream', 'stream_id = $1', `player-${answer.at('register.me.playerId')}`)).toBe(1);
  });

  it('gives a name in the language that is asked for', async () => {
    const answer = await ask(REGISTER, { input: await registration(randomPhone(), { locale: 'EN' }) });
    expect(answer.at('register.me.nickname')).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ \d\d$/);
  });

  it('reads a number without a country as Chinese, and keeps neither password nor token nor code in clear', async () => {
    const phone = randomPhone();
    const spaced = `${phone.slice(3, 6)} ${phone.slice(6, 10)} ${phone.slice(10)}`;
    const input = await registration(spaced);
    const answer = await ask(REGISTER, { input });
    expect(answer.code).toBeNull();
    const { rows } = await site.database.pool.query(
      `SELECT a.phone, a.password_hash, encode(s.token_hash, 'escape') AS token
       FROM account a JOIN session s USING (account_id) WHERE phone = $1`,
      [phone],
    );
    const stored = JSON.stringify(rows);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(stored).not.toContain('correct horse');
    expect(stored).not.toContain(String(answer.at('register.token')));
  });

  it.each([
    [{ adult: false }, 'INVALID_INPUT', 'adult'],
    [{ terms: false }, 'INVALID_INPUT', 'terms'],
    [{ password: 'short' }, 'INVALID_INPUT', 'password'],
    [{ password: 'x'.repeat(129) }, 'INVALID_INPUT', 'password'],
    [{ smsCode: '12345' }, 'INVALID_INPUT', 'smsCode'],
    [{ inviteCode: 'no!' }, 'INVITE_CODE_INVALID', undefined],
    [{ channelCode: 'not one' }, 'INVALID_INPUT', 'channelCode'],
    [{ phone: '12' }, 'INVALID_INPUT', 'phone'],
  ])('refuses %j and leaves the code usable', async (change, code, field) => {
    const phone = randomPhone();
    const input = await registration(phone);
    const refused = await ask(REGISTER, { input: { ...input, ...change } });
    expect([refused.status, refused.code, refused.details.field]).toEqual([200, code, field]);
    expect((await ask(REGISTER, { input })).code).toBeNull();
  });

  it('refuses passwords that anybody would try, and leaves the code usable; so do change and recovery', async () => {
    const phone = randomPhone();
    const input = await registration(phone);
    const weak = [
      ['password123', 'common'],
      [phone, 'phone'],
      ['abababab', 'repeated'],
      ['12345678', 'sequence'],
    ] as const;
    for (const [password, reason] of weak) {
      const refused = await ask(REGISTER, { input: { ...input, password } });
      expect([refused.code, refused.details]).toEqual(['PASSWORD_WEAK', { reason }]);
    }
    const token = String((await ask(REGISTER, { input })).at('register.token'));
    const change = 'mutation($input: ChangePasswordInput!) { changePassword(input: $input) }';
    const changed = { currentPassword: 'correct horse', newPassword: phone };
    expect((await ask(change, { input: changed }, token)).code).toBe('PASSWORD_WEAK');
    const recover = 'mutation($input: RecoverPasswordInput!) { recoverPassword(input: $input) }';
    const recovered = { phone, smsCode: '123456', newPassword: 'password123' };
    expect((await ask(recover, { input: recovered })).code).toBe('PASSWORD_WEAK');
  });

  it('lets exactly one of many sign-ups with one phone and code in', async () => {
    const phone = randomPhone();
    const input = await registration(phone);
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(REGISTER, { input })));
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
    expect(await countOf('account', 'phone = $1', phone)).toBe(1);
  });

  it('says that a phone is taken only to whoever has the phone', async () => {
    const { phone } = await signUp(ask);
    site.advance(60_001);
    expect((await ask(REGISTER, { input: await registration(phone) })).code).toBe('PHONE_TAKEN');
    site.advance(60_001);
    const guessed = await registration(phone, { smsCode: '000000' });
    expect((await ask(REGISTER, { input: guessed })).code).toBe('SMS_CODE_INVALID');
  });

  it('finishes at the next login what a crash between account and log left behind', async () => {
    const player = await signUp(ask);
    await site.database.pool.query(`UPDATE account SET state = 'pending' WHERE phone = $1`, [player.phone]);
    const { phone, password } = player;
    const again = await ask(LOGIN, { input: { phone, password } });
    expect([again.code, again.at('login.me.playerId')]).toEqual([null, player.playerId]);
    expect(await countOf('account', `state = 'registered' AND phone = $1`, phone)).toBe(1);
    expect(await countOf('stream', 'stream_id = $1', `player-${player.playerId}`)).toBe(1);
  });
});

describe('SMS codes', () => {
  it('are locked for a minute, then sent again', async () => {
    const phone = randomPhone();
    expect((await requestSms(ask, phone, 'REGISTER')).at('requestSmsCode.lockSeconds')).toBe(60);
    const locked = await requestSms(ask, phone, 'REGISTER');
    expect(locked.code).toBe('SMS_LOCKED');
    expect(Number(locked.details.lockSeconds)).toBeGreaterThan(50);
    site.advance(60_001);
    expect((await requestSms(ask, phone, 'REGISTER')).code).toBeNull();
  });

  it('allow five tries, also when they come at once', async () => {
    const phone = randomPhone();
    const input = await registration(phone);
    const wrong = { ...input, smsCode: input.smsCode === '111111' ? '222222' : '111111' };
    const tries = await Promise.all(Array.from({ length: 5 }, () => ask(REGISTER, { input: wrong })));
    expect(tries.map(({ code }) => code)).toEqual(Array(5).fill('SMS_CODE_INVALID'));
    const right = await ask(REGISTER, { input });
    expect([right.code, right.details.triesLeft]).toEqual(['SMS_CODE_INVALID', 0]);
  });

  it('live five minutes', async () => {
    const input = await registration(randomPhone());
    site.advance(5 * 60_000 + 1);
    expect((await ask(REGISTER, { input })).code).toBe('SMS_CODE_INVALID');
  });
});

describe('login', () => {
  it('gives another session for the right password, and the same answer for a wrong one and an unknown phone', async () => {
    const { phone, password, playerId } = await signUp(ask);
    const right = await ask(LOGIN, { input: { phone, password } });
    expect(right.at('login.me.playerId')).toBe(playerId);
    const wrong = await ask(LOGIN, { input: { phone, password: 'wrong password' } });
    const unknown = await ask(LOGIN, { input: { phone: randomPhone(), password } });
    expect([wrong.code, wrong.message, wrong.details]).toEqual([unknown.code, unknown.message, unknown.details]);
    expect(wrong.code).toBe('CREDENTIALS_INVALID');
  });

  it('revokes a token at logout, at once, and stays calm about dead ones', async () => {
    const { token } = await signUp(ask);
    expect((await ask('{ me { id } }', {}, token)).at('me.id')).toEqual(expect.any(String));
    expect((await ask('mutation { logout }', {}, token)).at('logout')).toBe(true);
    expect((await ask('mutation { logout }', {}, token)).at('logout')).toBe(true);
    expect((await ask('{ me { id } }', {}, token)).code).toBe('UNAUTHENTICATED');
    expect((await ask('{ me { id } }')).at('me')).toBeNull();
  });

  it('forgets sessions after thirty days', async () => {
    const { token } = await signUp(ask);
    site.advance(30 * 24 * 60 * 60_000 + 1);
    expect((await ask('{ seeds { nextPublicHash } }', {}, token)).code).toBe('UNAUTHENTICATED');
  });
});

describe('a site that counts attempts', () => {
  it('stops guessing at one account, even from one address that guesses slowly', async () => {
    const strict = await openFixture({ limits: { rateFactor: 1, maxSockets: 1, maxSocketsPerAddress: 1 } });
    try {
      const guess = askOf(strict.gateway);
      const { phone, password } = await signUp(guess);
      const codes: (string | null)[] = [];
      for (let n = 0; n < 21; n += 1) {
        codes.push((await guess(LOGIN, { input: { phone, password: 'wrong password' } })).code);
      }
      expect(codes).toEqual([...Array(20).fill('CREDENTIALS_INVALID'), 'RATE_LIMITED']);
      const right = await guess(LOGIN, { input: { phone, password } });
      expect(right.code).toBe('RATE_LIMITED');
      expect(Number(right.details.retryAfterSeconds)).toBeGreaterThan(0);
      strict.advance(15 * 60_000 + 1);
      expect((await guess(LOGIN, { input: { phone, password } })).code).toBeNull();
    } finally {
      await strict.close();
    }
  });
});
