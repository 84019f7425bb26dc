import { generateKeyPairSync } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { restOf } from '../../rest/testing/client.ts';
import { softwareAuthenticator } from '../../testing/authenticator.ts';
import {
  type Answer,
  type Ask,
  askOf,
  granted,
  list,
  type Player,
  randomPhone,
  signUp,
  smsCodeFor,
  text,
  ticketFor,
} from '../../testing/client.ts';
import { databases } from '../../testing/databases.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';

const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { token } }';
const SMS_LOGIN = 'mutation($input: SmsLoginInput!) { loginWithSms(input: $input) { token } }';
const START_PASSKEY = 'mutation { startPasskeyLogin { id options } }';
const PASSKEY_LOGIN = 'mutation($answer: PasskeyAnswer!) { loginWithPasskey(answer: $answer) { token } }';
const VERIFY = `mutation($smsCode: String, $totpCode: String, $recoveryCode: String) {
  verifyAction(smsCode: $smsCode, totpCode: $totpCode, recoveryCode: $recoveryCode) { ticket } }`;
const JOURNAL = '{ me { securityJournal { edges { node { kind detail device } } } } }';

const entries = z.array(z.object({ node: z.object({ kind: z.string(), detail: z.string().nullable() }) }));

/** A failure is written after its answer. */
const SOON = { timeout: 15_000 };

describe.each(databases)('the journal of sign-ins on %s', (database) => {
  let site: Fixture;
  let ask: Ask;
  let player: Player;
  beforeAll(async () => {
    site = await openFixture({}, database);
    ask = askOf(site.gateway);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    player = await signUp(ask);
  });

  /** Kinds and details, newest first, of what came after the registration. */
  const journal = async (token = player.token): Promise<readonly (readonly [string, string | null])[]> =>
    entries
      .parse(granted(await ask(JOURNAL, {}, token)).at('me.securityJournal.edges'))
      .map(({ node }) => [node.kind, node.detail] as const)
      .filter(([kind]) => kind !== 'registered');
  const login = (password: string, secondFactor?: string): Promise<Answer> =>
    ask(LOGIN, { input: { phone: player.phone, password, secondFactor } });
  const rows = async (): Promise<number> =>
    (await site.database.pool.query('SELECT 1 AS one FROM security_event')).rows.length;
  const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const smsCode = (purpose: 'LOGIN' | 'RECOVER' | 'VERIFY'): Promise<string> => {
    site.advance(60_000);
    return smsCodeFor(ask, player.phone, purpose, purpose === 'VERIFY' ? player.token : undefined);
  };
  const withTotp = async () => {
    const start = 'mutation($ticket: String!) { startTotp(ticket: $ticket) { secret } }';
    const begun = granted(await ask(start, { ticket: await ticketFor(ask, player) }, player.token));
    const secret = Secret.fromBase32(text(begun.at('startTotp.secret')));
    const next = (): string => {
      site.advance(30_000);
      return TOTP.generate({ secret, timestamp: site.now() });
    };
    const confirm = 'mutation($code: String!) { confirmTotp(code: $code) }';
    const codes = list(granted(await ask(confirm, { code: next() }, player.token)).at('confirmTotp')).map(text);
    return { next, codes };
  };

  it('begins with the registration, which is no sign-in of its own', async () => {
    const all = entries.parse(granted(await ask(JOURNAL, {}, player.token)).at('me.securityJournal.edges'));
    expect(all.map(({ node }) => node.kind)).toEqual(['registered']);
  });

  it('names the way in: password and SMS code, over GraphQL and REST', async () => {
    granted(await login(player.password));
    granted(await ask(SMS_LOGIN, { input: { phone: player.phone, smsCode: await smsCode('LOGIN') } }));
    const { phone, password } = player;
    expect((await restOf(site.gateway)('/auth/login', { phone, password })).status).toBe(0);
    expect(await journal()).toEqual([
      ['signed-in', 'password'],
      ['signed-in', 'sms'],
      ['signed-in', 'password'],
    ]);
  });

  it('keeps what failed with an account: password, SMS code, recovery, each once a minute', async () => {
    // Both in the same minute of the site's clock.
    site.advance(60_000 - (site.now() % 60_000));
    const wrong = [await login('wrong horse'), await login('wrong horse')];
    expect(wrong.map(({ code }) => code)).toEqual(['CREDENTIALS_INVALID', 'CREDENTIALS_INVALID']);
    await expect.poll(() => journal(), SOON).toEqual([['sign-in-failed', 'password']]);
    const smsLogin = { phone: player.phone, smsCode: other(await smsCode('LOGIN')) };
    expect((await ask(SMS_LOGIN, { input: smsLogin })).code).toBe('SMS_CODE_INVALID');
    await expect.poll(async () => (await journal())[0], SOON).toEqual(['sign-in-failed', 'sms']);
    const recovery = { phone: player.phone, smsCode: other(await smsCode('RECOVER')), newPassword: 'purple walrus 9' };
    const recover = 'mutation($input: RecoverPasswordInput!) { recoverPassword(input: $input) }';
    expect((await ask(recover, { input: recovery })).code).toBe('SMS_CODE_INVALID');
    await expect.poll(async () => (await journal())[0], SOON).toEqual(['sign-in-failed', 'recovery']);
  });

  it('keeps nothing of what failed with a number that nobody has, and looks the same from outside', async () => {
    const before = await rows();
    const stranger = askOf(site.gateway, '203.0.113.9');
    const asked = async (phone: string): Promise<readonly string[]> => [
      ...(await site.statementsOf(async () => {
        const refused = await stranger(LOGIN, { input: { phone, password: 'wrong horse' } });
        expect(refused.code).toBe('CREDENTIALS_INVALID');
      })),
    ];
    const ofNobody = await asked(randomPhone());
    expect(await asked(player.phone)).toEqual(ofNobody);
    await expect.poll(() => journal(), SOON).toEqual([['sign-in-failed', 'password']]);
    expect(await rows()).toBe(before + 1);
  });

  it('takes a missing second factor as the first half of a sign-in, and a wrong one as a failure', async () => {
    const { next, codes } = await withTotp();
    const start = (await journal()).length;
    const since = async () => (await journal()).slice(0, -start);
    expect((await login(player.password)).code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await login(player.password, 'abcde-fghjk')).code).toBe('SECOND_FACTOR_INVALID');
    await expect.poll(since, SOON).toEqual([['sign-in-failed', 'second-factor']]);
    granted(await login(player.password, next()));
    granted(await login(player.password, codes[0]));
    expect((await since()).slice(0, 3)).toEqual([
      ['signed-in', 'password'],
      ['recovery-code-used', null],
      ['signed-in', 'password'],
    ]);
  });

  it('keeps a passkey that signs in, and an answer in its name that does not', async () => {
    const authenticator = softwareAuthenticator();
    const start = 'mutation($ticket: String!) { startPasskeyRegistration(ticket: $ticket) { id options } }';
    const begun = granted(await ask(start, { ticket: await ticketFor(ask, player) }, player.token));
    const finish =
      'mutation($answer: PasskeyAnswer!) { finishPasskeyRegistration(answer: $answer, name: "Key") { id } }';
    const response = authenticator.create(text(begun.at('startPasskeyRegistration.options')));
    const created = { ceremonyId: begun.at('startPasskeyRegistration.id'), response };
    granted(await ask(finish, { answer: created }, player.token));
    const signIn = async (key?: ReturnType<typeof generateKeyPairSync>['privateKey']) => {
      const ceremony = granted(await ask(START_PASSKEY));
      const options = text(ceremony.at('startPasskeyLogin.options'));
      const answer = authenticator.get(options, key === undefined ? {} : { key });
      return ask(PASSKEY_LOGIN, { answer: { ceremonyId: ceremony.at('startPasskeyLogin.id'), response: answer } });
    };
    granted(await signIn());
    expect((await journal())[0]).toEqual(['signed-in', 'passkey']);
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    expect((await signIn(privateKey)).code).toBe('PASSKEY_REFUSED');
    await expect.poll(async () => (await journal())[0], SOON).toEqual(['sign-in-failed', 'passkey']);
  });

  it('keeps proofs of who is signed in, right and wrong ones, by their way', async () => {
    const code = await smsCode('VERIFY');
    expect((await ask(VERIFY, { smsCode: other(code) }, player.token)).code).toBe('SMS_CODE_INVALID');
    granted(await ask(VERIFY, { smsCode: code }, player.token));
    const change = 'mutation($input: ChangePasswordInput!) { changePassword(input: $input) }';
    const input = { currentPassword: 'wrong horse', newPassword: 'purple walrus 9' };
    site.advance(60_000);
    expect((await ask(change, { input }, player.token)).code).toBe('CREDENTIALS_INVALID');
    expect(await journal()).toEqual([
      ['step-up-failed', 'password'],
      ['step-up', 'sms'],
      ['step-up-failed', 'sms'],
    ]);
    site.advance(60_000);
    const { next, codes } = await withTotp();
    const start = (await journal()).length;
    granted(await ask(VERIFY, { totpCode: next() }, player.token));
    granted(await ask(VERIFY, { recoveryCode: codes[0] }, player.token));
    expect((await ask(VERIFY, { recoveryCode: codes[0] }, player.token)).code).toBe('SECOND_FACTOR_INVALID');
    expect((await journal()).slice(0, -start)).toEqual([
      ['step-up-failed', 'recovery-code'],
      ['step-up', 'recovery-code'],
      ['recovery-code-used', null],
      ['step-up', 'totp'],
    ]);
  });

  it('writes what waits before the site is gone', async () => {
    const other = await openFixture({}, database);
    try {
      const asking = askOf(other.gateway);
      const { phone } = await signUp(asking);
      await asking(LOGIN, { input: { phone, password: 'wrong horse' } });
      await other.gateway.close();
      const { rows: kept } = await other.database.pool.query(
        `SELECT 1 AS one FROM security_event WHERE kind = 'sign-in-failed'`,
      );
      expect(kept).toHaveLength(1);
    } finally {
      await other.close();
    }
  });
});
