import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { emailIn, emailPattern, isE164, tradeLinkIn } from './addresses.ts';
import { amountIn, typedAmountIn } from './amounts.ts';
import { isPromotionCode, isSixDigits } from './codes.ts';
import { labelIn, nicknameIn } from './names.ts';
import { isPassword, isRoomPassword } from './passwords.ts';
import { disputeIn, supportTextIn } from './support-ticket.ts';

describe('a nickname', () => {
  it('has 1 to 24 characters, counted as people do', () => {
    for (const good of ['a', '安静的鹭 47', '🦊'.repeat(24)]) expect(nicknameIn(good)).toBe(good);
    expect(nicknameIn('  spaced   out ')).toBe('spaced out');
  });

  it.each(['', '   ', 'x'.repeat(25), 'a\u202eb', 'a\nb', '\u200b', '\u3164', '\u2800', `a${'\u0316'.repeat(9)}`])(
    'is not %j',
    (typed) => {
      expect(nicknameIn(typed)).toBeNull();
    },
  );
});

describe('the name of a thing', () => {
  it('has 1 to 40 characters that can be seen', () => {
    expect([' ', ' bot ', 'x'.repeat(40), 'x'.repeat(41), 'a\u0007b'].map(labelIn)).toEqual([
      null,
      'bot',
      'x'.repeat(40),
      null,
      null,
    ]);
  });
});

describe('an e-mail address', () => {
  it('has something on both sides of one @, and a dot behind it', () => {
    expect(emailIn(' Heron+case@Mail.Example.org ')).toBe('Heron+case@mail.example.org');
    for (const bad of ['', 'a@b', 'a b@c.de', '@b.cn', 'a@@b.cn', 'a@b.', `${'x'.repeat(250)}@b.cn`]) {
      expect(emailIn(bad), bad).toBeNull();
    }
  });

  it('is what zod takes for one', () => {
    expect(emailPattern.source).toBe(z.regexes.email.source.replaceAll('\\-', '-'));
  });
});

describe('a phone number', () => {
  it('has a plus and 7 to 15 digits', () => {
    expect(
      ['+8613800138000', '+1234567', '8613800138000', '+0123456789', '+12345', '+1234567890123456'].map(isE164),
    ).toEqual([true, true, false, false, false, false]);
  });
});

describe('a trade link', () => {
  const link = 'https://steamcommunity.com/tradeoffer/new/?partner=123456789&token=aB3_-xYz';

  it('is the one form that Steam gives', () => {
    expect(tradeLinkIn(` ${link} `)).toBe(link);
  });

  it.each([
    '',
    'http://steamcommunity.com/tradeoffer/new/?partner=1&token=aB3_-xYz',
    'https://steamcommunity.com.evil.test/tradeoffer/new/?partner=1&token=aB3_-xYz',
    'https://steamcommunity.com@evil.test/tradeoffer/new/?partner=1&token=aB3_-xYz',
    'https://steamcommunity.com/tradeoffer/?partner=1&token=aB3_-xYz',
    'https://steamcommunity.com/tradeoffer/new/?partner=0&token=aB3_-xYz',
    'https://steamcommunity.com/tradeoffer/new/?partner=4294967296&token=aB3_-xYz',
    'https://steamcommunity.com/tradeoffer/new/?partner=1&token=short',
    'https://steamcommunity.com/tradeoffer/new/?partner=1&token=aB3_-xYz&for_item=1',
    'https://steamcommunity.com/tradeoffer/new/?partner=1&token=aB3_-xYz#here',
  ])('is not %s', (typed) => {
    expect(tradeLinkIn(typed)).toBeNull();
  });
});

describe('a code', () => {
  it('of a promotion has 6 to 15 letters or digits', () => {
    expect(['abc123', 'ABCDEFGHIJKLMNO'].every(isPromotionCode)).toBe(true);
    expect(['abc12', 'ABCDEFGHIJKLMNOP', 'abc 123', 'abc-123', '邀请码邀请码', ''].some(isPromotionCode)).toBe(false);
  });

  it('of a message or an authenticator has six digits', () => {
    expect(['012345', '12345', '1234567', '12345a', ' 123456'].map(isSixDigits)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('a password', () => {
  it('has its length in the form that it is hashed in', () => {
    expect(['x'.repeat(7), 'x'.repeat(8), 'x'.repeat(128), 'x'.repeat(129)].map(isPassword)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    // A ligature counts as the letters that it stands for.
    expect([isPassword('ﬃﬃxx'), isRoomPassword('ﬃx'), isRoomPassword('abc')]).toEqual([true, true, false]);
    expect([isRoomPassword('x'.repeat(32)), isRoomPassword('x'.repeat(33))]).toEqual([true, false]);
  });
});

describe('an amount', () => {
  it.each([
    ['12.5', 1250],
    ['0', 0],
    ['0.01', 1],
    ['0001.10', 110],
    ['90071992547409.91', 9007199254740991],
    ['90071992547409.92', null],
    ['1.234', null],
    ['-1', null],
    ['1,5', null],
    ['1e2', null],
    ['0x10', null],
    ['.5', null],
    ['1.', null],
    ['NaN', null],
    [' 1', null],
    ['', null],
  ])('%s is %s minor units', (text, minor) => {
    expect(amountIn(text)).toBe(minor);
  });

  it('may be typed with what groups it, and on a Chinese keyboard', () => {
    expect([' 1,284.5 ', '1 284。50', '1，284', ' 99 '].map(typedAmountIn)).toEqual([128_450, 128_450, 128_400, 9_900]);
    expect(['', ' ', '1.2.3', '1。234', '-1', 'x'].map(typedAmountIn)).toEqual([null, null, null, null, null, null]);
  });
});

describe('what is said to support', () => {
  it('is a text without the space around it', () => {
    expect([supportTextIn(' hello ', 5), supportTextIn('  ', 5), supportTextIn('longer', 5)]).toEqual([
      'hello',
      null,
      null,
    ]);
  });

  it('of a retrieval says something, and not too much', () => {
    expect([disputeIn('   too short   '), disputeIn(' it never came ')]).toEqual([null, 'it never came']);
    expect([disputeIn('x'.repeat(2_000)), disputeIn('x'.repeat(2_001))]).toEqual(['x'.repeat(2_000), null]);
  });
});
