import { z } from 'zod';
import { columnsOf } from '../database/records.ts';
import { integerColumn, moneyColumn } from '../database/sql.ts';
import { parseMoney } from '../kernel/money.ts';
import { projectionOf, type Recorded } from './projection.ts';

export const purchaseRow = z.object({
  purchaseId: z.string(),
  playerId: z.string(),
  position: integerColumn,
  at: integerColumn,
  listingId: z.string(),
  /** Which balance paid. */
  balance: z.enum(['coin', 'points']),
  /** Minor units. */
  total: moneyColumn,
  itemIds: z.array(z.string()).readonly(),
});
/** A bought lot. */
export type ShopPurchaseRow = Readonly<z.infer<typeof purchaseRow>>;

type PurchaseRecorded = Recorded<'ShopPurchased'>;

/** The purchase that a recorded event tells of. */
export const purchaseFrom = ({ event, position, at }: PurchaseRecorded): ShopPurchaseRow => {
  const { purchaseId, playerId, listing, balance, items, total } = event.data;
  const itemIds = items.map(({ itemId }) => itemId);
  return { purchaseId, playerId, position, at, listingId: listing, balance, total: parseMoney(total), itemIds };
};

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
      `INSERT INTO ${table('shop_purchase')} (${columnsOf(purchaseRow)})
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
