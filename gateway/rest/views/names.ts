import { z } from 'zod';
import { displayName } from '../../../engine/catalog/display.ts';
import type { Locale, Names } from '../../../engine/catalog/document.ts';
import type { NamesFieldsFragment, Wear } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';

graphql(`
  fragment NamesFields on Names {
    zhCN
    zhTW
    en
  }
`);

const namesOf = ({ zhCN, zhTW, en }: NamesFieldsFragment): Names => ({ 'zh-CN': zhCN, 'zh-TW': zhTW, en });

export const nameIn = (names: NamesFieldsFragment, locale: Locale): string => namesOf(names)[locale];

/** In every language of the site, by its tag. */
export const names = z
  .custom<NamesFieldsFragment>()
  .transform(namesOf)
  .pipe(z.object({ 'zh-CN': z.string(), 'zh-TW': z.string(), en: z.string() }));

/** `Family | Finish (Wear Words)` in every language of the site. */
export const weaponNamesOf = (
  skin: { readonly familyNames: NamesFieldsFragment; readonly finishNames: NamesFieldsFragment },
  wear: Wear | null,
): NamesFieldsFragment => {
  const weaponIn = (locale: Locale): string =>
    displayName(namesOf(skin.finishNames), namesOf(skin.familyNames), wear ?? '', locale);
  return { zhCN: weaponIn('zh-CN'), zhTW: weaponIn('zh-TW'), en: weaponIn('en') };
};
