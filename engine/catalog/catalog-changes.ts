import { isCaseSlug, isSkinId, mustBe } from '../kernel/ids.ts';
import type { CatalogDocument, CatalogEntry, Names } from './document.ts';
import type { CatalogChange } from './publish-catalog.ts';

const named = <Named extends { readonly id: string }>(list: readonly Named[], id: string): Named => {
  const found = list.find((one) => one.id === id);
  if (found === undefined) throw new Error(`the catalog has no ${id}`);
  return found;
};

const copy = (names: Names) => ({ 'zh-CN': names['zh-CN'], 'zh-TW': names['zh-TW'], en: names.en });

const shares = (entries: readonly CatalogEntry[]) =>
  entries.map(({ skin, wear, tickets }) => ({ skin: mustBe(isSkinId, skin), wear, tickets }));

/**
 * The changes that publish a catalog: skins first, because cases and consolations take their values from them. `orderOf` is the place
 * of a theme on the site; in a whole catalog it is the one in the document.
 */
export const catalogChanges = (
  { themes, families, skins, cases, consolation }: CatalogDocument,
  orderOf: (theme: string) => number = (theme) => themes.findIndex(({ id }) => id === theme),
): readonly CatalogChange[] => [
  ...skins.map(
    ({ id, family, finish, grade, art, wears }): CatalogChange => ({
      type: 'PublishSkin',
      skin: mustBe(isSkinId, id),
      definition: {
        family,
        familyNames: copy(named(families, family).names),
        finishNames: copy(finish),
        grade,
        art: { ...art },
        wears: wears.map((one) => ({ ...one })),
      },
    }),
  ),
  ...cases.map((box): CatalogChange => {
    const theme = named(themes, box.theme);
    return {
      type: 'PublishCase',
      case: mustBe(isCaseSlug, box.slug),
      price: box.price,
      display: {
        theme: theme.id,
        themeOrder: orderOf(theme.id),
        themeNames: copy(theme.names),
        themeTaglines: copy(theme.taglines),
        names: copy(box.names),
        taglines: copy(box.taglines),
        shape: box.shape,
        hue: box.hue,
        hero: mustBe(isSkinId, box.hero),
        fresh: box.fresh,
      },
      entries: shares(box.entries),
    };
  }),
  ...(consolation === undefined ? [] : [{ type: 'PublishConsolation', entries: shares(consolation) } as const]),
];
