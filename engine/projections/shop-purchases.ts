import { z } from 'zod';
import { integerColumn, moneyColumn } from '../database/sql.ts';
import { parseMoney } from '../kernel/money.ts';
import { projectionOf, type Recorded } from './projection.ts';

/** A bought lot. */
export interface ShopPurchaseRow {
  readonly purchaseId: string;
  readonly playerId: string;
  readonly position: number;
  readonly at: number;
  readonly listingId: string;
  /** Which balance paid. */
  readonly balance: 'coin' | 'points';
  /** Minor units. */
  readonly total: bigint;
  readonly itemIds: readonly string[];
}

type PurchaseRecorded = Recorded<'ShopPurchased'>;

/** The purchase that a recorded event tells of. */
export const purchaseFrom = ({ event, position, at }: PurchaseRecorded): ShopPurchaseRow => {
  const { purchaseId, playerId, listing, balance, items, total } = event.data;
  const itemIds = items.map(({ itemId }) => itemId);
  return { purchaseId, playerId, position, at, listingId: listing, balance, total: parseMoney(total), itemIds };
};

/** The columns that make a `ShopPurchaseRow`. */
export const purchaseColumns = 'purchase_id, player_id, position, at, listing_id, balance, total, item_ids';

export const purchaseRow = z
  .object({
    purchase_id: z.string(),
    player_id: z.string(),
    position: integerColumn,
    at: integerColumn,
    listing_id: z.string(),
    balance: z.enum(['coin', 'points']),
    total: moneyColumn,
    item_ids: z.array(z.string()),
  })
  .transform(
    ({ purchase_id, player_id, listing_id, item_ids, ...row }): ShopPurchaseRow => ({
      ...row,
      purchaseId: purchase_id,
      playerId: player_id,
      listingId: listing_id,
      itemIds: item_ids,
    }),
  );

/** Item ids hold no space: a lot's ids travel as one text. */
export const shopPurchases = projectionOf({
  name: 'shop-purchases',
  version: 1,
  tables: ['shop_purchase'],
  appendOnly: ['shop_purchase'],
  types: ['ShopPurchased'],
  read: async () => null,
  fold: (_before: null, events: readonly PurchaseRecorded[]) => events.map(purchaseFrom),
  write: async (sql, table, rows) => {
    await sql.query(
      `INSERT INTO ${table('shop_purchase')} (${purchaseColumns})
       SELECT purchase_id, player_id, position, at, listing_id, balance, total, string_to_array(items, ' ')
       FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::bigint[], $8::text[])
         AS bought (purchase_id, player_id, position, at, listing_id, balance, total, items)`,
      [
        rows.map((row) => row.purchaseId),
        rows.map((row) => row.playerId),
        rows.map((row) => row.position),
        rows.map((row) => row.at),
        rows.map((row) => row.listingId),
        rows.map((row) => row.balance),
        rows.map((row) => row.total),
        rows.map((row) => row.itemIds.join(' ')),
      ],
    );
  },
});
