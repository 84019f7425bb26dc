import { db, defineQuery, fragment, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import type { ListingRow } from '../shop-listings.ts';
import { purchaseColumns, type ShopPurchaseRow } from '../shop-purchases.ts';
import type { CountedPage } from './cursor.ts';
import { defineList, type PageAsked } from './list.ts';
import { isNamed, wordsOf } from './targets.ts';

export type ShopSort = 'value-asc' | 'value-desc' | 'newest';

export interface ShopQuery {
  readonly balance: 'coin' | 'points';
  /** Of the catalog's value, inclusive. Prices follow from it. */
  readonly minValue?: bigint | null;
  readonly maxValue?: bigint | null;
  readonly grade?: number | null;
  /** Part of a name in any language, whatever the case of its letters. */
  readonly search?: string | null;
  /** Listings of any of these skins; null for all. */
  readonly skins?: readonly string[] | null;
  readonly sort?: ShopSort;
  readonly first?: number;
  readonly after?: string | null;
}

export const MAX_SHOP_PAGE = 60;
export const MAX_PURCHASES_PAGE = 50;

/** The shop can't sell an item that the catalog no longer values. */
const priced = db
  .selectFrom('shopListing as l')
  .innerJoin('target as t', (on) => on.onRef('t.skinId', '=', 'l.skinId').onRef('t.wear', '=', 'l.wear'))
  .select(['l.listingId', 'l.skinId', 'l.wear', 'l.balance', 'l.stock', 'l.open', 'l.position', 't.value']);

/** A listing with the catalog's value of one now, minor units. */
export type OfferedListing = ListingRow & { readonly value: bigint };

const offered = (balance: ShopQuery['balance']) =>
  defineList({
    cursor: (sort) => `shop ${balance} ${sort}`,
    rows: () => priced.where(fragment<boolean>`l.open AND l.stock > 0`).where('l.balance', '=', balance),
    filters: (
      given: Given<{ minValue: bigint; maxValue: bigint; grade: number; words: string; skins: readonly string[] }>,
    ) => ({
      minValue: (is) => is('t.value', '>=', given('minValue')),
      maxValue: (is) => is('t.value', '<=', given('maxValue')),
      grade: (is) => is('t.grade', '=', given('grade')),
      words: () => isNamed(given('words')),
      skins: (is) => is('l.skinId', '=', fragment<string>`ANY(${given('skins')}::text[])`),
    }),
    sorts: {
      'value-asc': ['asc integer t.value', 'asc text l.listingId'],
      'value-desc': ['desc integer t.value', 'desc text l.listingId'],
      newest: ['desc integer l.position', 'desc text l.listingId'],
    },
    usual: 'value-desc',
    size: { usual: MAX_SHOP_PAGE, most: MAX_SHOP_PAGE },
  });
const lists = { coin: offered('coin'), points: offered('points') };

/** Listings that the shop sells now for one balance. @throws InvalidCursor */
export const shopIn = (
  sql: SqlClient,
  { balance, search, sort, first, after, ...filter }: ShopQuery,
): Promise<CountedPage<OfferedListing>> =>
  lists[balance].counted(sql, { ...filter, words: wordsOf(search) }, { sort, first, after });

const byId = defineQuery((given: Given<{ listingId: string }>) => priced.where('l.listingId', '=', given('listingId')));

/** One listing, sold out or closed too; null where there never was one, or the catalog has no value for it. */
export const listingById = async (sql: SqlClient, listingId: string): Promise<OfferedListing | null> =>
  (await byId(sql, { listingId }))[0] ?? null;

const purchases = defineList({
  cursor: () => 'purchases',
  rows: (given: Given<{ playerId: string }>) =>
    db.selectFrom('shopPurchase').select(purchaseColumns).where('playerId', '=', given('playerId')),
  sorts: { newest: ['desc integer position'] },
  usual: 'newest',
  size: { usual: 15, most: MAX_PURCHASES_PAGE },
});

/** A player's bought lots, newest first. @throws InvalidCursor */
export const purchasesOf = (
  sql: SqlClient,
  playerId: string,
  page?: PageAsked,
): Promise<CountedPage<ShopPurchaseRow>> => purchases.counted(sql, { playerId }, page);
