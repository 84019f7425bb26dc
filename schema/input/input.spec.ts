import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { emailIn, emailPattern, tradeLinkIn } from './addresses.ts';
import { amountIn, typedAmountIn } from './amounts.ts';
import { promotionCodeIn, sixDigitsIn, typedCode } from './codes.ts';
import { labelIn, nicknameIn } from './names.ts';
import { isPassword, isRoomPassword } from './passwords.ts';
import { isE164, phoneIn } from './phone.ts';
import { disputeIn, supportTextIn } from './support-ticket.ts';

describe('a nickname', () => {
  it('has 1 to 24 characters, counted as people do', () => {
    for (const good of ['a', '安静的鹭 47', '🦊'.repeat(24)]) expect(nicknameIn(good)).toBe(good);
    expect(nicknameIn('  spaced   out ')).toBe('spaced out');
    expect(nicknameIn('👨‍👩‍👧‍👦'.repeat(6))).toBeNull();
  });

  it.each([
    ['Ana \u2764\ufe0f', 'a heart'],
    ['\u26bd\ufe0f Leo', 'a sign that is a picture anyway'],
    ['\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'.repeat(8), 'families, 40 code points'],
    ['1\ufe0f\u20e3 one', 'a key'],
    ['\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} Tom', 'the flag of a country'],
    ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', 'a Persian word'],
    ['\u0915\u094d\u200d\u0937', 'a Hindi one'],
  ])('may be %s: %s', (typed) => {
    expect(nicknameIn(typed)).toBe(typed);
  });

  it.each([
    'a\u200db',
    'a\u200cb',
    'a\ufe0fb',
    '\u200d',
    '\u{e0067}a',
    '"><script>a</script>',
    'a > b',
    '\uff1cb\uff1e',
  ])('has none of that elsewhere, and no bracket of markup: %j', (typed) => {
    expect(nicknameIn(typed)).toBeNull();
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

  it('of a key or a device takes what a nickname takes, and angle brackets', () => {
    const good = ['Ana ❤️', '👨‍👩‍👧 laptop', 'می‌خواهم', '<prod>'];
    expect(good.map(labelIn)).toEqual(good);
    expect(['a\u202eb', 'a\u200bb', '\u2800', '\u200d'].map(labelIn)).toEqual([null, null, null, null]);
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

describe('a phone number as it is typed', () => {
  it.each([
    ...['13800138000', '138 0013 8000', '(138) 0013-8000', '0138 0013 8000', '8613800138000', '008613800138000'],
    ...['+86 138 0013 8000', 'tel:+86-138-0013-8000', '\u202a13800138000\u202c', '\u2068+8613800138000\u2069'],
    ...[
      '138\u20110013\u20118000',
      '\uff11\uff13\uff18\uff10\uff10\uff11\uff13\uff18\uff10\uff10\uff10',
      '\u0661\u0663\u0668\u0660\u0660\u0661\u0663\u0668\u0660\u0660\u0660',
    ],
  ])('is one number: %j', (typed) => {
    expect(phoneIn(typed)).toBe('+8613800138000');
  });

  it('has the country code that it brings, else the one that is chosen', () => {
    expect(phoneIn('+1 (415) 555-2671')).toBe('+14155552671');
    expect(phoneIn('0912-345-678', '+886')).toBe('+886912345678');
    expect(phoneIn('0212345678', '+39')).toBe('+390212345678');
    // It may well begin with 86 there.
    expect(phoneIn('8612345678901', '+49')).toBe('+498612345678901');
  });

  it.each([
    '',
    '12',
    '2380013800',
    '138001380001',
    '+0123456789',
    'abc',
    '+8610013800000',
    '1'.repeat(65),
    '1380013800x',
  ])('is none: %j', (typed) => {
    expect(phoneIn(typed)).toBeNull();
  });
});

describe('a trade link', () => {
  const link = 'https://steamcommunity.com/tradeoffer/new/?partner=123456789&token=aB3_-xYz';

  it.each([
    ` ${link} `,
    link.replace('https', 'http'),
    link.replace('https://', 'https://www.'),
    link.replace('https://', ''),
    link.replace('https://', 'www.'),
    link.replace('new/', 'new'),
    link.replace('&', '&amp;'),
    `${link}&l=schinese`,
    `${link}#here`,
    `${link}\u200b`,
    'https://steamcommunity.com/tradeoffer/new/?token=aB3_-xYz&partner=123456789',
  ])('is read in its one form from %j', (typed) => {
    expect(tradeLinkIn(typed)).toBe(link);
  });

  it.each([
    '',
    'ftp://steamcommunity.com/tradeoffer/new/?partner=1&token=aB3_-xYz',
    'javascript:steamcommunity.com/tradeoffer/new/?partner=1&token=aB3_-xYz',
    'https://steamcommunity.com:8443/tradeoffer/new/?partner=1&token=aB3_-xYz',
    'https://steamcommunity.com/tradeoffer/new/?partner=1&partner=2&token=aB3_-xYz',
    'https://steamcommunity.com.evil.test/tradeoffer/new/?partner=1&token=aB3_-xYz',
    'https://steamcommunity.com@evil.test/tradeoffer/new/?partner=1&token=aB3_-xYz',
    'https://steamcommunity.com/tradeoffer/?partner=1&token=aB3_-xYz',
    'https://steamcommunity.com/tradeoffer/new/?partner=0&token=aB3_-xYz',
    'https://steamcommunity.com/tradeoffer/new/?partner=4294967296&token=aB3_-xYz',
    'https://steamcommunity.com/tradeoffer/new/?partner=1&token=short',
  ])('is not %s', (typed) => {
    expect(tradeLinkIn(typed)).toBeNull();
  });
});

describe('a code', () => {
  it('of a promotion has 6 to 15 letters or digits', () => {
    const codes = ['abc123', 'ABCDEFGHIJKLMNO', ' abc123\n', '\u200babc123', 'ａｂｃ１２３'];
    expect(codes.map(promotionCodeIn)).toEqual(['abc123', 'ABCDEFGHIJKLMNO', 'abc123', 'abc123', 'abc123']);
    const others = ['abc12', 'ABCDEFGHIJKLMNOP', 'abc 123', 'abc-123', '邀请码邀请码', ''];
    expect(others.map(promotionCodeIn)).toEqual(others.map(() => null));
  });

  it('of a message or an authenticator has six digits', () => {
    expect(['012345', '12345', '1234567', '12345a', ''].map(sixDigitsIn)).toEqual(['012345', null, null, null, null]);
  });

  it.each([
    ...[
      '123 456',
      ' 123456',
      '123-456',
      'G-123456',
      '123\u2011456',
      '\u200e123456',
      '\uff11\uff12\uff13\uff14\uff15\uff16',
    ],
    ...[
      '\u0661\u0662\u0663\u0664\u0665\u0666',
      '\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6',
      '\u0967\u0968\u0969\u096a\u096b\u096c',
    ],
  ])('is the same however it was pasted: %j', (typed) => {
    expect([sixDigitsIn(typed), typedCode(typed)]).toEqual(['123456', '123456']);
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

  it.each([
    [' 1,284.5 ', 128_450],
    ['1 284。50', 128_450],
    ['1，284', 128_400],
    [' 99 ', 9_900],
    ['12,50', 1_250],
    ['0,5', 50],
    ['1.284,50', 128_450],
    ['1’284.50', 128_450],
    ['1 284 500', 128_450_000],
    ['1,00,000.5', 10_000_050],
    ['１２．５', 1_250],
    ['٣٫٥', 350],
    ['١٬٢٣٤٫٥٠', 123_450],
    ['১২', 1_200],
    ['\u200e12,5\u200e', 1_250],
  ])('may be typed as %j', (typed, minor) => {
    expect(typedAmountIn(typed)).toBe(minor);
  });

  it.each([
    ...['', ' ', '-1', 'x', '.5', '1.', '1,', '12 50', '1.2.3', '1,2,3', '1284,500', '0,500'],
    // Thousands to some, decimals to others.
    ...['1.234', '1。234', '1,234,5', '1,284,500,25', '12,345.678', '1 284,500'],
  ])('is asked for once more where it is typed as %j', (typed) => {
    expect(typedAmountIn(typed)).toBeNull();
  });

  it('is read as any language writes it with two decimals', () => {
    const languages = [
      'ar-EG',
      'bn',
      'de',
      'de-CH',
      'en',
      'es',
      'fa',
      'fr',
      'hi-IN',
      'my',
      'ne',
      'pl',
      'pt-PT',
      'sv',
      'zh-CN',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...languages), fc.integer({ min: 0, max: 1_000_000_000 }), (language, minor) => {
        const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
        expect(typedAmountIn(new Intl.NumberFormat(language, digits).format(minor / 100))).toBe(minor);
      }),
    );
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
