import { describe, expect, it } from 'vitest';
import { direction, isComplete, languageOf, locales, parseLocale } from './locales.ts';

describe('the locale list', () => {
  it('offers about fifty locales, each once, with a name in its own script', () => {
    expect(locales.length).toBeGreaterThanOrEqual(50);
    expect(new Set(locales.map(({ tag }) => tag)).size).toBe(locales.length);
    expect(new Set(locales.map(({ name }) => name)).size).toBe(locales.length);
    for (const { tag } of locales) expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  });

  it('starts with the three complete ones', () => {
    expect(locales.slice(0, 3).map(({ tag }) => tag)).toEqual(['zh-CN', 'zh-TW', 'en-US']);
    expect(locales.filter(({ tag }) => isComplete(tag))).toHaveLength(3);
  });

  it('falls back to English where a locale has no texts of its own', () => {
    expect(languageOf('ja-JP')).toBe('en');
    expect(languageOf('zh-TW')).toBe('zh-TW');
  });
});

describe('direction', () => {
  it('is right-to-left for exactly he, ar, fa, ku and ckb', () => {
    const found = locales.filter(({ tag }) => direction(tag) === 'rtl').map(({ tag }) => tag.split('-')[0]);
    expect(new Set(found)).toEqual(new Set(['he', 'ar', 'fa', 'ku', 'ckb']));
  });

  it('knows ku, which engines take for left-to-right', () => {
    expect(direction('ku')).toBe('rtl');
    expect(direction('ckb-IQ')).toBe('rtl');
    expect(direction('zh-CN')).toBe('ltr');
  });
});

describe('parseLocale', () => {
  it('reads tags however they are written', () => {
    expect(parseLocale('zh_TW')).toBe('zh-TW');
    expect(parseLocale('EN')).toBe('en-US');
    expect(parseLocale('en-GB')).toBe('en-US');
    expect(parseLocale('pt-pt')).toBe('pt-PT');
  });

  it('answers null for what is no listed language', () => {
    expect(parseLocale('')).toBeNull();
    expect(parseLocale('xx')).toBeNull();
    expect(parseLocale('__proto__')).toBeNull();
  });
});
