import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../errors.ts';
import { ownPage, readCallback, returnToOf } from './callback.ts';
import { readAssertion, readQuery, requestUrl } from './openid.ts';

const ORIGIN = 'https://glasscase.example';
const ENDPOINT = 'https://steamcommunity.com/openid/login';
const NOW = Date.parse('2026-11-20T10:00:00Z');
const ID = '76561198000000001';

const refusal = (read: () => unknown): string | null => {
  try {
    read();
    return null;
  } catch (error) {
    return error instanceof GatewayError ? String(error.details.reason ?? error.code) : 'another error';
  }
};

describe('the request', () => {
  it('is checkid_setup with identifier_select, for this site and its callback', () => {
    const returnTo = returnToOf(ORIGIN, { redirectUrl: '/box?a=1' }, 'abc');
    const url = new URL(requestUrl(ENDPOINT, ORIGIN, returnTo));
    expect(url.origin + url.pathname).toBe(ENDPOINT);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      'openid.ns': 'http://specs.openid.net/auth/2.0',
      'openid.mode': 'checkid_setup',
      'openid.return_to': returnTo,
      'openid.realm': ORIGIN,
      'openid.identity': 'http://specs.openid.net/auth/2.0/identifier_select',
      'openid.claimed_id': 'http://specs.openid.net/auth/2.0/identifier_select',
    });
    const back = new URL(returnTo);
    expect(back.pathname).toBe('/login/steamCallback');
    expect(JSON.parse(back.searchParams.get('params') ?? '')).toEqual({ redirectUrl: '/box?a=1' });
    expect(back.searchParams.get('state')).toBe('abc');
  });
});

describe('an answer', () => {
  const returnTo = returnToOf(ORIGIN, {}, 'state-1');

  const answer = (change: Record<string, string | null> = {}): ReadonlyMap<string, string> => {
    const claimed = `https://steamcommunity.com/openid/id/${ID}`;
    const fields: Record<string, string | null> = {
      params: '{}',
      state: 'state-1',
      'openid.ns': 'http://specs.openid.net/auth/2.0',
      'openid.mode': 'id_res',
      'openid.op_endpoint': ENDPOINT,
      'openid.claimed_id': claimed,
      'openid.identity': claimed,
      'openid.return_to': returnTo,
      'openid.response_nonce': '2026-11-20T10:00:01Zabc+/=',
      'openid.assoc_handle': '1234567890',
      'openid.signed': 'signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle',
      'openid.sig': 'c2ln',
      ...change,
    };
    return new Map(Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== null));
  };

  const read = (query: ReadonlyMap<string, string>) => readAssertion(query, { endpoint: ENDPOINT, returnTo, now: NOW });

  it('of the right form names its Steam account and is sent back to be confirmed, word for word', () => {
    const { steamId, nonce, form } = read(answer());
    expect([steamId, nonce]).toEqual([ID, '2026-11-20T10:00:01Zabc+/=']);
    const expected = new Map([...answer()].filter(([name]) => name.startsWith('openid.')));
    expected.set('openid.mode', 'check_authentication');
    expect(new Map(form)).toEqual(expected);
  });

  it.each([
    ['malformed', { 'openid.ns': null }],
    ['malformed', { 'openid.ns': 'http://openid.net/signon/1.1' }],
    ['cancelled', { 'openid.mode': 'cancel' }],
    ['mode', { 'openid.mode': 'setup_needed' }],
    ['mode', { 'openid.mode': 'check_authentication' }],
    ['endpoint', { 'openid.op_endpoint': 'https://evil.example/openid/login' }],
    ['endpoint', { 'openid.op_endpoint': `${ENDPOINT}/` }],
    ['endpoint', { 'openid.op_endpoint': null }],
    ['return-to', { 'openid.return_to': returnTo.replace('glasscase', 'evil') }],
    ['return-to', { 'openid.return_to': returnTo.replace('steamCallback', 'other') }],
    ['return-to', { 'openid.return_to': returnTo.replace('state-1', 'state-2') }],
    ['return-to', { 'openid.return_to': `${returnTo}&more=1` }],
    ['return-to', { 'openid.return_to': null }],
    ['return-to', { state: 'state-2' }],
    ['return-to', { params: '{"redirectUrl":"/x"}' }],
    ['signed', { 'openid.signed': null }],
    ['signed', { 'openid.signed': 'signed,op_endpoint,identity,return_to,response_nonce,assoc_handle' }],
    ['signed', { 'openid.signed': 'claimed_id' }],
    ['signed', { 'openid.sig': null }],
    ['signed', { 'openid.assoc_handle': null }],
    ['claimed-id', { 'openid.claimed_id': `https://steamcommunity.com/openid/id/${ID}0` }],
    ['claimed-id', { 'openid.claimed_id': `http://steamcommunity.com/openid/id/${ID}` }],
    ['claimed-id', { 'openid.claimed_id': `https://evil.example/openid/id/${ID}` }],
    ['claimed-id', { 'openid.claimed_id': `https://steamcommunity.com/openid/id/${ID}/../x` }],
    ['claimed-id', { 'openid.claimed_id': `https://steamcommunity.com.evil.example/openid/id/${ID}` }],
    ['claimed-id', { 'openid.identity': 'https://steamcommunity.com/openid/id/76561198000000002' }],
    ['nonce', { 'openid.response_nonce': '2026-11-20T09:54:59Zabc' }],
    ['nonce', { 'openid.response_nonce': '2026-11-20T10:05:01Zabc' }],
    ['nonce', { 'openid.response_nonce': 'yesterday' }],
    ['signed', { 'openid.response_nonce': null }],
  ])('is refused for its %s: %j', (reason, change) => {
    expect(refusal(() => read(answer(change)))).toBe(reason);
  });

  it('with a parameter twice, or of great length, is none', () => {
    expect(refusal(() => readQuery('openid.mode=id_res&openid.mode=cancel'))).toBe('malformed');
    expect(refusal(() => readQuery(`a=${'x'.repeat(9_000)}`))).toBe('malformed');
  });
});

describe('a callback', () => {
  it.each([
    ['/personal', '/personal'],
    ['personal?x=1#y', '/personal?x=1#y'],
    [`${ORIGIN}/box`, '/box'],
    [
      `${ORIGIN}/login/steamCallback?params=${encodeURIComponent('{"redirectUrl":"/box","promoteCode":"AB12cd"}')}`,
      '/box',
    ],
  ])('%j leads to %j', (given, redirectUrl) => {
    expect(readCallback(given, ORIGIN).redirectUrl).toBe(redirectUrl);
  });

  it('carries codes along, and drops what is no code', () => {
    const params = JSON.stringify({ promoteCode: 'AB12cd', channelCode: '<script>', other: 1 });
    const given = `/login/steamCallback?params=${encodeURIComponent(params)}`;
    expect(readCallback(given, ORIGIN)).toEqual({ promoteCode: 'AB12cd', channelCode: undefined });
  });

  it.each([null, '', '/login/steamCallback', '/login/steamCallback?params=no', '/login/steamCallback?params=[1]'])(
    '%j leads nowhere in particular',
    (given) => {
      expect(readCallback(given, ORIGIN).redirectUrl).toBeUndefined();
    },
  );

  it.each([
    'https://evil.example/box',
    '//evil.example/box',
    '/\\evil.example',
    '\\\\evil.example',
    'https://glasscase.example.evil.example/',
    'https://glasscase.example@evil.example/',
    'https://user@glasscase.example/',
    'http://glasscase.example/',
    'https://glasscase.example:444/',
    'https://glasscase.example//evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    `/${'x'.repeat(1_001)}`,
    `/login/steamCallback?params=${encodeURIComponent('{"redirectUrl":"https://evil.example/"}')}`,
    `/login/steamCallback?params=${encodeURIComponent('{"redirectUrl":"//evil.example/"}')}`,
  ])('never leads to another origin: %j', (given) => {
    expect(refusal(() => readCallback(given, ORIGIN))).toBe('INVALID_INPUT');
  });

  it('is a page by the rules that browsers read addresses by', () => {
    expect(ownPage('/a/../b', ORIGIN).pathname).toBe('/b');
  });
});
