import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Ask, askOf, granted, list, type Player, signUp, smsCodeFor, text, ticketFor } from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { type Rest, restOf } from './testing/client.ts';

let site: Fixture;
let ask: Ask;
let rest: Rest;
let player: Player;
let secret: Secret;
let recovery: readonly string[];
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
  rest = restOf(site.gateway);
});
afterAll(() => site.close());

const nextCode = (): string => {
  site.advance(30_000);
  return TOTP.generate({ secret, timestamp: site.now() });
};

beforeEach(async () => {
  player = await signUp(ask);
  const start = 'mutation($ticket: String!) { startTotp(ticket: $ticket) { secret } }';
  const started = granted(await ask(start, { ticket: await ticketFor(ask, player) }, player.token));
  secret = Secret.fromBase32(text(started.at('startTotp.secret')));
  const confirm = 'mutation($code: String!) { confirmTotp(code: $code) }';
  recovery = list(granted(await ask(confirm, { code: nextCode() }, player.token)).at('confirmTotp')).map(text);
});

describe('an authenticator on REST', () => {
  it('is asked for by login, with a number and a word of its own', async () => {
    const { phone, password } = player;
    const refused = await rest('/auth/login', { phone, password });
    expect([refused.status, refused.code, refused.msg]).toEqual([
      1035,
      'SECOND_FACTOR_REQUIRED',
      '请输入验证器 App 上的动态验证码，或一个恢复码',
    ]);
    expect((await rest('/auth/login', { phone, password, secondFactor: 'abcde-fghjk' })).status).toBe(1036);
    expect((await rest('/auth/login', { phone, password, secondFactor: nextCode() })).status).toBe(0);
    expect((await rest('/auth/login', { phone, password, secondFactor: recovery[0] })).status).toBe(0);
  });

  it('is asked for by smsLogin, which takes the same code with it', async () => {
    const { phone } = player;
    const smsCode = await smsCodeFor(ask, phone, 'LOGIN');
    expect((await rest('/auth/smsLogin', { phone, smsCode })).status).toBe(1035);
    expect((await rest('/auth/smsLogin', { phone, smsCode, secondFactor: nextCode() })).status).toBe(0);
  });

  it('gives a ticket in the place of SMS, by its code or a recovery code', async () => {
    const { token, phone } = player;
    const smsCode = await smsCodeFor(ask, phone, 'VERIFY', token);
    const refused = await rest('/auth/verify', { smsCode }, { token });
    expect([refused.status, refused.details]).toEqual([1037, { methods: ['TOTP'] }]);
    for (const proof of [{ totp: nextCode() }, { recoveryCode: recovery[1] }]) {
      const verified = await rest('/auth/verify', proof, { token });
      expect([verified.status, verified.at('ticket')]).toEqual([0, expect.any(String)]);
    }
    expect((await rest('/auth/verify', {}, { token })).status).toBe(1001);
    expect((await rest('/auth/verify', { totp: nextCode(), recoveryCode: recovery[2] }, { token })).status).toBe(1001);
  });
});
