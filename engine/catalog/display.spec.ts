import { describe, expect, it } from 'vitest';
import { displayName } from './display.ts';

const same = (text: string) => ({ 'zh-CN': text, 'zh-TW': text, en: text });

describe('display strings', () => {
  it('join family, finish and wear words', () => {
    const finish = { 'zh-CN': '余烬漂流', 'zh-TW': '餘燼漂流', en: 'Ember Drift' };
    const family = { 'zh-CN': '秃鹫', 'zh-TW': '禿鷲', en: 'Vulture' };
    expect(displayName(finish, family, 'FT', 'en')).toBe('Vulture | Ember Drift (Field Tested)');
    expect(displayName(finish, family, 'FT', 'zh-CN')).toBe('秃鹫 | 余烬漂流 (Field Tested)');
    expect(displayName(finish, family, 'FT', 'zh-TW')).toBe('禿鷲 | 餘燼漂流 (Field Tested)');
    expect(displayName(same(''), same('Gilded Charm'), '', 'en')).toBe('Gilded Charm');
  });
});
