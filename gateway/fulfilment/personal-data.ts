import { z } from 'zod';
import { recordsAs } from '../../engine/database/records.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import type { PersonalData } from '../accounts/personal-data.ts';

const MAX_ROWS = 2_000;

const row = z.object({
  id: z.string(),
  itemId: z.string(),
  tradeLink: z.string().nullable(),
  message: z.string().nullable(),
});

/** Where a person's items were sent, and what was said of it. */
export const retrievalData = (sql: SqlClient): PersonalData => ({
  name: 'retrievals',
  export: async ({ playerId }) =>
    recordsAs(
      row,
      await sql.query(
        `SELECT retrieval_id AS id, item_id, trade_link, message FROM retrieval_private
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
