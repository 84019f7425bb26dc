import { describe, expect, it } from 'vitest';
import { afterSteam, steamCallbackUrl, steamParamsFrom } from './steam-params.ts';

const ORIGIN = 'https://glasscase.test';
const searchOf = (params: string): string => `?${new URLSearchParams({ params })}&openid.mode=id_res`;

describe('the callback of a sign-in with Steam', () => {
  it('brings back what was sent along', () => {
    const query = { callbackUrl: '/personal/bag?state=sold', promoteCode: 'AB1234', channelCode: 'tv' };
    const url = new URL(steamCallbackUrl(query, ORIGIN));
    expect(url.origin + url.pathname).toBe('https://glasscase.test/login/steamCallback');
    expect(steamParamsFrom(url.search, ORIGIN)).toEqual(query);
  });

  it('sends nothing along where nothing is remembered', () => {
    const nothing = { callbackUrl: null, promoteCode: null, channelCode: null };
    expect(steamParamsFrom(new URL(steamCallbackUrl(nothing, ORIGIN)).search, ORIGIN)).toEqual(nothing);
  });

  it('leaves the way back out where the address would be longer than the server takes', () => {
    const query = { callbackUrl: `/records?filter=${'x'.repeat(950)}`, promoteCode: 'AB1234', channelCode: null };
    const url = steamCallbackUrl(query, ORIGIN);
    expect(url.length).toBeLessThanOrEqual(1000);
    expect(steamParamsFrom(new URL(url).search, ORIGIN)).toMatchObject({ callbackUrl: null, promoteCode: 'AB1234' });
  });

  it.each(['', '{', '[]', '"x"', '{"redirectUrl":5,"promoteCode":[],"channelCode":null}'])(
    'takes nothing out of %s',
    (params) => {
      expect(steamParamsFrom(searchOf(params), ORIGIN)).toEqual({
        callbackUrl: null,
        promoteCode: null,
        channelCode: null,
      });
    },
  );

  it.each(['https://elsewhere.test/', '//elsewhere.test', 'javascript:alert(1)', '/login/steamCallback?again=1'])(
    'never leads to %s',
    (redirectUrl) => {
      expect(steamParamsFrom(searchOf(JSON.stringify({ redirectUrl })), ORIGIN).callbackUrl).toBeNull();
      expect(afterSteam(null, redirectUrl, ORIGIN)).toBe('/home');
    },
  );

  it('goes where the address says, else where the server remembers', () => {
    expect(afterSteam('/shop', '/battle', ORIGIN)).toBe('/shop');
    expect(afterSteam(null, '/battle', ORIGIN)).toBe('/battle');
    expect(afterSteam(null, null, ORIGIN)).toBe('/home');
  });
});
