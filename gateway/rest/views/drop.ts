import { z } from 'zod';
import type { Locale } from '../../../engine/catalog/document.ts';
import { storedGame } from '../../graphql/resolvers/game-names.ts';
import type { DropFieldsFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { majorUnits } from '../money.ts';
import { gameName } from './item.ts';
import { amount, moment } from './moment.ts';
import { names, namesOf } from './names.ts';
import { weaponFields, weaponOf } from './weapon.ts';

graphql(`
  fragment DropFields on LiveEvent {
    seq
    eventType
    displayAt
    drop {
      id
      game
      nickname
      skin {
        ...SkinFields
      }
      wear
      value
      caseSlug
      caseNames {
        ...NamesFields
      }
    }
  }
`);

const EVENT_TYPES = {
  CASE_DROP: 21,
  UPGRADE_DROP: 22,
  BATTLE_DROP: 23,
  BATTLE_CREATE: 31,
  BATTLE_STATE: 32,
  BATTLE_RANK: 33,
} as const;

export const drop = z.object({
  id: z.string().meta({ description: 'Of the round, battle or giveaway.' }),
  seq: z.int().meta({ description: 'Counts over the whole live feed.' }),
  eventType: z.int().meta({ description: '21 case, 22 upgrade, 23 battle.' }),
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
  { seq, eventType, displayAt, drop: won }: DropFieldsFragment,
  boxImages: ReadonlyMap<string, string>,
  locale: Locale,
): z.input<typeof drop> | null => {
  if (won === null) return null;
  const boxNames = won.caseNames === null ? null : namesOf(won.caseNames);
  return {
    id: won.id,
    seq,
    eventType: EVENT_TYPES[eventType],
    game: storedGame(won.game),
    ...weaponOf(won.skin, won.wear, locale),
    value: majorUnits(won.value),
    nickname: won.nickname,
    boxId: won.caseSlug,
    boxName: boxNames?.[locale] ?? null,
    boxNames,
    boxImage: won.caseSlug === null ? null : (boxImages.get(won.caseSlug) ?? null),
    createTime: displayAt,
  };
};
