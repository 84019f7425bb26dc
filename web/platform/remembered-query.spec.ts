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
  events.reduce((state, event) => reduceRememberedQuery(state, event, ORIGIN), nothingRemembered);

describe('the query string of the first page', () => {
  it('is remembered as far as it says where the visitor comes from and goes to', () => {
    expect(queryFrom('?theme=deep&promoteCode=AB12&channelCode=tv&callbackUrl=%2Fpersonal%2Fbag', ORIGIN)).toEqual({
      callbackUrl: '/personal/bag',
      promoteCode: 'AB12',
      channelCode: 'tv',
    });
  });

  it('leaves out what is empty or longer than any code', () => {
    expect(queryFrom(`?promoteCode=&channelCode=${'x'.repeat(65)}`, ORIGIN)).toEqual(nothingRemembered.query);
  });

  it('is not overwritten by those of later pages', () => {
    expect(stateAfter(arrived('/', '?promoteCode=first'), arrived('/box', '?promoteCode=second')).query).toMatchObject({
      promoteCode: 'first',
    });
    expect(stateAfter(arrived('/home'), arrived('/box', '?promoteCode=second')).query).toEqual(nothingRemembered.query);
  });

  it('comes back for a guest on another page that has none', () => {
    const state = stateAfter(arrived('/', '?promoteCode=AB12&callbackUrl=/personal/bag?state=sold'));
    expect(queryToRestore(state, { pathname: '/home', search: '' }, true)).toBe(
      '?callbackUrl=%2Fpersonal%2Fbag%3Fstate%3Dsold&promoteCode=AB12',
    );
  });

  it('comes back neither for a player, nor on the same page, nor over parameters of the page', () => {
    const state = stateAfter(arrived('/box', '?promoteCode=AB12'));
    expect(queryToRestore(state, { pathname: '/home', search: '' }, false)).toBeNull();
    expect(queryToRestore(state, { pathname: '/box', search: '' }, true)).toBeNull();
    expect(queryToRestore(state, { pathname: '/home', search: '?theme=deep' }, true)).toBeNull();
  });

  it('leaves an address alone when nothing in it was worth remembering', () => {
    expect(
      queryToRestore(stateAfter(arrived('/box', '?theme=deep')), { pathname: '/home', search: '' }, true),
    ).toBeNull();
  });

  it('forgets the callback once it has been followed, and keeps the codes', () => {
    expect(
      stateAfter(arrived('/', '?promoteCode=AB12&callbackUrl=/personal/bag'), { type: 'followed' }).query,
    ).toMatchObject({ callbackUrl: null, promoteCode: 'AB12' });
  });
});

describe('what a sign-in elsewhere brings back', () => {
  it('is remembered over what was known, and takes nothing away', () => {
    const query = { callbackUrl: '/personal', promoteCode: null, channelCode: 'tv' };
    expect(stateAfter(arrived('/', '?promoteCode=AB12'), { type: 'learned', query }).query).toEqual({
      callbackUrl: '/personal',
      promoteCode: 'AB12',
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
