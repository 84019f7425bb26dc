import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { type Answer, askOf, granted, list, signUp, smsCodeFor, text, ticketFor } from '../../testing/client.ts';
import { databases } from '../../testing/databases.ts';
import { openFixture } from '../../testing/fixture.ts';
import { signedUp } from '../../testing/signed-up.ts';
import { TOTP_SETUP_LIFE_MS } from './authenticators.ts';

const START = 'mutation($ticket: String!) { startTotp(ticket: $ticket) { secret uri } }';
const CONFIRM = 'mutation($code: String!) { confirmTotp(code: $code) }';
const RENEW = 'mutation($ticket: String!) { newRecoveryCodes(ticket: $ticket) }';
const SECURITY = '{ me { security { stepUp totpSince recoveryCodesLeft } } }';
const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { token } }';
const SMS_LOGIN = 'mutation($input: SmsLoginInput!) { loginWithSms(input: $input) { token } }';
const VERIFY = `mutation($smsCode: String, $totpCode: String, $recoveryCode: String) {
  verifyAction(smsCode: $smsCode, totpCode: $totpCode, recoveryCode: $recoveryCode) { ticket }
}`;

const STEP_MS = 30_000;

describe.each(databases)('an authenticator on %s', (database) => {
  const own = signedUp(database);
  const { ask } = own;

  /** The code that the app shows by the site's clock, so many steps later. */
  const codeOf = (secret: string, steps = 0): string =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: own.site.now() + steps * STEP_MS });

  /** No code of a step that would be taken. */
  const wrongCode = (secret: string): string => {
    const taken = [-1, 0, 1, 2].map((steps) => codeOf(secret, steps));
    return ['000000', '111111', '222222', '333333', '444444'].find((code) => !taken.includes(code)) ?? '';
  };

  const begun = async (who = own.player): Promise<string> =>
    text(granted(await ask(START, { ticket: await ticketFor(ask, who) }, who.token)).at('startTotp.secret'));

  /** In use, and a step further, so that a code is left to be used. */
  const inUse = async (
    who = own.player,
  ): Promise<{ readonly secret: string; readonly recovery: readonly string[] }> => {
    const secret = await begun(who);
    const confirmed = granted(await ask(CONFIRM, { code: codeOf(secret) }, who.token));
    own.site.advance(STEP_MS);
    return { secret, recovery: list(confirmed.at('confirmTotp')).map(text) };
  };

  const login = (secondFactor?: string): Promise<Answer> =>
    ask(LOGIN, { input: { phone: own.player.phone, password: own.player.password, secondFactor } });

  it('takes effect with its first code, and answers ten recovery codes', async () => {
    expect((await ask(START, { ticket: 'none' }, own.player.token)).code).toBe('TICKET_INVALID');
    const setup = granted(await ask(START, { ticket: await ticketFor(ask, own.player) }, own.player.token));
    const secret = text(setup.at('startTotp.secret'));
    expect(setup.at('startTotp.uri')).toMatch(/^otpauth:\/\/totp\/Glasscase:.+secret=[A-Z2-7]{32}.*period=30/);
    const unconfirmed = { stepUp: ['SMS'], totpSince: null, recoveryCodesLeft: 0 };
    expect((await ask(SECURITY, undefined, own.player.token)).at('me.security')).toEqual(unconfirmed);
    expect((await ask(CONFIRM, { code: wrongCode(secret) }, own.player.token)).code).toBe('SECOND_FACTOR_INVALID');
    const confirmed = granted(await ask(CONFIRM, { code: codeOf(secret) }, own.player.token));
    const codes = list(confirmed.at('confirmTotp')).map(text);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    expect((await ask(SECURITY, undefined, own.player.token)).at('me.security')).toEqual({
      stepUp: ['TOTP'],
      totpSince: expect.any(String),
      recoveryCodesLeft: 10,
    });
    expect((await ask(CONFIRM, { code: codeOf(secret, 1) }, own.player.token)).code).toBe('NOT_FOUND');
  });

  it('is begun anew after ten minutes, and is one of an account', async () => {
    const old = await begun();
    own.site.advance(TOTP_SETUP_LIFE_MS);
    expect((await ask(CONFIRM, { code: codeOf(old) }, own.player.token)).code).toBe('NOT_FOUND');
    const { secret } = await inUse();
    const verified = granted(await ask(VERIFY, { totpCode: codeOf(secret) }, own.player.token));
    const ticket = text(verified.at('verifyAction.ticket'));
    const second = await ask(START, { ticket }, own.player.token);
    expect([second.code, second.details]).toEqual(['TOO_MANY', { max: 1 }]);
  });

  it('is asked for at sign-in with a password, each step once and none before it', async () => {
    const { secret } = await inUse();
    expect((await login()).code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await login('')).code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await login(wrongCode(secret))).code).toBe('SECOND_FACTOR_INVALID');
    const code = codeOf(secret);
    granted(await login(`${code.slice(0, 3)} ${code.slice(3)}`));
    expect((await login(code)).code).toBe('SECOND_FACTOR_INVALID');
    expect((await login(codeOf(secret, -1))).code).toBe('SECOND_FACTOR_INVALID');
    granted(await login(codeOf(secret, 1)));
    expect((await login(codeOf(secret, 2))).code).toBe('SECOND_FACTOR_INVALID');
  });

  it('says nothing to who has a wrong password', async () => {
    const { secret } = await inUse();
    const wrong = await ask(LOGIN, {
      input: { phone: own.player.phone, password: 'wrong horse', secondFactor: codeOf(secret) },
    });
    expect(wrong.code).toBe('CREDENTIALS_INVALID');
    granted(await login(codeOf(secret)));
  });

  it('is asked for at sign-in by SMS, where the same code is taken with it', async () => {
    const { secret } = await inUse();
    const smsCode = await smsCodeFor(ask, own.player.phone, 'LOGIN');
    const signIn = (secondFactor?: string) =>
      ask(SMS_LOGIN, { input: { phone: own.player.phone, smsCode, secondFactor } });
    expect((await signIn()).code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await signIn(wrongCode(secret))).code).toBe('SECOND_FACTOR_INVALID');
    granted(await signIn(codeOf(secret)));
    expect((await signIn(codeOf(secret, 1))).code).toBe('SMS_CODE_INVALID');
  });

  it('lets one of many uses of a code at once through', async () => {
    const { secret } = await inUse();
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(code)));
    expect(answers.filter((answer) => answer.code === null)).toHaveLength(1);
  });

  it('steps up in the place of SMS, as a recovery code does once', async () => {
    const { secret, recovery } = await inUse();
    const smsCode = await smsCodeFor(ask, own.player.phone, 'VERIFY', own.player.token);
    const refused = await ask(VERIFY, { smsCode }, own.player.token);
    expect([refused.code, refused.details]).toEqual(['STEP_UP_REQUIRED', { methods: ['TOTP'] }]);
    granted(await ask(VERIFY, { totpCode: codeOf(secret) }, own.player.token));
    const [first = ''] = recovery;
    const copied = `\u200b${first.replace('-', '\u2011')} `.toUpperCase();
    granted(await ask(VERIFY, { recoveryCode: copied }, own.player.token));
    expect((await ask(VERIFY, { recoveryCode: first }, own.player.token)).code).toBe('SECOND_FACTOR_INVALID');
    expect((await ask(SECURITY, undefined, own.player.token)).at('me.security.recoveryCodesLeft')).toBe(9);
  });

  it.each([{}, { smsCode: '123456', totpCode: '123456' }, { totpCode: '123456', recoveryCode: 'abcde-fghjk' }])(
    'is not proved with %j: it takes exactly one',
    async (proof) => {
      expect((await ask(VERIFY, proof, own.player.token)).code).toBe('INVALID_INPUT');
    },
  );

  it('is none for an account without one', async () => {
    expect((await ask(VERIFY, { totpCode: '123456' }, own.player.token)).details).toEqual({ methods: ['SMS'] });
    expect((await ask(RENEW, { ticket: await ticketFor(ask, own.player) }, own.player.token)).code).toBe('NOT_FOUND');
    granted(await login('123456'));
  });

  it('lets in with a recovery code of this account alone, once, until there are new ones', async () => {
    const { secret, recovery } = await inUse();
    const [first = '', second = ''] = recovery;
    granted(await login(first));
    expect((await login(first)).code).toBe('SECOND_FACTOR_INVALID');
    const verified = granted(await ask(VERIFY, { totpCode: codeOf(secret) }, own.player.token));
    const ticket = text(verified.at('verifyAction.ticket'));
    const renewed = list(granted(await ask(RENEW, { ticket }, own.player.token)).at('newRecoveryCodes')).map(text);
    expect(renewed).toHaveLength(10);
    expect((await login(second)).code).toBe('SECOND_FACTOR_INVALID');
    const other = await signUp(ask);
    await inUse(other);
    const crossed = { phone: other.phone, password: other.password, secondFactor: renewed[0] };
    expect((await ask(LOGIN, { input: crossed })).code).toBe('SECOND_FACTOR_INVALID');
    granted(await login(renewed[0]));
  });

  it('keeps neither its secret nor a recovery code in clear, and exports neither', async () => {
    const { secret, recovery } = await inUse();
    const { rows } = await own.site.database.pool.query(
      `SELECT encode(t.sealed, 'hex') AS sealed, encode(r.code_hash, 'escape') AS hash
       FROM totp t JOIN recovery_code r USING (account_id)`,
    );
    const kept = JSON.stringify(rows);
    expect(kept).not.toContain(Secret.fromBase32(secret).hex.toLowerCase());
    const exported = text(granted(await ask('{ myData }', undefined, own.player.token)).at('myData'));
    expect(JSON.parse(exported).authenticator).toEqual({ since: expect.any(String), recoveryCodesLeft: 10 });
    for (const hidden of [secret, ...recovery]) {
      expect(kept).not.toContain(hidden);
      expect(exported).not.toContain(hidden);
    }
  });

  it('is guessed at ten times an hour at most, also many at a time', async () => {
    const strict = await openFixture({ limits: { rateFactor: 1, maxSockets: 10, maxSocketsPerAddress: 10 } }, database);
    try {
      const asking = askOf(strict.gateway);
      const somebody = await signUp(asking);
      const ticket = await ticketFor(asking, somebody);
      const started = granted(await asking(START, { ticket }, somebody.token));
      const secret = Secret.fromBase32(text(started.at('startTotp.secret')));
      granted(await asking(CONFIRM, { code: TOTP.generate({ secret, timestamp: strict.now() }) }, somebody.token));
      const taken = [-1, 0, 1, 2].map((steps) => TOTP.generate({ secret, timestamp: strict.now() + steps * STEP_MS }));
      const wrong = ['000000', '111111', '222222', '333333', '444444'].find((code) => !taken.includes(code));
      const input = { phone: somebody.phone, password: somebody.password, secondFactor: wrong };
      const guesses = await Promise.all(Array.from({ length: 12 }, () => asking(LOGIN, { input })));
      const codes = guesses.map(({ code }) => code);
      expect(codes.filter((code) => code === 'SECOND_FACTOR_INVALID')).toHaveLength(10);
      expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
      const right = TOTP.generate({ secret, timestamp: strict.now() + STEP_MS });
      expect((await asking(LOGIN, { input: { ...input, secondFactor: right } })).code).toBe('RATE_LIMITED');
    } finally {
      await strict.close();
    }
  });
});
