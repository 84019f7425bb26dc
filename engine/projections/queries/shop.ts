import type { z } from 'zod';
import { recordsAs } from '../../database/records.ts';
import { countOf, moneyColumn, type SqlClient } from '../../database/sql.ts';
import { listingRow } from '../shop-listings.ts';
import { purchaseRow, type ShopPurchaseRow } from '../shop-purchases.ts';
import { searchText } from '../targets.ts';
import { type CountedPage, decodeCursor, encodeCursor, integerKey, pageOf, pageSize } from './cursor.ts';
import { type List, type PageAsked, pageIn } from './records.ts';

const offeredRow = listingRow.extend({ value: moneyColumn });
/** A listing with the catalog's value of one now, minor units. */
export type OfferedListing = Readonly<z.infer<typeof offeredRow>>;

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

const columns = 'l.listing_id, l.skin_id, l.wear, l.balance, l.stock, l.open, l.position, t.value';
/** The shop can't sell an item that the catalog no longer values. */
const priced = 'shop_listing l JOIN target t ON t.skin_id = l.skin_id AND t.wear = l.wear';

const filters = `l.open AND l.stock > 0 AND l.balance = $1
  AND ($2::bigint IS NULL OR t.value >= $2) AND ($3::bigint IS NULL OR t.value <= $3)
  AND ($4::smallint IS NULL OR t.grade = $4) AND ($5::text IS NULL OR t.names LIKE '%' || $5 || '%')
  AND ($6::text[] IS NULL OR l.skin_id = ANY($6))`;

const orders: Record<ShopSort, { readonly by: string; readonly beyond: string }> = {
  'value-asc': { by: 't.value, l.listing_id', beyond: '(t.value, l.listing_id) > ($7, $8)' },
  'value-desc': { by: 't.value DESC, l.listing_id DESC', beyond: '(t.value, l.listing_id) < ($7, $8)' },
  newest: { by: 'l.position DESC, l.listing_id DESC', beyond: '(l.position, l.listing_id) < ($7, $8)' },
};

/** The list's name in cursors, and the keys that it sorts by. */
const shopList = (balance: ShopQuery['balance'], sort: ShopSort): string => `shop ${balance} ${sort}`;
const shopKeys = (sort: ShopSort, { value, position, listingId }: OfferedListing): readonly string[] => [
  String(sort === 'newest' ? position : value),
  listingId,
];

/** Signs that LIKE reads otherwise than they are written. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** Listings that the shop sells now for one balance. @throws InvalidCursor */
export const shopIn = async (sql: SqlClient, query: ShopQuery): Promise<CountedPage<OfferedListing>> => {
  const { balance, minValue = null, maxValue = null, grade = null, search, skins = null, sort = 'value-desc' } = query;
  const size = pageSize(query.first ?? MAX_SHOP_PAGE, MAX_SHOP_PAGE);
  const list = shopList(balance, sort);
  const [key, listingId = ''] = query.after == null ? [] : decodeCursor(list, query.after, 2);
  const words = search == null ? '' : searchText(search);
  const wanted = [balance, minValue, maxValue, grade, words === '' ? null : literally(words), skins];
  const { by, beyond } = orders[sort];
  const rows = recordsAs(
    offeredRow,
    await sql.query(
      `SELECT ${columns} FROM ${priced}
       WHERE ${filters} AND ($7::bigint IS NULL OR $8::text IS NULL OR ${beyond}) ORDER BY ${by} LIMIT $9`,
      [...wanted, key === undefined ? null : integerKey(key), listingId, size + 1],
    ),
  );
  return {
    ...pageOf(rows, size, (row) => encodeCursor(list, shopKeys(sort, row))),
    totalCount: await countOf(sql, `${priced} WHERE ${filters}`, wanted),
  };
};

/** One listing, sold out or closed too; null where there never was one, or the catalog has no value for it. */
export const listingById = async (sql: SqlClient, listingId: string): Promise<OfferedListing | null> =>
  recordsAs(offeredRow, await sql.query(`SELECT ${columns} FROM ${priced} WHERE l.listing_id = $1`, [listingId]))[0] ??
  null;

const purchaseList: List<ShopPurchaseRow> = {
  name: 'purchases',
  table: 'shop_purchase',
  tie: null,
  keys: ({ position }) => [position],
  row: purchaseRow,
};

/** A player's bought lots, newest first. @throws InvalidCursor */
export const purchasesOf = (
  sql: SqlClient,
  playerId: string,
  page: PageAsked = {},
): Promise<CountedPage<ShopPurchaseRow>> => pageIn(sql, purchaseList, playerId, {}, page);
