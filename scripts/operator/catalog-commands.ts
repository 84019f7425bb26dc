import type { CatalogDocument, CatalogEntry, Names } from '../../engine/catalog/document.ts';
import type { Command } from '../../engine/commands.ts';
import { isCaseSlug, isSkinId, mustBe } from '../../engine/kernel/ids.ts';

/** A command with the part of its id that names it within an import. */
export interface CatalogCommand {
  readonly name: string;
  readonly command: Command;
}

const named = <Named extends { readonly id: string }>(list: readonly Named[], id: string): Named => {
  const found = list.find((one) => one.id === id);
  if (found === undefined) throw new Error(`the catalog has no ${id}`);
  return found;
};

const copy = (names: Names) => ({ 'zh-CN': names['zh-CN'], 'zh-TW': names['zh-TW'], en: names.en });

export interface CatalogCommands {
  readonly skins: readonly CatalogCommand[];
  readonly cases: readonly CatalogCommand[];
  /** One, or none where the document has no consolation table. */
  readonly consolation: readonly CatalogCommand[];
}

const shares = (entries: readonly CatalogEntry[]) =>
  entries.map(({ skin, wear, tickets }) => ({ skin: mustBe(isSkinId, skin), wear, tickets }));

/** What publishing a catalog takes: skins first, because cases and consolations take their values from them. */
export const catalogCommands = ({ themes, families, skins, cases, consolation }: CatalogDocument): CatalogCommands => ({
  skins: skins.map(({ id, family, finish, grade, art, wears }) => ({
    name: `skin.${id}`,
    command: {
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
    },
  })),
  cases: cases.map((box) => {
    const theme = named(themes, box.theme);
    return {
      name: `case.${box.slug}`,
      command: {
        type: 'PublishCase',
        case: mustBe(isCaseSlug, box.slug),
        price: box.price,
        display: {
          theme: theme.id,
          themeOrder: themes.indexOf(theme),
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
      },
    };
  }),
  consolation:
    consolation === undefined
      ? []
      : [{ name: 'consolation', command: { type: 'PublishConsolation', entries: shares(consolation) } }],
});
