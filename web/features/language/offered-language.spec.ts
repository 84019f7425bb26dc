import { describe, expect, it } from 'vitest';
import { offeredLanguage } from './offered-language.ts';

describe('the language that a first visitor is offered', () => {
  it.each([
    [['en-GB', 'en'], 'en'],
    [['zh-HK', 'en'], 'zh-TW'],
    [['zh-Hant-MO'], 'zh-TW'],
    [['de-DE', 'en-US', 'zh-CN'], 'en'],
    [['de-DE'], 'en'],
    [['de-DE', 'zh-TW', 'en'], 'zh-TW'],
  ])('for a browser in %j beside simplified Chinese is %s', (wanted, language) => {
    expect(offeredLanguage(wanted, 'zh-CN')).toBe(language);
  });

  it.each([[['zh-CN', 'en']], [['zh', 'en']], [['zh-SG']], [['de-DE', 'zh-CN', 'en']], [[]]])(
    'is none where %j reads what is shown, or says nothing',
    (wanted) => {
      expect(offeredLanguage(wanted, 'zh-CN')).toBeNull();
    },
  );

  it('is none for tags that are none', () => {
    expect(offeredLanguage(['C', '!', 'zh-CN'], 'zh-CN')).toBeNull();
  });
});
