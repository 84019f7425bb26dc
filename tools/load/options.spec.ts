import { describe, expect, it } from 'vitest';
import { UsageError } from '../../scripts/command-line.ts';
import { loopbackOrigin, readOptions } from './options.ts';

describe('load', () => {
  it.each([
    'http://127.0.0.1:3000',
    'http://127.1.2.3:80/ignored',
    'http://localhost:3000',
    'http://[::1]:3000',
    'http://2130706433:3000', // 127.0.0.1 in one number
  ])('is made on this machine: %s', (url) => {
    expect(loopbackOrigin(url)).toMatch(/^http:\/\/(127\.|localhost|\[::1\])/);
  });

  it.each([
    'https://example.org',
    'http://example.org:3000',
    'http://10.0.0.1:3000',
    'http://127.0.0.1.example.org',
    'http://localhost.example.org',
    'http://127.0.0.1@example.org',
    'http://0.0.0.0:3000',
    'http://[::ffff:8.8.8.8]:3000',
    'ws://127.0.0.1:3000',
    'nothing',
  ])('is refused anywhere else: %s', (url) => {
    expect(() => loopbackOrigin(url)).toThrow(UsageError);
    expect(() => readOptions(['--url', url])).toThrow(UsageError);
  });

  it('has a size and an end without any options', () => {
    expect(readOptions([])).toEqual({
      urls: [],
      subscribers: 1_000,
      stomp: 500,
      graphql: 50,
      rest: 50,
      seconds: 30,
      rate: 20,
      json: null,
    });
  });

  it('takes several gateways, and 0 for as fast as they answer', () => {
    const options = readOptions(['--url', 'http://127.0.0.1:1', '--url', 'http://localhost:2', '--rate', '0']);
    expect(options).toMatchObject({ urls: ['http://127.0.0.1:1', 'http://localhost:2'], rate: null });
  });

  it.each([
    ['--seconds', '0'],
    ['--seconds', '601'],
    ['--subscribers', '20001'],
    ['--rest', '-1'],
    ['--graphql', '1e3'],
    ['--nothing', '1'],
  ])('has bounds: %s %s', (...given) => {
    expect(() => readOptions(given)).toThrow(UsageError);
  });

  it('is explained', () => {
    expect(readOptions(['--help'])).toBeNull();
  });
});
