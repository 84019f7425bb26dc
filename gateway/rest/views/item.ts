import { at, type Fields, inLanguage, millionths, numbered, view } from '../answers/view.ts';
import { weaponFields } from './weapon.ts';

/** Of `getMyVoucherPage`. */
const stat = numbered(
  { HELD: 0, SOLD: 1, EXCHANGED: 2, RETRIEVING: 3, RETRIEVED: 3, USED: 4, ESCROWED: 4 },
  '0 held, 1 sold, 2 exchanged, 3 retrieving or retrieved, 4 used.',
);

const fields: Fields = {
  id: 'id',
  ...weaponFields,
  float: at('float', millionths),
  value: 'value',
  valueLockedUntil: 'valueLockedUntil',
  recoveryPrice: 'sellPrice',
  exchangePoints: 'exchangePoints',
  sellOnly: 'sellOnly',
  stat: at('state', stat),
  state: 'state',
  game: 'game',
  boxId: 'caseSlug',
  boxName: at('caseNames', inLanguage()),
  boxNames: 'caseNames',
  sourceImage: 'caseImage',
  winVoucherImg: 'skin.image',
  createTime: 'acquiredAt',
};

export const item = view(fields);
