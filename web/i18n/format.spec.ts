import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatChance,
  formatCount,
  formatFloat,
  formatMoney,
  formatPercent,
  formatTicket,
  pickName,
} from './format.ts';
import { languages } from './locales.ts';

describe('formatMoney', () => {
  it('writes two decimals and drops a trailing .00', () => {
    expect(formatMoney(128450, 'zh-CN')).toBe('1,284.50');
    expect(formatMoney(8800, 'zh-TW')).toBe('88');
    expect(formatMoney(5, 'en-US')).toBe('0.05');
    expect(formatMoney(0, 'en-US')).toBe('0');
    expect(formatMoney(-2460, 'zh-CN')).toBe('-24.60');
  });

  it('is exact up to 2^53 − 1, where a division would round', () => {
    expect(formatMoney(Number.MAX_SAFE_INTEGER, 'en-US')).toBe('90,071,992,547,409.91');
  });

  it('uses Latin digits and the notation of the language shown, also for a locale that falls back', () => {
    expect(formatMoney(128450, 'ar-SA')).toBe('1,284.50');
    expect(formatMoney(128450, 'de-DE')).toBe('1,284.50');
  });

  it('refuses a fraction of a minor unit', () => {
    expect(() => formatMoney(0.5, 'zh-CN')).toThrow(RangeError);
  });

  it('keeps every digit of any amount', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (amount) => {
        const [whole = '', cents = '00'] = formatMoney(amount, 'zh-CN').replaceAll(',', '').split('.');
        expect(BigInt(whole) * 100n + BigInt(cents)).toBe(BigInt(amount));
      }),
    );
  });
});

describe('chances, tickets and counts', () => {
  it('writes a chance with the five decimals that 10,000,000 tickets have', () => {
    expect(formatChance(2600, 'zh-CN')).toBe('0.02600%');
    expect(formatChance(1, 'en-US')).toBe('0.00001%');
    expect(formatChance(10_000_000, 'zh-TW')).toBe('100.00000%');
  });

  it('writes percent as the API sends it', () => {
    expect(formatPercent('90.18', 'zh-CN')).toBe('90.18%');
    expect(formatPercent(100, 'en-US')).toBe('100.00%');
  });

  it('pads a ticket to seven digits and a float to six decimals', () => {
    expect(formatTicket(892714)).toBe('0892714');
    expect(formatFloat(4242)).toBe('0.004242');
  });

  it('groups a 64-bit position without losing a digit', () => {
    expect(formatCount('9007199254740993', 'zh-CN')).toBe('9,007,199,254,740,993');
  });
});

const isDecimal = (text: string): text is `${number}` => /^-?\d+E-2$/.test(text);

/** Read as decimal text, and so exactly. */
const hundredths = (whole: number): `${number}` => {
  const text = `${BigInt(whole)}E-2`;
  if (!isDecimal(text)) throw new RangeError(text);
  return text;
};

describe('numbers', () => {
  const notations = languages.map((language) => [language] as const);

  it.each(notations)('are written as %s writes them', (language) => {
    const intl = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(`${language}-u-nu-latn`, options);
    const amounts = intl({ minimumFractionDigits: 2, maximumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' });
    const [counts, percents] = [intl({}), intl({ style: 'percent', minimumFractionDigits: 2 })];
    const locale = language === 'en' ? 'en-US' : language;
    fc.assert(
      fc.property(fc.maxSafeInteger(), (whole) => {
        expect(formatCount(whole, locale)).toBe(counts.format(whole));
        expect(formatMoney(whole, locale)).toBe(amounts.format(hundredths(whole)));
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (parts) => {
        expect(formatPercent(parts / 100, locale)).toBe(percents.format(parts / 10_000));
      }),
    );
  });

  it('rounds a chance to the nearest of five decimals', () => {
    expect(formatChance(1, 'en-US', 3)).toBe('33.33333%');
    expect(formatChance(2, 'en-US', 3)).toBe('66.66667%');
    expect(formatChance(1, 'en-US', 20_000_000)).toBe('0.00001%');
  });
});

describe('pickName', () => {
  const names = { zhCN: '灰巢', zhTW: '灰蜂巢', en: 'Grey Hive' };

  it('takes the language shown, and English for a locale without texts of its own', () => {
    expect(pickName(names, 'zh-CN')).toBe('灰巢');
    expect(pickName(names, 'zh-TW')).toBe('灰蜂巢');
    expect(pickName(names, 'en-US')).toBe('Grey Hive');
    expect(pickName(names, 'fa-IR')).toBe('Grey Hive');
  });
});
