import { describe, expect, it } from 'vitest';
import { pictureProblem, uploadCodeIn } from './avatar-upload.ts';
import { isEmail, isInviteCode, isKeyName, isNickname, isTradeLink, keyEnd } from './settings-forms.ts';

describe('a nickname', () => {
  it('has 1 to 24 characters, counted as people do', () => {
    for (const good of ['a', '安静的鹭 47', '🦊'.repeat(24), ' padded ']) expect(isNickname(good)).toBe(true);
  });

  it.each(['', '   ', 'x'.repeat(25), 'a\u202eb', 'a\nb', '\u200b'])('is not %j', (typed) => {
    expect(isNickname(typed)).toBe(false);
  });
});

describe('an e-mail address', () => {
  it('has something on both sides of one @, and a dot behind it', () => {
    for (const good of ['a@b.cn', ' heron+case@mail.example.org ']) expect(isEmail(good)).toBe(true);
    for (const bad of ['', 'a@b', 'a b@c.de', '@b.cn', 'a@@b.cn', 'a@b.', `${'x'.repeat(250)}@b.cn`]) {
      expect(isEmail(bad), bad).toBe(false);
    }
  });
});

describe('a trade link', () => {
  it('is the one form that Steam gives', () => {
    expect(isTradeLink(' https://steamcommunity.com/tradeoffer/new/?partner=123456789&token=aB3_-xYz ')).toBe(true);
  });

  it.each([
    '',
    'http://steamcommunity.com/tradeoffer/new/?partner=1&token=aB3_-xYz',
    'https://steamcommunity.com.evil.test/tradeoffer/new/?partner=1&token=aB3_-xYz',
    'https://steamcommunity.com@evil.test/tradeoffer/new/?partner=1&token=aB3_-xYz',
    'https://steamcommunity.com/tradeoffer/?partner=1&token=aB3_-xYz',
    'https://steamcommunity.com/tradeoffer/new/?partner=0&token=aB3_-xYz',
    'https://steamcommunity.com/tradeoffer/new/?partner=1&token=short',
    'https://steamcommunity.com/tradeoffer/new/?partner=1&token=aB3_-xYz&for_item=1',
    'https://steamcommunity.com/tradeoffer/new/?partner=1&token=aB3_-xYz#here',
  ])('is not %s', (typed) => {
    expect(isTradeLink(typed)).toBe(false);
  });
});

describe('an invite code and the name of a key', () => {
  it('keep their lengths', () => {
    expect([isInviteCode('abc12'), isInviteCode('abc123'), isInviteCode('ABC123def456GHI7')]).toEqual([
      false,
      true,
      false,
    ]);
    expect([isKeyName(' '), isKeyName('bot'), isKeyName('x'.repeat(41))]).toEqual([false, true, false]);
  });
});

describe('the end of a key', () => {
  it('is so many days from now, or never', () => {
    expect(keyEnd(30, Date.parse('2026-01-31T00:00:00Z'))).toBe('2026-03-02T00:00:00.000Z');
    expect(keyEnd(null, 0)).toBeNull();
  });
});

describe('a picture to upload', () => {
  it('is a PNG, JPEG or WebP of at most 2 MiB', () => {
    expect(pictureProblem({ type: 'image/png', size: 2 * 1024 * 1024 })).toBeNull();
    expect(pictureProblem({ type: 'image/png', size: 2 * 1024 * 1024 + 1 })).toBe('tooLarge');
    expect(pictureProblem({ type: 'image/svg+xml', size: 10 })).toBe('wrongType');
    expect(pictureProblem({ type: '', size: 10 })).toBe('wrongType');
  });

  it('is refused with a code that is found where it may stand', () => {
    expect(uploadCodeIn({ code: 'PICTURE_INVALID' })).toBe('PICTURE_INVALID');
    expect(uploadCodeIn({ error: 'RATE_LIMITED' })).toBe('RATE_LIMITED');
    expect(uploadCodeIn({ error: { code: 'PICTURE_TOO_LARGE' } })).toBe('PICTURE_TOO_LARGE');
    for (const body of [null, 'oops', [], {}, { error: 5 }]) expect(uploadCodeIn(body)).toBeNull();
  });
});
