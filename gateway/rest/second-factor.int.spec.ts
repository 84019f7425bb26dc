import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { granted, list, smsCodeFor, text, ticketFor } from '../testing/client.ts';
import { signedUp } from '../testing/signed-up.ts';
import { type Rest, restOf } from './testing/client.ts';

const own = signedUp();
const { ask } = own;
const rest: Rest = (path, params, request) => restOf(own.site.gateway)(path, params, request);
let secret: Secret;
let recovery: readonly string[];

const nextCode = (): string => {
  own.site.advance(30_000);
  return TOTP.generate({ secret, timestamp: own.site.now() });
};

beforeEach(async () => {
  const start = 'mutation($ticket: String!) { startTotp(ticket: $ticket) { secret } }';
  const started = granted(await ask(start, { ticket: await ticketFor(ask, own.player) }, own.player.token));
  secret = Secret.fromBase32(text(started.at('startTotp.secret')));
  const confirm = 'mutation($code: String!) { confirmTotp(code: $code) }';
  recovery = list(granted(await ask(confirm, { code: nextCode() }, own.player.token)).at('confirmTotp')).map(text);
});

describe('an authenticator on REST', () => {
  it('is asked for by login, with a number and a word of its own', async () => {
    const { phone, password } = own.player;
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
    const { phone } = own.player;
    const smsCode = await smsCodeFor(ask, phone, 'LOGIN');
    expect((await rest('/auth/smsLogin', { phone, smsCode })).status).toBe(1035);
    expect((await rest('/auth/smsLogin', { phone, smsCode, secondFactor: nextCode() })).status).toBe(0);
  });

  it('gives a ticket in the place of SMS, by its code or a recovery code', async () => {
    const { token, phone } = own.player;
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
