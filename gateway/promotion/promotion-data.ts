import type { SqlClient } from '../../engine/database/sql.ts';
import { playerStream } from '../../engine/kernel/ids.ts';
import type { PersonalData } from '../accounts/personal-data.ts';
import type { PromotionCodes } from './promotion-codes.ts';

/** The own promotion code goes with the account; that the first-deposit bonus was had is kept. */
export const promotionData = (sql: SqlClient, codes: Pick<PromotionCodes, 'of'>): PersonalData => ({
  name: 'promotionCode',
  export: ({ playerId }) => codes.of(playerId),
  keep: async ({ playerId }) => {
    // The log itself: when this is asked, it has ended the player's stream already.
    const text = `SELECT FROM event WHERE stream_id = $1 AND type = 'PaymentSettled' LIMIT 1`;
    const { rows } = await sql.query(text, [playerStream(playerId)]);
    return { rewards: rows.length > 0 ? ['first-deposit'] : [] };
  },
  erase: async ({ playerId }, tx) => {
    await tx.query('DELETE FROM promotion_code WHERE player_id = $1', [playerId]);
  },
});
