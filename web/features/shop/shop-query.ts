import type { ShopListingFactsFragment } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

/** Listings a page of the shop. */
export const SHOP_PAGE = 60;

export const SHOP_LISTING = graphql(`
  fragment ShopListingFacts on ShopListing {
    id
    skin {
      ...SkinCard @unmask
    }
    wear
    balance
    price
    value
    stock
  }
`);

export const SHOP = graphql(`
  query Shop(
    $balance: Balance!
    $search: String
    $family: String
    $grade: Int
    $minPrice: Money
    $maxPrice: Money
    $sort: ShopSort!
    $first: Int!
    $after: String
  ) {
    shop(
      balance: $balance
      search: $search
      family: $family
      grade: $grade
      minPrice: $minPrice
      maxPrice: $maxPrice
      sort: $sort
      first: $first
      after: $after
    ) {
      edges {
        cursor
        node {
          ...ShopListingFacts @unmask
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

/** Every skin family: the choices of the shop's filter. */
export const SHOP_FAMILIES = graphql(`
  query ShopFamilies {
    skinFamilies {
      id
      names {
        ...Names @unmask
      }
    }
  }
`);

export const BUY = graphql(`
  mutation BuyFromShop($commandId: CommandId!, $terms: Hash!, $listingId: ID!, $quantity: Int!, $expectedTotal: Money!) {
    buyFromShop(
      commandId: $commandId
      terms: $terms
      listingId: $listingId
      quantity: $quantity
      expectedTotal: $expectedTotal
    ) {
      promise {
        note
        leafHash
        index
        path
      }
      purchase {
        id
        total
        balance
        items {
          id
        }
      }
      listing {
        id
        ...ShopListingFacts
      }
      wallet {
        ...WalletBalances @unmask
      }
      position
    }
  }
`);

export type Listing = ShopListingFactsFragment;
