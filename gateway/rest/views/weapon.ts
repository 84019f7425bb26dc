import { z } from 'zod';
import type { Locale } from '../../../engine/catalog/document.ts';
import { WEARS } from '../../../engine/catalog/wear.ts';
import type { SkinFieldsFragment, Wear } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { nameIn, names, weaponNamesOf } from './names.ts';

graphql(`
  fragment SkinFields on Skin {
    skinId: id
    grade
    weaponImage: image
    familyNames {
      ...NamesFields
    }
    finishNames {
      ...NamesFields
    }
  }
`);

/** The fields of a skin in a wear, in all answers. */
export const weaponFields = {
  skinId: z.string(),
  grade: z.int().meta({ description: 'Rarity, 0 (top) to 6.' }),
  weaponName: z.string().meta({
    description:
      '`Family | Finish (Wear Words)`: family and finish in the language of the request, the wear by words whose initials are its code.',
  }),
  weaponNames: names,
  weaponImage: z.string(),
  wear: z.enum(WEARS).nullable(),
};

export const weaponOf = (skin: SkinFieldsFragment, wear: Wear | null, locale: Locale) => {
  const weaponNames = weaponNamesOf(skin, wear);
  return { ...skin, wear, weaponName: nameIn(weaponNames, locale), weaponNames };
};
