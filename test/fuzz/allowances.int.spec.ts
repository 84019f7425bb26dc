import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStoreIn } from '../../gateway/accounts/account-store.ts';
import { readPhone } from '../../gateway/accounts/profile/phone.ts';
import { ticketsIn } from '../../gateway/accounts/sessions/tickets.ts';
import { type Ask, askOf, granted, list, requestSms, signUp, text } from '../../gateway/testing/client.ts';
import { type Fixture, openFixture } from '../../gateway/testing/fixture.ts';
import { fuzzRuns } from './runs.ts';

const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { token } }';
const SMS_LOGIN = 'mutation($input: SmsLoginInput!) { loginWithSms(input: $input) { token } }';
const RECOVER = 'mutation($input: RecoverPasswordInput!) { recoverPassword(input: $input) }';
const CHANGE = 'mutation($input: ChangePasswordInput!) { changePassword(input: $input) }';
const STEP_UP = `mutation($totpCode: String, $recoveryCode: String) {
  verifyAction(totpCode: $totpCode, recoveryCode: $recoveryCode) { ticket } }`;
const ELSEWHERE = '192.0.2.200';
const { seed, of, timeoutMs } = fuzzRuns();

let site: Fixture;
let strangers = 0;
let owners = 0;
beforeAll(async () => {
  // Allowances as they are at a site, and not wider.
  site = await openFixture({ limits: { rateFactor: 1, maxSockets: 1, maxSocketsPerAddress: 1 } });
});
afterAll(() => site.close());

/** From an address without earlier requests. */
const stranger = (): Ask => {
  strangers += 1;
  return askOf(site.gateway, `198.51.${strangers >> 8}.${strangers & 255}`);
};
/** Passes time, so that counts by the minute end. */
const next = (): void => site.advance(60_001);

/** The owner of an account with an authenticator, on a device that is known, and signed in there and elsewhere. */
const newOwner = async () => {
  owners += 1;
  const home = `203.0.113.${owners & 255}`;
  const { phone, password, token } = await signUp(askOf(site.gateway, home));
  const device = randomBytes(32).toString('base64url');
  const ownerAt = (address: string): Ask => askOf(site.gateway, address, { 'x-device': device });
  const account = await accountStoreIn(site.database.pool).ofPhone(readPhone(phone));
  if (account === null) throw new Error('the account is gone');
  next();
  const input = { phone, password };
  const live = text(granted(await ownerAt(home)(LOGIN, { input })).at('login.token'));
  const { ticket } = await ticketsIn(site.database.pool, site.now, randomBytes).issue(account);
  const start = 'mutation($ticket: String!) { startTotp(ticket: $ticket) { secret } }';
  const begun = granted(await ownerAt(home)(start, { ticket }, live));
  const secret = Secret.fromBase32(text(begun.at('startTotp.secret')));
  /** A code of the next step: each counts once. */
  const totp = (): string => {
    site.advance(30_000);
    return TOTP.generate({ secret, timestamp: site.now() });
  };
  const confirm = 'mutation($code: String!) { confirmTotp(code: $code) }';
  const codes = list(granted(await ownerAt(home)(confirm, { code: totp() }, live)).at('confirmTotp')).map(text);
  return { home, phone, password, live, stolen: token, ownerAt, totp, codes };
};
type Owner = Awaited<ReturnType<typeof newOwner>>;

const WRONG = '000000';

/** Acts that spend allowances, of strangers who know the number or the password, or have a session of the account. */
const strangersActs: Readonly<Record<string, (owner: Owner) => Promise<unknown>>> = {
  'guess the password': ({ phone }) => stranger()(LOGIN, { input: { phone, password: 'wrong password' } }),
  'guess the second factor': ({ phone, password }) =>
    stranger()(LOGIN, { input: { phone, password, secondFactor: WRONG } }),
  'guess a recovery code': ({ phone, password }) =>
    stranger()(LOGIN, { input: { phone, password, secondFactor: 'aaaaa-aaaaa' } }),
  'guess a text message': ({ phone }) => stranger()(SMS_LOGIN, { input: { phone, smsCode: WRONG } }),
  'guess at a recovery': ({ phone }) =>
    stranger()(RECOVER, { input: { phone, smsCode: WRONG, newPassword: 'purple walrus 9 lamps' } }),
  'have text messages sent': ({ phone }) => {
    next();
    return requestSms(stranger(), phone, 'LOGIN');
  },
  'guess in a stolen session': ({ stolen }) => {
    next();
    return stranger()(STEP_UP, { totpCode: WRONG }, stolen);
  },
  'guess the password in a stolen session': ({ stolen }) => {
    next();
    return stranger()(CHANGE, { input: { currentPassword: 'wrong password', newPassword: 'x' } }, stolen);
  },
};

const JUNK = '{ '.repeat(8_000);

/** Visitors at an address use up all work that its network may ask for. */
const crowd = async (address: string): Promise<void> => {
  const ask = askOf(site.gateway, address);
  let code: string | null = null;
  while (code !== 'RATE_LIMITED') code = (await ask(JUNK)).code;
};

describe(`what strangers can spend (seed ${seed})`, () => {
  it('denies a known owner nothing: sign-in, second factor, step-up or text message', {
    timeout: timeoutMs,
  }, async () => {
    const acts = fc.array(fc.tuple(fc.constantFrom(...Object.keys(strangersActs)), fc.constantFrom(1, 12, 21)), {
      minLength: 1,
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(acts, fc.boolean(), fc.boolean(), async (spent, travels, crowded) => {
        const owner = await newOwner();
        for (const [name, times] of spent) {
          for (let n = 0; n < times; n += 1) await strangersActs[name]?.(owner);
        }
        next();
        const { phone, password, live, totp, codes } = owner;
        const address = travels ? ELSEWHERE : owner.home;
        const ask: Ask = async (...asked) => {
          if (crowded) await crowd(address);
          return owner.ownerAt(address)(...asked);
        };
        const login = async (secondFactor: string | undefined) =>
          (await ask(LOGIN, { input: { phone, password, secondFactor } })).code;
        expect([spent, 'code', await login(totp())]).toEqual([spent, 'code', null]);
        expect([spent, 'recovery code', await login(codes[0])]).toEqual([spent, 'recovery code', null]);
        expect([spent, 'step-up', (await ask(STEP_UP, { totpCode: totp() }, live)).code]).toEqual([
          spent,
          'step-up',
          null,
        ]);
        const sent = await requestSms(ask, phone, 'LOGIN');
        expect([spent, 'text message', sent.code]).toEqual([spent, 'text message', null]);
        const smsCode = text(sent.at('requestSmsCode.devCode'));
        const signedIn = await ask(SMS_LOGIN, { input: { phone, smsCode, secondFactor: totp() } });
        expect([spent, 'sign-in', signedIn.code]).toEqual([spent, 'sign-in', null]);
      }),
      // The first example is what a thief with the password did: twelve wrong codes; in a network that others have used up.
      { seed, numRuns: of(4).numRuns, examples: [[[['guess the second factor', 12]], false, true]] },
    );
  });

  it('ends for the strangers themselves', { timeout: timeoutMs }, async () => {
    const { phone, password } = await newOwner();
    const codes = [];
    for (let n = 0; n < 11; n += 1) {
      codes.push((await stranger()(LOGIN, { input: { phone, password, secondFactor: WRONG } })).code);
    }
    expect(codes).toEqual([...Array(10).fill('SECOND_FACTOR_INVALID'), 'RATE_LIMITED']);
  });

  it('is not what a neighbour at the address of a known device can spend, either', { timeout: timeoutMs }, async () => {
    const { home, phone, password, ownerAt, totp } = await newOwner();
    const neighbour = askOf(site.gateway, home);
    for (let n = 0; n < 21; n += 1) {
      if (n % 10 === 0) next();
      await neighbour(LOGIN, { input: { phone, password: 'wrong password' } });
    }
    next();
    const input = { phone, password, secondFactor: totp() };
    expect((await neighbour(LOGIN, { input })).code).toBe('RATE_LIMITED');
    expect((await ownerAt(home)(LOGIN, { input: { ...input, secondFactor: totp() } })).code).toBeNull();
  });
});
