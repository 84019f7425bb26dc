import { z } from 'zod';
import type { Locale } from '../../../engine/catalog/document.ts';
import type { ListingFieldsFragment, PurchaseFieldsFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { majorUnits } from '../money.ts';
import { item, itemOf } from './item.ts';
import { amount, moment } from './moment.ts';
import { weaponFields, weaponOf } from './weapon.ts';

graphql(`
  fragment ListingFields on ShopListing {
    id
    skin {
      ...SkinFields
    }
    wear
    balance
    price
    value
    stock
  }
`);

graphql(`
  fragment PurchaseFields on ShopPurchase {
    id
    items {
      ...ItemFields
    }
    balance
    total
    at
  }
`);

export const balanceType = z.enum(['COIN', 'POINTS', 'LOCKED']);

export const listing = z.object({
  id: z.string(),
  ...weaponFields,
  balanceType: balanceType.meta({ description: 'What it is paid in.' }),
  price: amount.meta({ description: 'Of one.' }),
  value: amount,
  stock: z.int(),
});

export const listingOf = (found: ListingFieldsFragment, locale: Locale): z.input<typeof listing> => ({
  id: found.id,
  ...weaponOf(found.skin, found.wear, locale),
  balanceType: found.balance,
  price: majorUnits(found.price),
  value: majorUnits(found.value),
  stock: found.stock,
});

export const purchase = z.object({
  id: z.string(),
  items: z.array(item),
  balanceType,
  payAmount: amount,
  quantity: z.int(),
  createTime: moment,
});

export const purchaseOf = (found: PurchaseFieldsFragment, locale: Locale): z.input<typeof purchase> => ({
  id: found.id,
  items: found.items.map((one) => itemOf(one, locale)),
  balanceType: found.balance,
  payAmount: majorUnits(found.total),
  quantity: found.items.length,
  createTime: found.at,
});
