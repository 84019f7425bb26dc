import { z } from 'zod';
import type { Locale } from '../../../engine/catalog/document.ts';
import { HIDDEN_PLAYER } from '../../hidden-player.ts';
import type { DropFieldsFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { gameName } from './item.ts';
import { amount, moment, numbered } from './moment.ts';
import { nameIn, names } from './names.ts';
import { weaponFields, weaponOf } from './weapon.ts';

graphql(`
  fragment DropFields on LiveEvent {
    seq
    eventType
    createTime: displayAt
    drop {
      id
      game
      nickname
      skin {
        ...SkinFields
      }
      wear
      value
      boxId: caseSlug
      boxNames: caseNames {
        ...NamesFields
      }
    }
  }
`);

export const drop = z.object({
  id: z.string().meta({ description: 'Of the round, battle or giveaway.' }),
  seq: z.int().meta({ description: 'Counts over the whole live feed.' }),
  eventType: numbered(
    {
      CASE_DROP: 21,
      UPGRADE_DROP: 22,
      BATTLE_DROP: 23,
      BATTLE_CREATE: 31,
      BATTLE_STATE: 32,
      BATTLE_RANK: 33,
    },
    '21 case, 22 upgrade, 23 battle.',
  ),
  game: gameName,
  ...weaponFields,
  value: amount,
  nickname: z.string(),
  boxId: z.string().nullable(),
  boxName: z.string().nullable(),
  boxNames: names.nullable(),
  boxImage: z.string().nullable().meta({ description: 'Null for a case that is no longer offered.' }),
  createTime: moment,
});

/** A drop as the live feed shows it; null for an event of another kind. */
export const dropOf = (
  { drop: won, ...event }: DropFieldsFragment,
  boxImages: ReadonlyMap<string, string>,
  locale: Locale,
): z.input<typeof drop> | null =>
  won && {
    ...event,
    ...won,
    ...weaponOf(won.skin, won.wear, locale),
    nickname: won.nickname ?? HIDDEN_PLAYER[locale],
    boxName: won.boxNames && nameIn(won.boxNames, locale),
    boxImage: won.boxId === null ? null : (boxImages.get(won.boxId) ?? null),
  };
