import type { Locale, Names } from './document.ts';
import type { Wear } from './wear.ts';

/** For programs, which take the wear's code from their initials: they are the same in every language. */
const WEAR_WORDS: Readonly<Record<Wear, string>> = {
  FN: 'Factory New',
  MW: 'Minimal Wear',
  FT: 'Field Tested',
  WW: 'Well Worn',
  BS: 'Battle Scarred',
};

/**
 * `Family | Finish (Wear Words)`. A skin without a finish is only its family; one without a wear has no brackets.
 */
export function displayName(finish: Names, family: Names, wear: Wear | '', locale: Locale): string {
  const condition = wear === '' ? '' : ` (${WEAR_WORDS[wear]})`;
  const coat = finish[locale] === '' ? '' : ` | ${finish[locale]}`;
  return `${family[locale]}${coat}${condition}`;
}
