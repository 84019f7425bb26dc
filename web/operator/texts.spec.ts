import { describe, expect, it } from 'vitest';
import { en } from './generated/texts/en/index.ts';
import { zhCN } from './generated/texts/zh-CN/index.ts';
import { zhTW } from './generated/texts/zh-TW/index.ts';

/** Two of whatever is asked for. */
const sample = new Proxy({}, { get: () => 2 });

/** Every text with its path; functions are called with sample arguments. */
const texts = (value: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[`${path}()`, String(value(sample))]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => texts(member, `${path}.${key}`));
};

describe('the texts of the console', () => {
  it.each(Object.entries({ zhCN, zhTW, en }))('are whole in %s', (_language, words) => {
    expect(texts(words).length).toBeGreaterThan(100);
    for (const [path, text] of texts(words)) {
      expect(text.trim(), path).not.toBe('');
      expect(text, path).not.toMatch(/undefined|NaN|\[object|TODO|\{\w+\}/);
    }
  });

  it('keep to the characters of their language', () => {
    for (const [path, text] of texts(en)) expect(text, path).not.toMatch(/[\u4e00-\u9fff]/);
    for (const [path, text] of texts(zhTW))
      expect(text, path).not.toMatch(/[盘优号码个们会这时种证额库录级单开关与业应实变换据]/);
    for (const [path, text] of texts(zhCN))
      expect(text, path).not.toMatch(/[號碼個們會這時種證額庫錄級單開關與業應實變換據]/);
  });
});
