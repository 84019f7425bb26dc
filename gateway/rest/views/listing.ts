import { z } from 'zod';
import type { Locale } from '../../../engine/catalog/document.ts';
import type { ListingFieldsFragment, PurchaseFieldsFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { item, itemOf } from './item.ts';
import { amount, amountOf, moment } from './moment.ts';
import { weaponFields, weaponOf } from './weapon.ts';

graphql(`
  fragment ListingFields on ShopListing {
    id
    skin {
      ...SkinFields
    }
    wear
    balanceType: balance
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
    balanceType: balance
    payAmount: total
    createTime: at
  }
`);

export const balanceType = z.enum(['COIN', 'POINTS', 'LOCKED']);

export const listing = z.object({
  id: z.string(),
  ...weaponFields,
  virtualImg: z.string().meta({ description: 'The same as `weaponImage`.' }),
  balanceType: balanceType.meta({ description: 'What it is paid in.' }),
  price: amountOf('Of one.'),
  value: amount,
  stock: z.int(),
});

export const listingOf = (found: ListingFieldsFragment, locale: Locale): z.input<typeof listing> => ({
  ...found,
  ...weaponOf(found.skin, found.wear, locale),
  virtualImg: found.skin.weaponImage,
});

export const purchase = z.object({
  id: z.string(),
  items: z.array(item),
  virtualImg: z.string().meta({ description: 'Of the first of `items`.' }),
  balanceType,
  payAmount: amount,
  quantity: z.int(),
  createTime: moment,
});

export const purchaseOf = (found: PurchaseFieldsFragment, locale: Locale): z.input<typeof purchase> => ({
  ...found,
  virtualImg: found.items[0]?.skin.weaponImage ?? '',
  items: found.items.map((one) => itemOf(one, locale)),
  quantity: found.items.length,
});
