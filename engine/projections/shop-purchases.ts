import type { Row } from '../database/queries.ts';
import { columnOf } from '../database/records.ts';
import { parseMoney } from '../kernel/money.ts';
import { projectionOf, type Recorded } from './projection.ts';

export const purchaseColumns = [
  'purchaseId',
  'playerId',
  'position',
  'at',
  'listingId',
  /** Which balance paid. */
  'balance',
  /** Minor units. */
  'total',
  'itemIds',
] as const;
/** A bought lot. */
export type ShopPurchaseRow = Row<'shopPurchase', typeof purchaseColumns>;

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
      `INSERT INTO ${table('shop_purchase')} (${purchaseColumns.map(columnOf).join(', ')})
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
