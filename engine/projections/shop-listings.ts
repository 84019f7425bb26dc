import { z } from 'zod';
import { columnsOf, insertRecords, recordsAs, replacing } from '../database/records.ts';
import { integerColumn } from '../database/sql.ts';
import { foldEach, projectionOf, type Recorded } from './projection.ts';

export const listingRow = z.object({
  listingId: z.string(),
  skinId: z.string(),
  /** '' for a skin without wear. */
  wear: z.string(),
  /** Which balance pays. */
  balance: z.enum(['coin', 'points']),
  stock: integerColumn,
  open: z.boolean(),
  /** Of the event that offered the listing first. */
  position: integerColumn,
});
/** A listing that the shop offers, or offered. The price follows from the catalog. */
export type ListingRow = Readonly<z.infer<typeof listingRow>>;

const LISTING_TYPES = ['ListingStocked', 'ListingClosed', 'StockTaken'] as const;
type ListingRecorded = Recorded<(typeof LISTING_TYPES)[number]>;

const afterEvent = (row: ListingRow | undefined, { event, position }: ListingRecorded): ListingRow => {
  if (event.type === 'ListingStocked') {
    const { listing, skin, wear, balance, added } = event.data;
    const stock = (row?.stock ?? 0) + added;
    return { listingId: listing, skinId: skin, wear, balance, stock, open: true, position: row?.position ?? position };
  }
  if (row === undefined) throw new Error(`${event.type} of no listing at position ${position}`);
  return event.type === 'ListingClosed' ? { ...row, open: false } : { ...row, stock: event.data.left };
};

/** @returns every listing that these events changed, whole. */
const foldListings = (
  before: ReadonlyMap<string, ListingRow>,
  events: readonly ListingRecorded[],
): readonly ListingRow[] => foldEach(before, events, ({ event }) => event.data.listing, afterEvent);

export const shopListings = projectionOf({
  name: 'shop-listings',
  version: 1,
  tables: ['shop_listing'],
  types: LISTING_TYPES,
  read: async (sql, table, events): Promise<ReadonlyMap<string, ListingRow>> => {
    const ids = [...new Set(events.map(({ event }) => event.data.listing))];
    const text = `SELECT ${columnsOf(listingRow)} FROM ${table('shop_listing')} WHERE listing_id = ANY($1::text[])`;
    return new Map(recordsAs(listingRow, await sql.query(text, [ids])).map((row) => [row.listingId, row]));
  },
  fold: foldListings,
  write: (sql, table, rows) =>
    insertRecords(
      sql,
      table('shop_listing'),
      rows,
      replacing('listingId', 'skinId', 'wear', 'balance', 'stock', 'open'),
    ),
});
