import { z } from 'zod';
import { rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import type { PersonalData } from '../accounts/personal-data.ts';

const MAX_ROWS = 2_000;

const row = z
  .object({
    retrieval_id: z.string(),
    item_id: z.string(),
    trade_link: z.string().nullable(),
    message: z.string().nullable(),
  })
  .transform((found) => ({
    id: found.retrieval_id,
    itemId: found.item_id,
    tradeLink: found.trade_link,
    message: found.message,
  }));

/** Where a person's items were sent, and what was said of it. */
export const retrievalData = (sql: SqlClient): PersonalData => ({
  name: 'retrievals',
  export: async ({ playerId }) =>
    rowsAs(
      row,
      await sql.query(
        `SELECT retrieval_id, item_id, trade_link, message FROM retrieval_private
         WHERE player_id = $1 ORDER BY position DESC LIMIT ${MAX_ROWS}`,
        [playerId],
      ),
    ),
  erase: async ({ playerId }, tx) => {
    await tx.query(
      'DELETE FROM sandbox_shipment WHERE key IN (SELECT position::text FROM retrieval_private WHERE player_id = $1)',
      [playerId],
    );
    await tx.query('DELETE FROM retrieval_private WHERE player_id = $1', [playerId]);
  },
});
