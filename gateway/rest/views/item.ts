import { z } from 'zod';
import type { Locale } from '../../../engine/catalog/document.ts';
import { GAMES } from '../../../engine/kernel/game-name.ts';
import { storedGame } from '../../graphql/resolvers/game-names.ts';
import type { Game, ItemFieldsFragment, ItemState } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { amount, amountOf, moment, numbered } from './moment.ts';
import { nameIn, names } from './names.ts';
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
    recoveryPrice: sellPrice
    exchangePoints
    sellOnly
    state
    createTime: acquiredAt
    boxId: caseSlug
    boxNames: caseNames {
      ...NamesFields
    }
    sourceImage: caseImage
  }
`);

/** Of `getMyVoucherPage`. */
const stat = numbered<ItemState>(
  { HELD: 0, SOLD: 1, EXCHANGED: 2, RETRIEVING: 3, RETRIEVED: 3, USED: 4, ESCROWED: 4 },
  '0 held, 1 sold, 2 exchanged, 3 retrieving or retrieved, 4 used.',
);

/** Numbers of games as words, the same as in the live feed. */
export const gameName = z.custom<Game>().transform(storedGame).pipe(z.enum(GAMES));

/** GraphQL has millionths. */
export const float = z
  .number()
  .transform((millionths) => millionths / 1e6)
  .pipe(z.number());

export const item = z.object({
  id: z.string(),
  ...weaponFields,
  float: float.nullable().meta({ description: 'Wear float, 0 to 1.' }),
  value: amountOf('The committed value.'),
  valueLockedUntil: moment,
  recoveryPrice: amountOf('What selling pays now.'),
  exchangePoints: amount.nullable(),
  sellOnly: z.boolean(),
  stat,
  state: z.string(),
  game: gameName.nullable(),
  boxId: z.string().nullable(),
  boxName: z.string().nullable(),
  boxNames: names.nullable(),
  sourceImage: z
    .string()
    .nullable()
    .meta({ description: 'Of the case; null as well for one that is no longer offered.' }),
  winVoucherImg: z.string().meta({ description: 'The same as `weaponImage`.' }),
  createTime: moment,
});

export const itemOf = (found: ItemFieldsFragment, locale: Locale): z.input<typeof item> => ({
  ...found,
  ...weaponOf(found.skin, found.wear, locale),
  winVoucherImg: found.skin.weaponImage,
  stat: found.state,
  boxName: found.boxNames && nameIn(found.boxNames, locale),
});
