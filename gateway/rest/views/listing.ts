import { at, countOf, from, view } from '../answers/view.ts';
import { item } from './item.ts';
import { weaponFields } from './weapon.ts';

export const listing = view({
  id: 'id',
  ...weaponFields,
  virtualImg: 'skin.image',
  balanceType: 'balance',
  price: 'price',
  value: 'value',
  stock: 'stock',
});

export const purchaseFields = {
  id: 'id',
  items: at('items', item),
  /** Of the first item. */
  virtualImg: from('items.skin.image', { type: 'string' }, (images) =>
    Array.isArray(images) ? (images[0] ?? '') : '',
  ),
  balanceType: 'balance',
  payAmount: 'total',
  quantity: countOf('items.id'),
  createTime: 'at',
};

export const purchase = view(purchaseFields);
