import type { SearchQuery } from '../../generated/graphql.ts';
import type { LocalisedNames } from '../../i18n/index.ts';
import type { IconName } from '../../ui/icon-paths.ts';

type Found = SearchQuery['search'];

export type Kind = 'game' | 'cases' | 'skins' | 'players';

/** One result that the player can choose. */
export interface Choice {
  readonly kind: Kind;
  /** Unique in the list. */
  readonly key: string;
  readonly label: string;
  readonly picture: { readonly image: string } | { readonly icon: IconName };
  /** A page of this site. */
  readonly to: string;
}

interface Words {
  /** A name in the player's language. */
  readonly nameOf: (names: LocalisedNames) => string;
  readonly skinName: (skin: Found['skins'][number]) => string;
  readonly gameName: (game: NonNullable<Found['game']>) => string;
  readonly gameIcon: (game: NonNullable<Found['game']>) => IconName;
}

const pageOf = ({ game, id }: NonNullable<Found['game']>): string => {
  if (game === 'BATTLE') return `/battle/${id}`;
  return game === 'GIVEAWAY' ? `/giveaways/${id}` : `/provably-fair/verify/${id}`;
};

/** All results in their order on the page: the game of an id first, then cases, skins and players. */
export const choicesOf = (found: Found, words: Words): readonly Choice[] => {
  const { game, cases, skins, players } = found;
  return [
    ...(game
      ? [
          {
            kind: 'game',
            key: game.id,
            label: words.gameName(game),
            picture: { icon: words.gameIcon(game) },
            to: pageOf(game),
          } as const,
        ]
      : []),
    ...cases.map(
      ({ slug, names, imageSmall }) =>
        ({
          kind: 'cases',
          key: `case-${slug}`,
          label: words.nameOf(names),
          picture: { image: imageSmall },
          to: `/box/${slug}`,
        }) as const,
    ),
    ...skins.map((skin) => {
      const label = words.skinName(skin);
      const to = `/skin?${new URLSearchParams({ q: words.nameOf(skin.finishNames) || words.nameOf(skin.familyNames) })}`;
      return { kind: 'skins', key: `skin-${skin.id}`, label, picture: { image: skin.imageSmall }, to } as const;
    }),
    ...players.map(
      ({ id, nickname, avatar }) =>
        ({
          kind: 'players',
          key: `player-${id}`,
          label: nickname,
          picture: { image: avatar },
          to: `/player/${id}`,
        }) as const,
    ),
  ];
};

/**
 * The place after a key press, among `count`; -1 is no choice. It wraps around. Null for other keys and without
 * choices.
 */
export const placeAfterKey = (key: string, place: number, count: number): number | null => {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (place + 1) % count;
    case 'ArrowUp':
      return place <= 0 ? count - 1 : place - 1;
    default:
      return null;
  }
};
