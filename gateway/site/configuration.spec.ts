import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { environmentSchema } from './configuration/environment.ts';
import { isLoopback } from './configuration/rules.ts';
import { explanations } from './configuration/variable.ts';
import { ConfigurationError, readConfiguration } from './configuration.ts';

const problemOf = (environment: Record<string, string>): string => {
  try {
    readConfiguration(environment);
    return '';
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
};

/** The variables that scripts and tests read beside the configuration of a site. */
const namesOfTools = new Set(
  globSync('{scripts,test,tools}/**/*.ts').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\benv\.(GLASSCASE_\w+)/g)].map(([, name = '']) => name),
  ),
);

describe('configuration', () => {
  it('needs nothing to be set', () => {
    const { HOST, PORT, DATA_DIR, DATABASE_URL, GLASSCASE_LOG_ORIGIN } = readConfiguration({});
    expect({ HOST, PORT, DATABASE_URL, GLASSCASE_LOG_ORIGIN }).toEqual({
      HOST: '127.0.0.1',
      PORT: 3000,
      DATABASE_URL: undefined,
      GLASSCASE_LOG_ORIGIN: 'glasscase.localhost/log',
    });
    expect(DATA_DIR.endsWith('/data')).toBe(true);
  });

  it('refuses a name that is no setting, and knows those of the tools', () => {
    expect(problemOf({ GLASSCASE_RATE_FACTORS: '2' })).toMatch(/^GLASSCASE_RATE_FACTORS is no setting: /);
    expect(problemOf({ GLASSCASE_OPENINGS: 'x', GLASSCASE_GONE: '' })).toBe('');
  });

  it.each([...namesOfTools])('knows %s, which a tool hands on to the sites that it starts', (name) => {
    expect(problemOf({ [name]: '1' })).not.toContain('is no setting');
  });

  it('reads an empty variable as an absent one', () => {
    expect(readConfiguration({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a port, a whole number from 0 to 65535, and is "http"'],
    [{ PORT: '65536' }, 'PORT must be a port, a whole number from 0 to 65535, and is "65536"'],
    [{ PORT: '-1' }, 'PORT must be a port, a whole number from 0 to 65535, and is "-1"'],
    [{ HOST: 'no host' }, 'HOST must be an address or a host name, and is "no host"'],
    [{ ALLOW_SANDBOX: 'yes' }, 'ALLOW_SANDBOX must be 0 or 1, and is "yes"'],
    [
      { GLASSCASE_PAYMENT_PROVIDER: 'real' },
      'GLASSCASE_PAYMENT_PROVIDER must be sandbox, stripe or off, and is "real"',
    ],
    [{ GLASSCASE_STEAM: 'yes' }, 'GLASSCASE_STEAM must be on or off, and is "yes"'],
    [{ GLASSCASE_SMS_PROVIDER: 'other' }, 'GLASSCASE_SMS_PROVIDER must be console or twilio, and is "other"'],
    [
      { GLASSCASE_DEFAULT_INVITE_CODE: 'short' },
      'GLASSCASE_DEFAULT_INVITE_CODE must be 6 to 15 letters or digits, and is "short"',
    ],
    [
      { GLASSCASE_ALLOWED_ORIGINS: 'https://a.example/path' },
      'GLASSCASE_ALLOWED_ORIGINS must be a comma-separated list of origins such as https://example.org, and is "https://a.example/path"',
    ],
  ])('says in one line what is wrong with %j', (environment, message) => {
    expect(problemOf(environment)).toBe(message);
  });

  it.each([
    'DATABASE_URL',
    'GLASSCASE_DATABASE_OWNER_URL',
    'NATS_URL',
    'GLASSCASE_LOG_KEY',
    'GLASSCASE_PROMISE_KEY',
    'GLASSCASE_SEAL_KEY',
    'GLASSCASE_TWILIO_AUTH_TOKEN',
    'GLASSCASE_STRIPE_SECRET_KEY',
    'GLASSCASE_STRIPE_WEBHOOK_SECRET',
    'GLASSCASE_FULFILMENT_SECRET',
  ])('never repeats %s', (name) => {
    const message = problemOf({ [name]: 'hunter2-secret' });
    expect(message).toMatch(new RegExp(`^${name} must`));
    expect(message).not.toContain('hunter2');
  });

  it.each(['example.org', 'https://example.org/', 'https://example.org/path', 'ftp://example.org'])(
    'takes no public URL like %s',
    (url) => {
      expect(problemOf({ GLASSCASE_PUBLIC_URL: url })).toMatch(/^GLASSCASE_PUBLIC_URL /);
    },
  );

  const REAL = {
    GLASSCASE_SMS_PROVIDER: 'twilio',
    GLASSCASE_TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    GLASSCASE_TWILIO_AUTH_TOKEN: 'x'.repeat(32),
    GLASSCASE_TWILIO_FROM: '+15005550006',
    GLASSCASE_MAIL_PROVIDER: 'off',
    GLASSCASE_PAYMENT_PROVIDER: 'off',
    GLASSCASE_FULFILMENT: 'off',
    GLASSCASE_VERIFICATION: 'off',
  };

  it.each([
    [{ HOST: '0.0.0.0' }, /^HOST 0\.0\.0\.0 /],
    [{ HOST: '::' }, /^HOST :: /],
    [{ GLASSCASE_PUBLIC_URL: 'http://play.example.org' }, /^GLASSCASE_PUBLIC_URL http:\/\/play\.example\.org /],
    [{ GLASSCASE_PUBLIC_URL: 'https://play.example.org' }, /^GLASSCASE_PUBLIC_URL https:\/\/play\.example\.org /],
    [{ GLASSCASE_PUBLIC_URL: 'http://127.0.0.1.example.org' }, /^GLASSCASE_PUBLIC_URL /],
    [{ GLASSCASE_PUBLIC_URL: 'https://localhost:8443' }, /^GLASSCASE_PUBLIC_URL https:\/\/localhost:8443 is https/],
    [{ GLASSCASE_TRUSTED_PROXIES: '1' }, /^GLASSCASE_TRUSTED_PROXIES is 1,/],
  ])('keeps each sandbox at home: %j refuses it in one line', (environment, reason) => {
    for (const [name, value] of [
      ['GLASSCASE_SMS_PROVIDER', 'console'],
      ['GLASSCASE_MAIL_PROVIDER', 'console'],
      ['GLASSCASE_PAYMENT_PROVIDER', 'sandbox'],
      ['GLASSCASE_FULFILMENT', 'sandbox'],
      ['GLASSCASE_VERIFICATION', 'sandbox'],
    ] as const) {
      const sandboxed = { ...REAL, ...environment, [name]: value };
      const problem = problemOf(sandboxed);
      expect(problem).toMatch(reason);
      expect(problem).toContain(` ${name}=${value} would show secrets`);
      expect(problem).toContain('ALLOW_SANDBOX=1');
      expect(problem).not.toContain('\n');
      expect(problemOf({ ...sandboxed, ALLOW_SANDBOX: '1' })).toBe('');
    }
    expect(problemOf({ ...REAL, ...environment })).toBe('');
  });

  it.each(['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000'])(
    'lets sandboxes run where %s is the public URL',
    (url) => {
      expect(problemOf({ GLASSCASE_PUBLIC_URL: url })).toBe('');
    },
  );

  it('knows loopback addresses by their meaning', () => {
    expect(['127.0.0.1', '127.1.2.3', '::1', 'localhost'].every(isLoopback)).toBe(true);
    expect(['0.0.0.0', '::', '192.168.1.4', 'example.org'].some(isLoopback)).toBe(false);
  });

  it('wants a relay where rooms are to wait for a beacon', () => {
    expect(readConfiguration({ GLASSCASE_BEACON: 'drand' }).GLASSCASE_BEACON_URLS).toHaveLength(2);
    expect(() => readConfiguration({ GLASSCASE_BEACON: 'drand', GLASSCASE_BEACON_URLS: ' , ' })).toThrow(
      'GLASSCASE_BEACON_URLS',
    );
  });

  it('wants the keys of the providers that are chosen', () => {
    const stripe = { GLASSCASE_PAYMENT_PROVIDER: 'stripe', GLASSCASE_STRIPE_SECRET_KEY: 'sk_test_0123456789' };
    expect(problemOf(stripe)).toBe(
      'GLASSCASE_STRIPE_WEBHOOK_SECRET is missing, and GLASSCASE_PAYMENT_PROVIDER is stripe',
    );
    const whole = { ...stripe, GLASSCASE_STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' };
    expect(readConfiguration(whole).GLASSCASE_STRIPE_URL).toBe('https://api.stripe.com');
    const http = { GLASSCASE_FULFILMENT: 'http', GLASSCASE_FULFILMENT_SECRET: 'x'.repeat(32) };
    expect(problemOf(http)).toBe('GLASSCASE_FULFILMENT_URL is missing, and GLASSCASE_FULFILMENT is http');
    for (const url of ['ftp://a.example', 'https://a.example/', 'https://a.example/x?y']) {
      expect(problemOf({ ...http, GLASSCASE_FULFILMENT_URL: url })).toMatch(/^GLASSCASE_FULFILMENT_URL must/);
    }
    const url = 'https://a.example/api';
    expect(readConfiguration({ ...http, GLASSCASE_FULFILMENT_URL: url }).GLASSCASE_FULFILMENT_URL).toBe(url);
  });

  it('runs a part of the roles only where they can meet', () => {
    const key = 'a'.repeat(64);
    const parts = { GLASSCASE_ROLES: 'engine, engine', DATABASE_URL: 'postgres://h/d', NATS_URL: 'nats://h:4222' };
    expect(problemOf({ GLASSCASE_ROLES: 'engine' })).toMatch(
      /^DATABASE_URL is missing, and GLASSCASE_ROLES is only engine/,
    );
    expect(problemOf(parts)).toMatch(/^GLASSCASE_SEAL_KEY is missing/);
    const engine = { ...parts, GLASSCASE_SEAL_KEY: key };
    expect(problemOf(engine)).toMatch(/^GLASSCASE_PROMISE_KEY is missing/);
    expect(readConfiguration({ ...engine, GLASSCASE_PROMISE_KEY: key }).GLASSCASE_ROLES).toEqual(['engine']);
    const gateway = { ...parts, GLASSCASE_ROLES: 'gateway', GLASSCASE_ACCOUNT_KEY: key };
    expect(problemOf(gateway)).toMatch(/^GLASSCASE_PROMISE_KEY is missing/);
    expect(problemOf({ ...gateway, GLASSCASE_PROMISE_KEY: key })).toBe('');
    const sealer = { ...parts, GLASSCASE_ROLES: 'sealer', GLASSCASE_PROMISE_KEY: key };
    expect(problemOf(sealer)).toMatch(/^GLASSCASE_LOG_KEY is missing/);
    expect(problemOf({ GLASSCASE_ROLES: 'engine,cook' })).toMatch(/^GLASSCASE_ROLES must be some of/);
    expect(readConfiguration({}).GLASSCASE_ROLES).toHaveLength(4);
    expect(problemOf({ GLASSCASE_EVENT_STREAM: '3' })).toMatch(/^NATS_URL is missing/);
  });

  it('takes one NATS server or several', () => {
    for (const NATS_URL of ['nats://a:4222', 'nats://a:4222,nats://b:4222', 'nats://u:p@a:4222/, tls://b:4222/']) {
      expect(readConfiguration({ NATS_URL }).NATS_URL).toBe(NATS_URL);
    }
    for (const NATS_URL of ['a:4222', 'nats://a:4222,http://b', 'nats://a:4222,']) {
      expect(problemOf({ NATS_URL })).toMatch(/^NATS_URL must look like/);
    }
  });

  it('reads who witnesses the log', () => {
    const GLASSCASE_WITNESSES =
      'w.example+00000001+AA== https://w.example, v.example+00000002+BB==  http://v.example/x';
    expect(readConfiguration({ GLASSCASE_WITNESSES }).GLASSCASE_WITNESSES).toEqual([
      { key: 'w.example+00000001+AA==', url: 'https://w.example' },
      { key: 'v.example+00000002+BB==', url: 'http://v.example/x' },
    ]);
    for (const wrong of ['w.example', 'key ftp://w.example', 'a b c']) {
      expect(problemOf({ GLASSCASE_WITNESSES: wrong })).toMatch(/^GLASSCASE_WITNESSES must/);
    }
  });

  it('takes a host for pictures without a slash at its end', () => {
    for (const host of ['', 'https://img.example.org', 'http://127.0.0.1:9000/pictures'])
      expect(readConfiguration({ GLASSCASE_IMAGE_HOST: host }).GLASSCASE_IMAGE_HOST).toBe(host);
    for (const wrong of [
      'img.example.org',
      '//img.example.org',
      'https://img.example.org/',
      'ftp://a',
      'https://a/?b',
      'https://a b',
    ])
      expect(problemOf({ GLASSCASE_IMAGE_HOST: wrong })).toMatch(/^GLASSCASE_IMAGE_HOST must/);
  });

  it('is documented variable by variable', async () => {
    const rows = Object.entries(environmentSchema.shape).map(([name, schema]) => {
      const { fallback = null, meaning = '' } = explanations.get(schema) ?? {};
      return `| \`${name}\` | ${fallback === null ? '—' : fallback === '' ? 'empty' : `\`${fallback}\``} | ${meaning} |`;
    });
    const table = ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
    expect(await readFile('docs/configuration.md', 'utf8')).toContain(table);
  });
});
