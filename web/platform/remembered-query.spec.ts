import { describe, expect, it } from 'vitest';
import {
  channelFrom,
  nothingRemembered,
  ownAddress,
  queryFrom,
  queryToRestore,
  type RememberedQueryEvent,
  type RememberedQueryState,
  reduceRememberedQuery,
} from './remembered-query.ts';

const ORIGIN = 'https://glasscase.test';
const arrived = (pathname: string, search = ''): RememberedQueryEvent => ({ type: 'arrived', pathname, search });
const stateAfter = (...events: readonly RememberedQueryEvent[]): RememberedQueryState =>
  events.reduce(reduceRememberedQuery, nothingRemembered);
const BOX = { pathname: '/box', search: '' };

describe('the query string of the first page', () => {
  it('comes back whole for a guest on another page that has none', () => {
    const search = '?utm_source=mail&theme=deep&promoteCode=AB12&callbackUrl=/personal/bag?state=sold&x=%E7%9B%B2&x=2';
    expect(queryToRestore(stateAfter(arrived('/', search)), BOX, true)).toBe(search);
    expect(queryToRestore(stateAfter(arrived('/', search), arrived('/event')), BOX, true)).toBe(search);
  });

  it('is not overwritten by those of later pages', () => {
    expect(stateAfter(arrived('/', '?a=first'), arrived('/box', '?a=second')).search).toBe('?a=first');
    expect(stateAfter(arrived('/home'), arrived('/box', '?a=second')).search).toBe('');
  });

  it('comes back neither for a player, nor on the same page, nor over parameters of the page', () => {
    const state = stateAfter(arrived('/box', '?promoteCode=AB12'));
    expect(queryToRestore(state, { pathname: '/home', search: '' }, false)).toBeNull();
    expect(queryToRestore(state, BOX, true)).toBeNull();
    expect(queryToRestore(state, { pathname: '/home', search: '?theme=deep' }, true)).toBeNull();
  });

  it('leaves an address alone where there was none', () => {
    expect(queryToRestore(stateAfter(arrived('/home')), BOX, true)).toBeNull();
  });

  it('is not remembered where it is the answer of another site', () => {
    expect(stateAfter(arrived('/login/steamCallback', '?openid.sig=x'), arrived('/home')).search).toBe('');
  });

  it('loses the callback once that has been followed, and keeps the rest', () => {
    const begun = arrived('/', '?utm_source=mail&callbackUrl=/personal/bag&promoteCode=AB12');
    expect(stateAfter(begun, { type: 'followed' }).search).toBe('?utm_source=mail&promoteCode=AB12');
    expect(stateAfter(arrived('/', '?callbackUrl=/shop'), { type: 'followed' }).search).toBe('');
  });
});

describe('what the site reads in a query string', () => {
  it('is where the visitor comes from and goes to', () => {
    expect(queryFrom('?theme=deep&promoteCode=AB12&channelCode=tv&callbackUrl=%2Fpersonal%2Fbag', ORIGIN)).toEqual({
      callbackUrl: '/personal/bag',
      promoteCode: 'AB12',
      channelCode: 'tv',
    });
  });

  it('is nothing that is empty or longer than any code', () => {
    const nothing = { callbackUrl: null, promoteCode: null, channelCode: null };
    expect(queryFrom(`?promoteCode=&channelCode=${'x'.repeat(65)}`, ORIGIN)).toEqual(nothing);
  });
});

describe('what a sign-in elsewhere brings back', () => {
  it('is remembered over what was known, and takes nothing away', () => {
    const query = { callbackUrl: '/personal', promoteCode: null, channelCode: 'tv' };
    const { search } = stateAfter(arrived('/', '?promoteCode=AB12&utm_source=mail'), { type: 'learned', query });
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      promoteCode: 'AB12',
      utm_source: 'mail',
      callbackUrl: '/personal',
      channelCode: 'tv',
    });
  });
});

describe('the channel to register with', () => {
  it('is one that the server takes', () => {
    expect(channelFrom('tv-2026_a')).toBe('tv-2026_a');
    for (const code of [null, '', 'a b', '频道', 'x'.repeat(33), '<i>']) expect(channelFrom(code)).toBeNull();
  });
});

describe('a callback address', () => {
  it.each([
    ['/personal/bag?state=sold#top', '/personal/bag?state=sold#top'],
    ['https://glasscase.test/provably-fair', '/provably-fair'],
    ['personal/bag', '/personal/bag'],
  ])('%s leads to %s', (address, path) => {
    expect(ownAddress(address, ORIGIN)).toBe(path);
  });

  it.each([
    'https://elsewhere.test/',
    '//elsewhere.test/',
    '/\\elsewhere.test/',
    '/.//elsewhere.test/',
    'https://glasscase.test//elsewhere.test/',
    'https://glasscase.test@elsewhere.test/',
    'https://name:secret@glasscase.test/',
    'http://glasscase.test/',
    'https://glasscase.test:8443/',
    'javascript:alert(1)',
    'data:text/html,hello',
    'https://',
    '',
    `/${'x'.repeat(2000)}`,
  ])('%s leads nowhere', (address) => {
    expect(ownAddress(address, ORIGIN)).toBeNull();
  });
});
