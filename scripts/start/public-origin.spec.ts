import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../gateway/site/configuration.ts';
import { smsProviderOf } from './providers.ts';
import { publicOriginOf, shownAddress } from './public-origin.ts';

describe('the public origin', () => {
  it.each([
    [{}, 'http://localhost:3000'],
    [{ HOST: 'localhost', PORT: '80' }, 'http://localhost'],
    [{ HOST: '::1', PORT: '4000' }, 'http://localhost:4000'],
    [{ PORT: '0' }, 'http://localhost:4321'],
    [{ HOST: '0.0.0.0', ALLOW_SANDBOX: '1' }, 'http://localhost:3000'],
    [{ GLASSCASE_PUBLIC_URL: 'https://play.example.org', ALLOW_SANDBOX: '1' }, 'https://play.example.org'],
  ])('with %j is %s', (environment, origin) => {
    expect(publicOriginOf(readConfiguration(environment), () => 4_321)()).toBe(origin);
  });
});

describe('the address that the start prints', () => {
  it.each([
    ['http://127.0.0.1:3000', 'http://localhost:3000'],
    ['http://[::1]:4000', 'http://localhost:4000'],
    ['http://127.0.0.1:3000/', 'http://localhost:3000'],
    ['http://192.0.2.7:3000', 'http://192.0.2.7:3000'],
  ])('of %s is %s', (address, shown) => {
    expect(shownAddress(address)).toBe(shown);
  });
});

describe('the SMS provider', () => {
  const twilio = {
    GLASSCASE_SMS_PROVIDER: 'twilio',
    GLASSCASE_TWILIO_ACCOUNT_SID: `AC${'a'.repeat(32)}`,
    GLASSCASE_TWILIO_AUTH_TOKEN: 'b'.repeat(32),
    GLASSCASE_TWILIO_FROM: '+15005550006',
  };

  it('shows codes unless a real one is chosen', () => {
    expect(smsProviderOf(readConfiguration({})).showsCode).toBe(true);
    expect(smsProviderOf(readConfiguration(twilio)).showsCode).toBe(false);
  });

  it.each(['GLASSCASE_TWILIO_ACCOUNT_SID', 'GLASSCASE_TWILIO_AUTH_TOKEN', 'GLASSCASE_TWILIO_FROM'])(
    'is not Twilio without %s',
    (name) => {
      expect(() => readConfiguration({ ...twilio, [name]: '' })).toThrow(
        `${name} is missing, and GLASSCASE_SMS_PROVIDER is twilio`,
      );
    },
  );
});
