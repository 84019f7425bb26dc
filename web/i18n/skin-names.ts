import { type LocalisedNames, pickName } from './format.ts';
import type { Messages } from './language-texts.ts';
import type { Locale } from './locales.ts';

interface NamedSkin {
  readonly familyNames: LocalisedNames;
  /** Empty where the skin has no finish. */
  readonly finishNames: LocalisedNames;
}

export interface SkinNames {
  /** The finish, or the family where there is none; the large line of a card. */
  readonly name: string;
  readonly family: string;
  /** Null for a skin without wear. Short: in English the two letters. */
  readonly wear: string | null;
  /** All of it in one breath, for labels: `Kestrel | Tidal (Factory New)`. */
  readonly full: string;
}

export const skinNames = (
  skin: NamedSkin,
  wear: keyof Messages['wear'] | null | undefined,
  messages: Pick<Messages, 'wear' | 'wearShort'>,
  locale: Locale,
): SkinNames => {
  const family = pickName(skin.familyNames, locale);
  const finish = pickName(skin.finishNames, locale);
  const worn = wear ?? null;
  return {
    name: finish === '' ? family : finish,
    family,
    wear: worn === null ? null : messages.wearShort[worn],
    full: `${family}${finish === '' ? '' : ` | ${finish}`}${worn === null ? '' : ` (${messages.wear[worn]})`}`,
  };
};
