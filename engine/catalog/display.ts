import type { Locale, Names } from './document.ts';
import type { Wear } from './wear.ts';

/** Wear words as players read them. */
const WEAR_NAMES: Readonly<Record<Wear, Names>> = {
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
