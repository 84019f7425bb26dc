import { displayName } from '../../../engine/catalog/display.ts';
import type { Locale, Names } from '../../../engine/catalog/document.ts';
import { WEARS } from '../../../engine/catalog/wear.ts';
import { described, type Fields, inLanguage, merged, names, one, type Part } from '../answers/view.ts';

const NO_NAMES: Names = { 'zh-CN': '', 'zh-TW': '', en: '' };

const wear: Part<'' | (typeof WEARS)[number]> = () => ({
  selection: {},
  schema: { type: 'string' },
  show: (found) => WEARS.find((known) => known === found) ?? '',
});

/** `Family | Finish (Wear Words)` of a type with `skin` and `wear`. */
const weaponNames: Part<Names> = (type) => {
  const family = one('skin.familyNames', names)(type);
  const finish = one('skin.finishNames', names)(type);
  const worn = one('wear', wear)(type);
  return {
    selection: [finish.selection, worn.selection].reduce(merged, family.selection),
    schema: family.schema,
    show: (found, locale) => {
      const ofFinish = finish.show(found, locale) ?? NO_NAMES;
      const ofFamily = family.show(found, locale) ?? NO_NAMES;
      const condition = worn.show(found, locale) ?? '';
      const nameIn = (language: Locale) => displayName(ofFinish, ofFamily, condition, language);
      return { 'zh-CN': nameIn('zh-CN'), 'zh-TW': nameIn('zh-TW'), en: nameIn('en') };
    },
  };
};

/** The fields of a skin in a wear, in all answers. */
export const weaponFields: Fields = {
  skinId: 'skin.id',
  grade: described('Rarity, 0 (top) to 6.', 'skin.grade'),
  weaponName: described(
    '`Family | Finish (Wear Words)`: family and finish in the language of the request, the wear by words whose initials are its code.',
    inLanguage(weaponNames),
  ),
  weaponNames,
  weaponImage: 'skin.image',
  wear: 'wear',
};
