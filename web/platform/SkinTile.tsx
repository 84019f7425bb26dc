import type { ComponentProps } from 'react';
import { skinNames, useLocale, useMessages } from '../i18n/index.ts';
import { ItemTile } from '../ui/ItemTile.tsx';

type Named = Parameters<typeof skinNames>;

interface SkinTileProps extends Pick<ComponentProps<typeof ItemTile>, 'value' | 'valueNote' | 'corner' | 'eager'> {
  readonly skin: Named[0] & { readonly imageSmall: string; readonly grade: number };
  readonly wear: Named[1];
  readonly selection?: {
    readonly selected: boolean;
    /** Names the effect of a press on the tile, with the skin's full name. */
    readonly labelOf: (skin: { readonly name: string }) => string;
    readonly onToggle: () => void;
  };
}

/** A skin in one wear as a tile of a list, under its names in the player's language. */
export const SkinTile = ({ skin, wear, selection, ...shown }: SkinTileProps) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const { full, ...names } = skinNames(skin, wear, messages, locale);
  return (
    <ItemTile
      image={skin.imageSmall}
      grade={skin.grade}
      gradeLabel={messages.item.rarity({ pips: 7 - skin.grade })}
      {...names}
      {...shown}
      {...(selection && {
        selection: {
          selected: selection.selected,
          label: selection.labelOf({ name: full }),
          onToggle: selection.onToggle,
        },
      })}
    />
  );
};
