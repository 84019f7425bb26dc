import { z } from 'zod';
import { columnsOf, recordsAs } from '../../database/records.ts';
import { countOf, integerColumn, moneyColumn, type SqlClient } from '../../database/sql.ts';
import { type CountedPage, decodeCursor, encodeCursor, integerKey, pageOf, pageSize } from './cursor.ts';
import { MAX_RECORDS_PAGE, type PageAsked } from './records.ts';

const purchaseRow = z.object({
  itemId: z.string(),
  playerId: z.string(),
  position: integerColumn,
  channel: z.enum(['case', 'free-case', 'shop']),
  caseSlug: z.string().nullable(),
  /** Of the order it came with. */
  quantity: integerColumn,
  /** Its share: shares of an order sum to its total. */
  paid: moneyColumn,
  balance: z.enum(['coin', 'points']),
  at: integerColumn,
});
/** One bought item, or the one that an opened case gave. */
export type PurchaseRow = Readonly<z.infer<typeof purchaseRow>>;

const NEWEST = { position: 2n ** 63n - 1n, itemId: '' };

/**
 * Newest first, of both tables those at or before a position: at that one may stand what the page before has shown. So two more of
 * each than a page has are enough.
 */
const listed = `SELECT ${columnsOf(purchaseRow)} FROM (
    (SELECT player_id, position, item_id, CASE WHEN free THEN 'free-case' ELSE 'case' END AS channel, case_slug, quantity,
       cost AS paid, 'coin' AS balance, at
     FROM play WHERE player_id = $1 AND game = 'case' AND position <= $2 ORDER BY position DESC LIMIT $4 + 1)
    UNION ALL
    SELECT player_id, position, item_id, 'shop', NULL, cardinality(item_ids),
      total / cardinality(item_ids) + (place <= total % cardinality(item_ids))::int, balance, at
    FROM (SELECT * FROM shop_purchase WHERE player_id = $1 AND position <= $2 ORDER BY position DESC LIMIT $4 + 1) AS lot,
      unnest(item_ids) WITH ORDINALITY AS lot_item (item_id, place)
  ) AS bought
  WHERE (position, item_id COLLATE "C") < ($2, $3) ORDER BY position DESC, item_id COLLATE "C" DESC LIMIT $4`;

const counted = `(SELECT FROM play WHERE player_id = $1 AND game = 'case'
  UNION ALL SELECT FROM shop_purchase, unnest(item_ids) WHERE player_id = $1) AS bought`;

/** A player's purchases: opened cases and items from the shop. @throws InvalidCursor */
export const purchasesOf = async (
  sql: SqlClient,
  playerId: string,
  { first = 15, after }: PageAsked = {},
): Promise<CountedPage<PurchaseRow>> => {
  const size = pageSize(first, MAX_RECORDS_PAGE);
  const [position, itemId = ''] = after == null ? [] : decodeCursor('purchases', after, 2);
  const before = position === undefined ? NEWEST : { position: integerKey(position), itemId };
  const found = await sql.query(listed, [playerId, before.position, before.itemId, size + 1]);
  const page = pageOf(recordsAs(purchaseRow, found), size, (row) =>
    encodeCursor('purchases', [String(row.position), row.itemId]),
  );
  return { ...page, totalCount: await countOf(sql, counted, [playerId]) };
};
