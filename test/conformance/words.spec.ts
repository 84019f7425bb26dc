import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../../web/platform/device-storage.ts';

const LANGUAGES = ['zh-CN', 'zh-TW', 'en'] as const;

/** A message of the page's catalogue; undefined where there is none. */
const messageAt = (language: string, part: string, path: string): unknown => {
  const catalogue: unknown = JSON.parse(readFileSync(`schema/texts/page/${part}/${language}.json`, 'utf8'));
  return path.split('.').reduce((inner, key) => (isRecord(inner) ? inner[key] : undefined), catalogue);
};

const messages = (part: string, path: string): readonly unknown[] =>
  LANGUAGES.map((language) => messageAt(language, part, path));

describe('every language', () => {
  it.each([
    ['an entry that is missing', 'account', 'invalid.phoneRequired'],
    ['an entry of the wrong length', 'account', 'invalid.passwordLength'],
    ['an amount out of its range', 'deposit', 'invalid.range'],
    ['an entry of the wrong form', 'account', 'invalid.codeFormat'],
    ['a phone number that is none', 'account', 'invalid.phone'],
    ['a promotion code of the wrong form', 'account', 'invalid.invite'],
    ['a trade link that is none', 'errors', 'codes.TRADE_LINK_INVALID'],
    ['a Steam account with an anomaly', 'errors', 'codes.STEAM_ANOMALY'],
    ['an SMS code that was sent', 'account', 'fields.codeSent'],
    ['an SMS code that could not be sent', 'errors', 'codes.SMS_EXHAUSTED'],
    ['a seat that was taken', 'battle', 'command.joined'],
    ['a battle that is full', 'errors', 'codes.BATTLE_FULL'],
    ['a visitor who is not signed in', 'errors', 'codes.UNAUTHENTICATED'],
    ['a network that fails', 'errors', 'codes.NETWORK'],
    ['a request that takes too long', 'errors', 'codes.TIMEOUT'],
    ['an answer that is none', 'errors', 'codes.INTERNAL'],
  ])('has words of its own for %s', (_what, part, path) => {
    const texts = messages(part, path);
    expect(texts).toEqual(LANGUAGES.map(() => expect.stringMatching(/./)));
    expect(new Set(texts).size).toBeGreaterThan(1);
  });
});
