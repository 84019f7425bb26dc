import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../errors.ts';
import { deviceOf } from '../sessions/device.ts';
import { tokenOf } from '../sessions/token-of.ts';
import { readEmail } from './email.ts';
import { readNickname } from './nickname.ts';
import { isMaskOf, maskPhone, readPhone } from './phone.ts';
import { readTradeLink } from './trade-link.ts';

const codeOf = (read: () => unknown): string | null => {
  try {
    read();
    return null;
  } catch (error) {
    return error instanceof GatewayError ? error.code : 'another error';
  }
};

describe('a nickname', () => {
  it.each([
    ['Ada', 'Ada'],
    ['  spaced   out  ', 'spaced out'],
    ['夜行者', '夜行者'],
    ['e\u0301clair', 'éclair'],
    ['שלום', 'שלום'],
    ['🦊', '🦊'],
    ['x'.repeat(24), 'x'.repeat(24)],
  ])('%j is shown as %j', (given, shown) => {
    expect(readNickname(given)).toBe(shown);
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['25 characters', 'x'.repeat(25)],
    ['a control', 'a\u0007b'],
    ['a line break', 'a\nb'],
    ['a bidi override', 'a\u202Eb'],
    ['a bidi isolate', 'a\u2066b'],
    ['a zero-width space', 'a\u200Bb'],
    ['a Hangul filler', '\u3164'],
    ['a Braille blank', '\u2800'],
    ['half a surrogate pair', 'a\ud800'],
    ['private use', '\ue000'],
    ['marks alone', '\u0301\u0302'],
    ['a pile of marks', `a${'\u0316'.repeat(9)}`],
    ['a very long text', 'x'.repeat(10_000)],
  ])('has no %s', (_name, given) => {
    expect(codeOf(() => readNickname(given))).toBe('INVALID_INPUT');
  });

  it('read again is the same, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        if (codeOf(() => readNickname(text)) !== null) return;
        const nickname = readNickname(text);
        expect(readNickname(nickname)).toBe(nickname);
        expect(nickname).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
      }),
    );
  });
});

const LINK = 'https://steamcommunity.com/tradeoffer/new/?partner=86245047&token=Ab_-1234';

describe('a trade link', () => {
  it.each([
    LINK,
    ` ${LINK} `,
    'https://steamcommunity.com/tradeoffer/new/?token=Ab_-1234&partner=86245047',
    'HTTPS://STEAMCOMMUNITY.COM/tradeoffer/new/?partner=86245047&token=Ab_-1234',
  ])('%j has one form', (given) => {
    expect(readTradeLink(given)).toBe(LINK);
  });

  it.each([
    '',
    'https://steamcommunity.com.evil.example/tradeoffer/new/?partner=1&token=abcdefgh',
    'https://evil.example/tradeoffer/new/?partner=1&token=abcdefgh',
    'https://me@steamcommunity.com/tradeoffer/new/?partner=1&token=abcdefgh',
    'https://steamcommunity.com:8443/tradeoffer/new/?partner=1&token=abcdefgh',
    'https://steamcommunity.com/tradeoffer/?partner=1&token=abcdefgh',
    'https://steamcommunity.com/tradeoffer/new/?partner=0&token=abcdefgh',
    'https://steamcommunity.com/tradeoffer/new/?partner=4294967296&token=abcdefgh',
    'https://steamcommunity.com/tradeoffer/new/?partner=1&token=abcdefg',
    'https://steamcommunity.com/tradeoffer/new/?partner=1&token=abcdefgh9',
    'https://steamcommunity.com/tradeoffer/new/?partner=1&token=abc%20efg',
    'https://steamcommunity.com/tradeoffer/new/?partner=1&partner=2&token=abcdefgh',
    `${LINK}${' '.repeat(500)}`,
  ])('is not %j', (given) => {
    expect(codeOf(() => readTradeLink(given))).toBe('TRADE_LINK_INVALID');
  });
});

describe('an e-mail address', () => {
  it('keeps its name as written and its domain in small letters', () => {
    expect(readEmail(' Ada.L+x@Example.ORG ')).toBe('Ada.L+x@example.org');
  });

  it.each(['', 'ada', 'ada@', '@example.org', 'a b@example.org', 'ada@example', `${'a'.repeat(250)}@example.org`])(
    'is not %j',
    (given) => {
      expect(codeOf(() => readEmail(given))).toBe('INVALID_INPUT');
    },
  );
});

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'Chrome, Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari, iOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox, Linux'],
    ['curl/8.0', 'Other'],
    [undefined, 'Other'],
  ])('is told from %j', (header, device) => {
    expect(deviceOf(header)).toBe(device);
  });
});

describe('a token', () => {
  it.each([
    [{}, null],
    [{ token: '' }, null],
    [{ token: 'abc' }, 'abc'],
    [{ authorization: 'Bearer abc' }, 'abc'],
    [{ authorization: 'bearer abc', token: 'def' }, 'abc'],
    [{ authorization: 'Basic abc' }, 'malformed'],
    [{ token: 'no token' }, 'malformed'],
  ])('of %j is %j', (headers, token) => {
    expect(tokenOf({ headers })).toBe(token);
  });
});

describe('a phone number', () => {
  it.each([
    '13812345678',
    '\u202a13812345678\u202c',
    '\u2068+8613812345678\u2069',
    '008613812345678',
    'tel:+86-138-1234-5678',
    '138\u20111234\u20115678',
  ])('is the one that the page reads: %j', (typed) => {
    expect(readPhone(typed)).toBe('+8613812345678');
  });

  it.each(['', '+8612345678901', '12345', `${'1'.repeat(11)}x`])('is not %j', (typed) => {
    expect(codeOf(() => readPhone(typed))).toBe('INVALID_INPUT');
  });
});

describe('a masked number', () => {
  it('is known again as the number it hides, and no other one', () => {
    expect(isMaskOf(maskPhone('+8613812345678'), '+8613812345678')).toBe(true);
    expect(isMaskOf(maskPhone('+8613812345678'), '+8613812345679')).toBe(false);
  });
});
