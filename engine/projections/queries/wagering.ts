import { z } from 'zod';
import { moneyColumn, rowsAs, type SqlClient } from '../../database/sql.ts';

const row = z.object({ amount: moneyColumn });

/** Coin that a player staked in plays that were settled, minor units. */
export const wageredBy = async (sql: SqlClient, playerId: string): Promise<bigint> => {
  const found = await sql.query('SELECT amount FROM wagered WHERE player_id = $1', [playerId]);
  return rowsAs(row, found)[0]?.amount ?? 0n;
};
