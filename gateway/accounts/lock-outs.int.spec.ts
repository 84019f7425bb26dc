import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { askOf, granted, randomPhone, requestSms, type SmsPurpose, signUp, smsCodeFor } from '../testing/client.ts';
import { databases } from '../testing/databases.ts';
import { type Fixture, openFixture, SMS_RULES } from '../testing/fixture.ts';

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
const SMS_LOGIN = 'mutation ($input: SmsLoginInput!) { loginWithSms(input: $input) { token } }';
const HOUR = 60 * 60_000;

describe.each(databases)('a stranger on %s', (database) => {
  let site: Fixture;
  let strangers = 0;
  beforeAll(async () => {
    const limits = { rateFactor: 1, maxSockets: 1, maxSocketsPerAddress: 1 };
    site = await openFixture({ limits }, database);
  });
  afterEach(() => site.advance(25 * HOUR));
  afterAll(() => site.close());

  /** A client at an address that no client had before. */
  const stranger = () => {
    strangers += 1;
    return askOf(site.gateway, `198.51.${strangers >> 8}.${strangers & 255}`);
  };
  const owner = () => askOf(site.gateway, '203.0.113.1');
  const next = (): void => site.advance(60_001);
  const sendAs = (ask: ReturnType<typeof owner>, phone: string, purpose: SmsPurpose = 'LOGIN') => {
    next();
    return requestSms(ask, phone, purpose);
  };

  it('locks no number out by asking for what is never sent', async () => {
    const phone = randomPhone();
    const ask = stranger();
    expect((await requestSms(ask, phone, 'LOGIN')).code).toBeNull();
    for (let n = 0; n < 13; n += 1) expect((await requestSms(ask, phone, 'LOGIN')).code).toBe('SMS_LOCKED');
    expect((await sendAs(ask, phone)).code).toBeNull();
    expect((await sendAs(owner(), phone, 'REGISTER')).code).toBeNull();
  });

  it('counts one message where many ask at once', async () => {
    const phone = randomPhone();
    const asking = Array.from({ length: 10 }, () => requestSms(stranger(), phone, 'LOGIN'));
    const codes = (await Promise.all(asking)).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([...Array(9).fill('SMS_LOCKED'), null].toSorted());
    let more = 0;
    for (let n = 0; n < 12; n += 1) if ((await sendAs(stranger(), phone)).code === null) more += 1;
    expect(more).toBe(11);
  });

  it('has a few messages for a number, all strangers have a few more, and its owner has their own', async () => {
    const { phone } = await signUp(owner());
    const pushy = stranger();
    const codes = [];
    for (let n = 0; n < 5; n += 1) codes.push((await sendAs(pushy, phone)).code);
    expect(codes).toEqual([null, null, null, null, 'RATE_LIMITED']);
    // The message for the sign-up went to an unknown client.
    let sent = 1 + 4;
    for (let n = 0; n < 20; n += 1) if ((await sendAs(stranger(), phone)).code === null) sent += 1;
    expect(sent).toBe(12);
    let own = 0;
    for (let n = 0; n < 15; n += 1) if ((await sendAs(owner(), phone)).code === null) own += 1;
    expect(own).toBe(10);
  });

  it('makes no known device wait, which has one message a minute for itself, nor replaces or uses up its code from its own address', async () => {
    const device = askOf(site.gateway, '203.0.113.1', { 'x-device': randomBytes(32).toString('base64url') });
    const { phone } = await signUp(device);
    expect((await sendAs(owner(), phone)).code).toBeNull();
    const slider = await device('mutation ($phone: String!) { requestSlider(phone: $phone) { lockSeconds } }', {
      phone,
    });
    expect(slider.at('requestSlider.lockSeconds')).toBe(0);
    const sent = granted(await requestSms(device, phone, 'LOGIN'));
    expect((await requestSms(device, phone, 'LOGIN')).code).toBe('SMS_LOCKED');
    expect((await sendAs(owner(), phone)).code).toBeNull();
    const smsCode = sent.at('requestSmsCode.devCode');
    const wrong = smsCode === '111111' ? '222222' : '111111';
    for (let n = 0; n < 5; n += 1) await owner()(SMS_LOGIN, { input: { phone, smsCode: wrong } });
    granted(await device(SMS_LOGIN, { input: { phone, smsCode } }));
  });

  it('neither replaces nor uses up a code that somebody else asked for', async () => {
    const { phone } = await signUp(owner());
    next();
    const smsCode = await smsCodeFor(owner(), phone, 'LOGIN');
    const wrong = smsCode === '111111' ? '222222' : '111111';
    expect((await sendAs(stranger(), phone)).code).toBeNull();
    for (let n = 0; n < 12; n += 1) {
      expect((await stranger()(SMS_LOGIN, { input: { phone, smsCode: wrong } })).code).toBe('SMS_CODE_INVALID');
    }
    expect((await owner()(SMS_LOGIN, { input: { phone, smsCode } })).code).toBeNull();
  });

  it('has three guesses at a code of somebody else, from however many addresses', async () => {
    const phone = randomPhone();
    const smsCode = await smsCodeFor(owner(), phone, 'LOGIN');
    const wrong = smsCode === '111111' ? '222222' : '111111';
    const left = [];
    for (let n = 0; n < 4; n += 1) {
      left.push((await stranger()(SMS_LOGIN, { input: { phone, smsCode: wrong } })).details.triesLeft);
    }
    expect(left).toEqual([2, 1, 0, 0]);
    const late = await stranger()(SMS_LOGIN, { input: { phone, smsCode } });
    expect([late.code, late.details]).toEqual(['SMS_CODE_INVALID', { triesLeft: 0 }]);
  });

  it('leaves a code to its owner who changed networks meanwhile', async () => {
    const { phone } = await signUp(owner());
    next();
    const smsCode = await smsCodeFor(owner(), phone, 'LOGIN');
    expect((await stranger()(SMS_LOGIN, { input: { phone, smsCode } })).code).toBeNull();
  });

  it('locks themselves out by guessing passwords, and nobody else', async () => {
    const { phone, password } = await signUp(owner());
    const guesser = stranger();
    const guess = { input: { phone, password: 'wrong password' } };
    const codes = [];
    for (let n = 0; n < 21; n += 1) codes.push((await guesser(LOGIN, guess)).code);
    expect(codes).toEqual([...Array(20).fill('CREDENTIALS_INVALID'), 'RATE_LIMITED']);
    expect((await guesser(LOGIN, { input: { phone, password } })).code).toBe('RATE_LIMITED');
    expect((await stranger()(LOGIN, { input: { phone, password } })).code).toBeNull();
  });

  it('finds an end to all guesses together, which a known device and a known address pass', async () => {
    const device = randomBytes(32).toString('base64url');
    const { phone, password } = await signUp(owner());
    const from = (remoteAddress: string) =>
      site.gateway.inject({
        method: 'POST',
        url: '/graphql',
        remoteAddress,
        headers: { 'x-device': device },
        payload: { query: LOGIN, variables: { input: { phone, password } } },
      });
    expect((await from('203.0.113.1')).json().errors).toBeUndefined();
    const codes = [];
    for (let n = 0; n < 101; n += 1) {
      codes.push((await stranger()(LOGIN, { input: { phone, password: 'wrong password' } })).code);
    }
    expect(codes).toEqual([...Array(100).fill('CREDENTIALS_INVALID'), 'RATE_LIMITED']);
    expect((await stranger()(LOGIN, { input: { phone, password } })).code).toBe('RATE_LIMITED');
    expect((await from('192.0.2.200')).json().errors).toBeUndefined();
    granted(await owner()(LOGIN, { input: { phone, password } }));
  });
});

describe('a site that has a budget and chosen countries', () => {
  it('tells how much of it is used, before it is', async () => {
    const limits = { rateFactor: 1, maxSockets: 1, maxSocketsPerAddress: 1 };
    let budget = async (): Promise<unknown> => null;
    const site = await openFixture({
      limits,
      smsRules: { ...SMS_RULES, perHour: 4, perDay: 5 },
      observer: {
        requests: () => undefined,
        figures: (read) => {
          budget = () => read().sms.budgetUsed();
        },
      },
    });
    try {
      const send = async () => requestSms(askOf(site.gateway), randomPhone(), 'LOGIN');
      expect(await budget()).toEqual({ hour: 0, day: 0 });
      for (let n = 0; n < 3; n += 1) expect((await send()).code).toBeNull();
      expect(await budget()).toEqual({ hour: 0.75, day: 0.6 });
      for (let n = 0; n < 2; n += 1) await send();
      expect(await budget()).toEqual({ hour: 1, day: 0.8 });
      site.advance(HOUR + 1);
      expect(await budget()).toEqual({ hour: 0, day: 0.8 });
      site.advance(24 * HOUR);
      expect(await budget()).toEqual({ hour: 0, day: 0 });
    } finally {
      await site.close();
    }
  });

  it('stops sending when it is used up, tells so, and goes on when its time is over', async () => {
    const limits = { rateFactor: 1, maxSockets: 1, maxSocketsPerAddress: 1 };
    const site = await openFixture({ limits, smsRules: { ...SMS_RULES, perHour: 3, perDay: 6 } });
    try {
      const send = async () => requestSms(askOf(site.gateway), randomPhone(), 'LOGIN');
      const codes = [];
      for (let n = 0; n < 4; n += 1) codes.push(await send());
      expect(codes.map(({ code }) => code)).toEqual([null, null, null, 'SMS_EXHAUSTED']);
      expect(codes[3]?.details).toEqual({ retryAfterSeconds: expect.any(Number) });
      site.advance(HOUR + 1);
      expect([(await send()).code, (await send()).code, (await send()).code]).toEqual([null, null, 'SMS_EXHAUSTED']);
      site.advance(24 * HOUR + 1);
      expect((await send()).code).toBeNull();
    } finally {
      await site.close();
    }
  });

  it('keeps a fifth for numbers that have an account, which a flood to others does not spend', async () => {
    const limits = { rateFactor: 1, maxSockets: 1, maxSocketsPerAddress: 1 };
    const site = await openFixture({ limits, smsRules: { ...SMS_RULES, perHour: 10 } });
    try {
      const { phone } = await signUp(askOf(site.gateway, '203.0.113.1'));
      let flooders = 0;
      const send = async (to = randomPhone(), purpose: SmsPurpose = 'LOGIN') => {
        flooders += 1;
        site.advance(60_001);
        return (await requestSms(askOf(site.gateway, `198.51.100.${flooders}`), to, purpose)).code;
      };
      const flood = [];
      // The one for the sign-up went to a number without an account.
      for (let n = 0; n < 8; n += 1) flood.push(await send());
      expect(flood).toEqual([...Array(7).fill(null), 'SMS_EXHAUSTED']);
      expect(await send(phone, 'REGISTER')).toBe('SMS_EXHAUSTED');
      expect([await send(phone), await send(phone), await send(phone)]).toEqual([null, null, 'SMS_EXHAUSTED']);
    } finally {
      await site.close();
    }
  });

  it('takes nothing of what a number may be sent while it is used up', async () => {
    const limits = { rateFactor: 1, maxSockets: 1, maxSocketsPerAddress: 1 };
    const site = await openFixture({ limits, smsRules: { ...SMS_RULES, perHour: 1 } });
    try {
      const ask = askOf(site.gateway);
      const phone = randomPhone();
      expect((await requestSms(ask, randomPhone(), 'LOGIN')).code).toBeNull();
      for (let n = 0; n < 4; n += 1) expect((await requestSms(ask, phone, 'LOGIN')).code).toBe('SMS_EXHAUSTED');
      site.advance(HOUR + 1);
      expect((await requestSms(ask, phone, 'LOGIN')).code).toBeNull();
    } finally {
      await site.close();
    }
  });

  it('asks nobody to slide for a number that gets no messages', async () => {
    const site = await openFixture();
    try {
      const slider = 'mutation ($phone: String!) { requestSlider(phone: $phone) { id } }';
      for (const phone of ['+449098790123', '+881612345678', '+5511961234567']) {
        expect([phone, (await askOf(site.gateway)(slider, { phone })).code]).toEqual([phone, 'PHONE_NOT_SERVED']);
      }
    } finally {
      await site.close();
    }
  });
});
