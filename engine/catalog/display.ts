import type { Locale, Names } from './document.ts';
import { WEARS, type Wear } from './wear.ts';

/** Wear words as players read them. */
export const WEAR_NAMES: Readonly<Record<Wear, Names>> = {
  FN: { 'zh-CN': '崭新', 'zh-TW': '嶄新', en: 'Factory New' },
  MW: { 'zh-CN': '略磨', 'zh-TW': '微磨', en: 'Minimal Wear' },
  FT: { 'zh-CN': '久经', 'zh-TW': '實戰', en: 'Field Tested' },
  WW: { 'zh-CN': '破损', 'zh-TW': '磨損', en: 'Well Worn' },
  BS: { 'zh-CN': '战痕', 'zh-TW': '戰痕', en: 'Battle Scarred' },
};

/**
 * `Family | Finish (Wear Words)`. A skin without a finish is only its family; one without a wear has no brackets.
 */
export function displayName(finish: Names, family: Names, wear: Wear | '', locale: Locale): string {
  const condition = wear === '' ? '' : ` (${WEAR_NAMES[wear][locale]})`;
  const coat = finish[locale] === '' ? '' : ` | ${finish[locale]}`;
  return `${family[locale]}${coat}${condition}`;
}

/** The wear code of a bracketed text: a known wear word in any language, or else the initials of two Latin words. */
function wearCode(words: string): string | undefined {
  const known = WEARS.find((wear) => Object.values(WEAR_NAMES[wear]).includes(words));
  if (known !== undefined) return known;
  const [, first, second] = /^([A-Za-z])\S* ([A-Za-z])\S*$/.exec(words) ?? [];
  return first !== undefined && second !== undefined ? (first + second).toUpperCase() : undefined;
}

/**
 * Takes a display string apart: family, wear code, finish. The first `|` separates family from finish; a bracket at
 * the very end holds the wear. What is missing comes back empty, and a bracket that holds no wear stays in its name.
 */
export function splitDisplayName(text: string): readonly [family: string, wear: string, finish: string] {
  const [, body = text, words = ''] = /^(.*?) ?\(([^()]*)\)$/su.exec(text.trim()) ?? [];
  const code = wearCode(words.trim());
  const rest = code === undefined ? text.trim() : body.trim();
  const bar = rest.indexOf('|');
  if (bar < 0) return [rest, code ?? '', ''];
  return [rest.slice(0, bar).trim(), code ?? '', rest.slice(bar + 1).trim()];
}
