import { z } from 'zod';
import type { Locale } from '../../../engine/catalog/document.ts';
import { GAMES } from '../../../engine/kernel/game-name.ts';
import { storedGame } from '../../graphql/resolvers/game-names.ts';
import type { ItemFieldsFragment, ItemState } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { majorUnits, majorUnitsOrNull } from '../money.ts';
import { amount, moment } from './moment.ts';
import { names, namesOf } from './names.ts';
import { weaponFields, weaponOf } from './weapon.ts';

graphql(`
  fragment ItemFields on Item {
    id
    game
    skin {
      ...SkinFields
    }
    wear
    float
    value
    valueLockedUntil
    sellPrice
    exchangePoints
    sellOnly
    state
    acquiredAt
    caseSlug
    caseNames {
      ...NamesFields
    }
  }
`);

/** `stat` of `getMyVoucherPage`. */
export const VOUCHER_STATS = {
  HELD: 0,
  SOLD: 1,
  EXCHANGED: 2,
  RETRIEVING: 3,
  RETRIEVED: 3,
  USED: 4,
  ESCROWED: 4,
} as const satisfies Record<ItemState, number>;

/** Numbers of games as words, the same as in the live feed. */
export const gameName = z.enum(GAMES);

export const item = z.object({
  id: z.string(),
  ...weaponFields,
  float: z.number().nullable().meta({ description: 'Wear float, 0 to 1.' }),
  value: amount.meta({ description: 'The committed value.' }),
  valueLockedUntil: moment,
  recoveryPrice: amount.meta({ description: 'What selling pays now.' }),
  exchangePoints: amount.nullable(),
  sellOnly: z.boolean(),
  stat: z.int().meta({ description: '0 held, 1 sold, 2 exchanged, 3 retrieving or retrieved, 4 used.' }),
  state: z.string(),
  game: gameName.nullable(),
  boxId: z.string().nullable(),
  boxName: z.string().nullable(),
  boxNames: names.nullable(),
  createTime: moment,
});

export const floatOf = (millionths: number | null): number | null => (millionths === null ? null : millionths / 1e6);

export const itemOf = (found: ItemFieldsFragment, locale: Locale): z.input<typeof item> => {
  const boxNames = found.caseNames === null ? null : namesOf(found.caseNames);
  return {
    id: found.id,
    ...weaponOf(found.skin, found.wear, locale),
    float: floatOf(found.float),
    value: majorUnits(found.value),
    valueLockedUntil: found.valueLockedUntil,
    recoveryPrice: majorUnits(found.sellPrice),
    exchangePoints: majorUnitsOrNull(found.exchangePoints),
    sellOnly: found.sellOnly,
    stat: VOUCHER_STATS[found.state],
    state: found.state,
    game: found.game === null ? null : storedGame(found.game),
    boxId: found.caseSlug,
    boxName: boxNames?.[locale] ?? null,
    boxNames,
    createTime: found.acquiredAt,
  };
};
