import { describe, expect, it } from 'vitest';
import { locales } from '../../i18n/index.ts';
import { matchingLocales } from './language-search.ts';

const tags = (query: string, shownIn: 'zh-CN' | 'en' = 'zh-CN') =>
  matchingLocales(query, shownIn).map(({ tag }) => tag);

describe('matchingLocales', () => {
  it('lists everything for an empty query', () => {
    expect(matchingLocales('  ', 'zh-CN')).toEqual(locales);
  });

  it('finds a language by its own name, without its accents', () => {
    expect(tags('cestina')).toEqual(['cs-CZ']);
    expect(tags('한국')).toEqual(['ko-KR']);
  });

  it('finds it by its name in the language of the page, in English, and by its tag', () => {
    expect(tags('葡萄牙')).toEqual(['pt-BR', 'pt-PT']);
    expect(tags('german')).toEqual(['de-DE']);
    expect(tags('fa-ir')).toEqual(['fa-IR']);
  });

  it('answers nothing for what nobody speaks', () => {
    expect(tags('klingon', 'en')).toEqual([]);
  });
});
