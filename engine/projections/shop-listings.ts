import { z } from 'zod';
import { integerColumn, rowsAs } from '../database/sql.ts';
import { projectionOf, type Recorded } from './projection.ts';

/** What the shop offers, or offered. Its price follows from the catalog. */
export interface ListingRow {
  readonly listingId: string;
  readonly skinId: string;
  /** '' for a skin without wear. */
  readonly wear: string;
  /** Which balance pays. */
  readonly balance: 'coin' | 'points';
  readonly stock: number;
  readonly open: boolean;
  /** Where it was offered first. */
  readonly position: number;
}

export const LISTING_TYPES = ['ListingStocked', 'ListingClosed', 'StockTaken'] as const;
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
export const foldListings = (
  before: ReadonlyMap<string, ListingRow>,
  events: readonly ListingRecorded[],
): readonly ListingRow[] => {
  const changed = new Map<string, ListingRow>();
  for (const recorded of events) {
    const { listing } = recorded.event.data;
    changed.set(listing, afterEvent(changed.get(listing) ?? before.get(listing), recorded));
  }
  return [...changed.values()];
};

/** The columns that make a `ListingRow`. */
export const listingColumns = 'listing_id, skin_id, wear, balance, stock, open, position';

export const listingRow = z
  .object({
    listing_id: z.string(),
    skin_id: z.string(),
    wear: z.string(),
    balance: z.enum(['coin', 'points']),
    stock: integerColumn,
    open: z.boolean(),
    position: integerColumn,
  })
  .transform(({ listing_id, skin_id, ...row }): ListingRow => ({ ...row, listingId: listing_id, skinId: skin_id }));

export const shopListings = projectionOf({
  name: 'shop-listings',
  version: 1,
  tables: ['shop_listing'],
  types: LISTING_TYPES,
  read: async (sql, table, events): Promise<ReadonlyMap<string, ListingRow>> => {
    const ids = [...new Set(events.map(({ event }) => event.data.listing))];
    const text = `SELECT ${listingColumns} FROM ${table('shop_listing')} WHERE listing_id = ANY($1::text[])`;
    return new Map(rowsAs(listingRow, await sql.query(text, [ids])).map((row) => [row.listingId, row]));
  },
  fold: foldListings,
  write: async (sql, table, rows) => {
    await sql.query(
      `INSERT INTO ${table('shop_listing')} (${listingColumns})
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::integer[], $6::boolean[], $7::bigint[])
       ON CONFLICT (listing_id) DO UPDATE SET
         skin_id = excluded.skin_id, wear = excluded.wear, balance = excluded.balance, stock = excluded.stock,
         open = excluded.open`,
      [
        rows.map((row) => row.listingId),
        rows.map((row) => row.skinId),
        rows.map((row) => row.wear),
        rows.map((row) => row.balance),
        rows.map((row) => row.stock),
        rows.map((row) => row.open),
        rows.map((row) => row.position),
      ],
    );
  },
});
