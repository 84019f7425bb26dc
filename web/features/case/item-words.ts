import { languageOf, pickName, useLocale, useMessages } from '../../i18n/index.ts';
import type { CaseEntry } from './case-query.ts';

export interface ItemWords {
  readonly family: string;
  /** The finish, or the family where there is none. */
  readonly name: string;
  /** In full: `Field Tested`. Null without wear. */
  readonly wear: string | null;
  /** As a card has room for: English uses the codes. */
  readonly wearShort: string | null;
  readonly gradeLabel: string;
}

/** The words for an entry, in the language that is shown. */
export const useItemWords = (): ((entry: Pick<CaseEntry, 'skin' | 'wear'>) => ItemWords) => {
  const { locale } = useLocale();
  const messages = useMessages();
  return ({ skin, wear }) => {
    const family = pickName(skin.familyNames, locale);
    const finish = pickName(skin.finishNames, locale);
    const words = wear === null ? null : messages.wear[wear];
    return {
      family,
      name: finish === '' ? family : finish,
      wear: words,
      wearShort: languageOf(locale) === 'en' ? wear : words,
      gradeLabel: messages.item.rarity({ pips: 7 - skin.grade }),
    };
  };
};
