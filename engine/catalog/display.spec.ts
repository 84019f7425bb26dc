import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayName, splitDisplayName } from './display.ts';
import { WEARS } from './wear.ts';

const same = (text: string) => ({ 'zh-CN': text, 'zh-TW': text, en: text });

describe('display strings', () => {
  it('join family, finish and wear words', () => {
    const finish = { 'zh-CN': '余烬漂流', 'zh-TW': '餘燼漂流', en: 'Ember Drift' };
    const family = { 'zh-CN': '秃鹫', 'zh-TW': '禿鷲', en: 'Vulture' };
    expect(displayName(finish, family, 'FT', 'en')).toBe('Vulture | Ember Drift (Field Tested)');
    expect(displayName(finish, family, 'FT', 'zh-CN')).toBe('秃鹫 | 余烬漂流 (久经)');
    expect(displayName(finish, family, 'FT', 'zh-TW')).toBe('禿鷲 | 餘燼漂流 (實戰)');
    expect(displayName(same(''), same('Gilded Charm'), '', 'en')).toBe('Gilded Charm');
  });

  it.each([
    ['Vulture | Ember Drift (Field Tested)', ['Vulture', 'FT', 'Ember Drift']],
    ['Kestrel | Tidal (Factory New)', ['Kestrel', 'FN', 'Tidal']],
    ['Gilded Charm', ['Gilded Charm', '', '']],
    ['Gilded Charm (Well Worn)', ['Gilded Charm', 'WW', '']],
    ['红隼 | 潮汐 (崭新)', ['红隼', 'FN', '潮汐']],
    ['Heron | A | B (Minimal Wear)', ['Heron', 'MW', 'A | B']],
    ['Heron | Tidal (Slightly Bent)', ['Heron', 'SB', 'Tidal']],
    ['Heron | Tidal (mirrored)', ['Heron', '', 'Tidal (mirrored)']],
    ['Heron | Tidal)', ['Heron', '', 'Tidal)']],
    ['', ['', '', '']],
  ])('split %j', (text, parts) => {
    expect(splitDisplayName(text)).toEqual(parts);
  });

  it('split into what they were joined from, in every language', () => {
    const name = fc
      .string({ minLength: 1, maxLength: 20, unit: 'binary' })
      .map((text) => text.replaceAll(/[|()\s]/gu, ' ').trim())
      .filter((text) => text !== '');
    fc.assert(
      fc.property(
        name,
        name,
        fc.constantFrom(...WEARS, '' as const),
        fc.constantFrom('zh-CN' as const, 'zh-TW' as const, 'en' as const),
        (family, finish, wear, locale) => {
          expect(splitDisplayName(displayName(same(finish), same(family), wear, locale))).toEqual([
            family,
            wear,
            finish,
          ]);
        },
      ),
    );
  });
});
