import { db, defineQuery, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';

const wagered = defineQuery((given: Given<{ playerId: string }>) =>
  db.selectFrom('wagered').select('amount').where('playerId', '=', given('playerId')),
);

/** Coin that a player staked in plays that were settled, minor units. */
export const wageredBy = async (sql: SqlClient, playerId: string): Promise<bigint> =>
  (await wagered(sql, { playerId }))[0]?.amount ?? 0n;
