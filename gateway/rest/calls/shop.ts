import { z } from 'zod';
import { GatewayError } from '../../errors.ts';
import { get, getOrPost, post, type RestContext } from '../call.ts';
import { id, integer, money, pageFields, text, word } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { pageFrom, pageOf } from '../pages.ts';
import { listing, listingOf, purchase, purchaseOf } from '../views/listing.ts';
import { walletFields } from '../views/wallet.ts';
import { shownTerms, termsNow } from './terms-shown.ts';

const LIST = graphql(`
  query ShopList(
    $balance: Balance!
    $search: String
    $grade: Int
    $minPrice: Money
    $maxPrice: Money
    $sort: ShopSort!
    $first: Int!
    $after: String
    $list: Boolean!
  ) {
    shop(
      balance: $balance
      search: $search
      grade: $grade
      minPrice: $minPrice
      maxPrice: $maxPrice
      sort: $sort
      first: $first
      after: $after
    ) {
      edges @include(if: $list) {
        node {
          ...ListingFields
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

const PRICES = graphql(`
  query ShopPrices($balance: Balance!, $after: String) {
    shop(balance: $balance, first: 60, after: $after) {
      edges {
        node {
          id
          price
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const BUY = graphql(`
  mutation ShopBuy($commandId: CommandId!, $terms: Hash!, $listingId: ID!, $quantity: Int!, $expectedTotal: Money!) {
    buyFromShop(commandId: $commandId, terms: $terms, listingId: $listingId, quantity: $quantity, expectedTotal: $expectedTotal) {
      purchase {
        ...PurchaseFields
      }
      wallet {
        ...WalletFields
      }
    }
  }
`);

const PURCHASES = graphql(`
  query ShopPurchases($first: Int!, $after: String, $list: Boolean!) {
    shopPurchases(first: $first, after: $after) {
      edges @include(if: $list) {
        node {
          ...PurchaseFields
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

/** Pages of the shop that are looked through for a price. */
const MAX_PAGES = 20;

/** The present price of one item of a listing, in minor units. @throws GatewayError LISTING_NOT_FOUND */
const priceOf = async ({ ask }: RestContext, id: string): Promise<number> => {
  for (const balance of ['COIN', 'POINTS'] as const) {
    let after: string | null = null;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const variables: { balance: typeof balance; after: string | null } = { balance, after };
      const { edges, pageInfo } = (await ask(PRICES, variables)).shop;
      const found = edges.find(({ node }) => node.id === id);
      if (found !== undefined) return found.node.price;
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
  }
  throw new GatewayError('LISTING_NOT_FOUND');
};

const shown = z.object({ terms: z.string(), expectedTotal: z.number() });

interface Order {
  readonly id: string;
  readonly quantity: number;
  readonly expectedTotal?: number | undefined;
  readonly terms?: string | undefined;
}

const buy = {
  input: z.object({
    id,
    quantity: integer(1, 10, 'How many.').default(1),
    expectedTotal: money('The most it may cost; the current price when left out.').optional(),
    terms: shownTerms,
  }),
  output: purchase.extend(walletFields),
  run: async ({ id, quantity, expectedTotal: given, terms: known }: Order, rest: RestContext) => {
    const facts = await rest.once(shown, async () => ({
      terms: known ?? (await termsNow(rest, 'shop')),
      expectedTotal: given ?? (await priceOf(rest, id)) * quantity,
    }));
    const order = { commandId: rest.commandId, listingId: id, quantity, ...facts };
    const { purchase, wallet } = (await rest.ask(BUY, order)).buyFromShop;
    return { ...purchaseOf(purchase, rest.locale), ...wallet };
  },
};

export const shopCalls = [
  get({
    path: '/shop/list',
    access: 'public',
    summary: 'What the shop sells, for coin or points.',
    input: z.object({
      ...pageFields(15),
      balanceType: word(['COIN', 'POINTS'], 'What is paid with.').default('COIN'),
      search: text(40, 'Part of a name in any language.').optional(),
      grade: integer(0, 6, 'Rarity.').optional(),
      minPrice: money('At least this.').optional(),
      maxPrice: money('At most this.').optional(),
      sort: word(['PRICE_ASC', 'PRICE_DESC', 'NEWEST'], 'The order.').default('PRICE_DESC'),
    }),
    output: pageOf(listing),
    run: ({ page, pageSize, balanceType, search, grade, minPrice, maxPrice, sort }, { ask, locale }) => {
      const range = { minPrice: minPrice ?? null, maxPrice: maxPrice ?? null };
      const filter = { balance: balanceType, search: search ?? null, grade: grade ?? null, ...range, sort };
      return pageFrom(
        { page, pageSize },
        async (slice) => (await ask(LIST, { ...slice, ...filter })).shop,
        (found) => listingOf(found, locale),
      );
    },
  }),
  post({ ...buy, path: '/shop/buy', summary: 'Buys of a listing.' }),
  getOrPost({ ...buy, path: '/profile/buyVirtual', summary: 'The same as `/shop/buy`.' }),
  get({
    path: '/profile/myVirtual',
    summary: 'What the player bought in the shop, newest first.',
    input: z.object(pageFields(15)),
    output: pageOf(purchase),
    run: (page, { ask, locale }) =>
      pageFrom(
        page,
        async (slice) => (await ask(PURCHASES, { ...slice })).shopPurchases,
        (found) => purchaseOf(found, locale),
      ),
  }),
];
