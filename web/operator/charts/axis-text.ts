import { type Language, type Locale, languageOf } from '../../i18n/index.ts';

/** How each language shortens large numbers. */
const UNITS: Readonly<Record<Language, readonly (readonly [at: number, unit: string])[]>> = {
  'zh-CN': [
    [100_000_000, '亿'],
    [10_000, '万'],
  ],
  'zh-TW': [
    [100_000_000, '億'],
    [10_000, '萬'],
  ],
  en: [
    [1_000_000_000, 'B'],
    [1_000_000, 'M'],
    [1_000, 'k'],
  ],
};

/** A number of an axis, short: `200万`, `2M`, `1.5k`. */
export const axisText = (value: number, locale: Locale): string => {
  const [at, unit] = UNITS[languageOf(locale)].find(([from]) => Math.abs(value) >= from) ?? [1, ''];
  const shown = Math.round((Math.abs(value) / at) * 10) / 10;
  return `${value < 0 ? '\u2212' : ''}${shown}${unit}`;
};
