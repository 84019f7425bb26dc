import type { ShopListingFactsFragment } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

export const SHOP_LISTING = graphql(`
  fragment ShopListingFacts on ShopListing {
    id
    skin { ...SkinCard @unmask }
    wear balance price value stock
  }
`);

export const SHOP = graphql(`query Shop { shop @list(total: true) { ...ShopListingFacts @unmask } }`);

/** Every skin family: the choices of the shop's filter. */
export const SHOP_FAMILIES = graphql(`query ShopFamilies { skinFamilies { id names { ...Names @unmask } } }`);

export const BUY = graphql(`
  mutation BuyFromShop {
    buyFromShop @args {
      promise { note leafHash index path }
      purchase { id total balance items { id } }
      listing { id ...ShopListingFacts }
      wallet { ...WalletBalances @unmask }
      position
    }
  }
`);

export type Listing = ShopListingFactsFragment;
