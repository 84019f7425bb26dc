import { z } from 'zod';
import { GatewayError } from '../../errors.ts';
import { answeredBy, pagesOf } from '../answers/answered.ts';
import { within } from '../answers/view.ts';
import { get, getOrPost, nothing, post, type RestContext } from '../call.ts';
import { id, integer, money, text, word } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { listing, purchase, purchaseFields } from '../views/listing.ts';
import { walletFields } from '../views/wallet.ts';
import { shownTerms, termsNow } from './terms-shown.ts';

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

const buy = answeredBy('Mutation.buyFromShop', {
  input: z.object({
    id,
    quantity: integer(1, 10, 'How many.').default(1),
    expectedTotal: money('The most it may cost; the current price when left out.').optional(),
    terms: shownTerms,
  }),
  values: async ({ id, quantity, expectedTotal, terms }, rest) => ({
    listingId: id,
    quantity,
    ...(await rest.once(shown, async () => ({
      terms: terms ?? (await termsNow(rest, 'shop')),
      expectedTotal: expectedTotal ?? (await priceOf(rest, id)) * quantity,
    }))),
  }),
  answer: { ...within('purchase', purchaseFields), ...walletFields },
});

export const shopCalls = [
  get({
    path: '/shop/list',
    access: 'public',
    summary: 'What the shop sells, for coin or points.',
    ...pagesOf('Query.shop', {
      input: z.object({
        balanceType: word(['COIN', 'POINTS'], 'What is paid with.').default('COIN'),
        search: text(40, 'Part of a name in any language.').optional(),
        grade: integer(0, 6, 'Rarity.').optional(),
        minPrice: money('At least this.').optional(),
        maxPrice: money('At most this.').optional(),
        sort: word(['PRICE_ASC', 'PRICE_DESC', 'NEWEST'], 'The order.').default('PRICE_DESC'),
      }),
      names: { balance: 'balanceType' },
      pageSize: 15,
      entry: listing,
    }),
  }),
  post({ ...buy, path: '/shop/buy', summary: 'Buys of a listing.' }),
  getOrPost({ ...buy, path: '/profile/buyVirtual', summary: 'The same as `/shop/buy`.' }),
  get({
    path: '/profile/myVirtual',
    summary: 'What the player bought in the shop, newest first.',
    ...pagesOf('Query.shopPurchases', { input: nothing, pageSize: 15, entry: purchase }),
  }),
];
