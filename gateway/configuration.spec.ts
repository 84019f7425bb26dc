import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ConfigurationError, configurationTable, isLoopback, readConfiguration } from './configuration.ts';

const problemOf = (environment: Record<string, string>): string => {
  try {
    readConfiguration(environment);
    return '';
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
};

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

  it('reads an empty variable as an absent one', () => {
    expect(readConfiguration({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a port, a whole number from 0 to 65535, and is "http"'],
    [{ PORT: '65536' }, 'PORT must be a port, a whole number from 0 to 65535, and is "65536"'],
    [{ PORT: '-1' }, 'PORT must be a port, a whole number from 0 to 65535, and is "-1"'],
    [{ HOST: 'no host' }, 'HOST must be an address or a host name, and is "no host"'],
    [{ ALLOW_SANDBOX: 'yes' }, 'ALLOW_SANDBOX must be 0 or 1, and is "yes"'],
    [{ GLASSCASE_PAYMENT_PROVIDER: 'real' }, 'GLASSCASE_PAYMENT_PROVIDER must be sandbox or off, and is "real"'],
    [
      { GLASSCASE_ALLOWED_ORIGINS: 'https://a.example/path' },
      'GLASSCASE_ALLOWED_ORIGINS must be a comma-separated list of origins such as https://example.org, and is "https://a.example/path"',
    ],
  ])('says in one line what is wrong with %j', (environment, message) => {
    expect(problemOf(environment)).toBe(message);
  });

  it.each(['DATABASE_URL', 'NATS_URL', 'GLASSCASE_LOG_KEY', 'GLASSCASE_SEAL_KEY'])('never repeats %s', (name) => {
    const message = problemOf({ [name]: 'hunter2-secret' });
    expect(message).toMatch(new RegExp(`^${name} must`));
    expect(message).not.toContain('hunter2');
  });

  it('refuses a public address while sandbox providers are on', () => {
    expect(problemOf({ HOST: '0.0.0.0' })).toMatch(/^HOST 0\.0\.0\.0 .*ALLOW_SANDBOX=1/);
    expect(readConfiguration({ HOST: '0.0.0.0', ALLOW_SANDBOX: '1' }).HOST).toBe('0.0.0.0');
  });

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

  it('is documented variable by variable', async () => {
    expect(await readFile('docs/configuration.md', 'utf8')).toContain(configurationTable());
  });
});
