import { db, defineQuery, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import { type Money, sumOf } from '../../kernel/money.ts';

const reversed = defineQuery((given: Given<{ depositId: string; playerId: string }>) =>
  db
    .selectFrom('depositReversal')
    .select(['position', 'at', 'kind', 'amount', 'bonus', 'locked', 'coin', 'receivable'])
    .where('depositId', '=', given('depositId'))
    .where('playerId', '=', given('playerId'))
    .orderBy('position'),
);

/** The parts of an order's payment that were given back, in the order of the log. */
export const reversalsOf = (sql: SqlClient, playerId: string, depositId: string) =>
  reversed(sql, { depositId, playerId });

/** What of an order's payment was given back in all. Minor units of coin. */
export const reversedSum = async (sql: SqlClient, playerId: string, depositId: string): Promise<Money> =>
  sumOf((await reversalsOf(sql, playerId, depositId)).map(({ amount }) => amount));

const owed = defineQuery((given: Given<{ playerId: string }>) =>
  db.selectFrom('receivable').select('amount').where('playerId', '=', given('playerId')),
);

/** What the player owes for reversed payments. Minor units of coin. */
export const receivableOf = async (sql: SqlClient, playerId: string): Promise<Money> =>
  (await owed(sql, { playerId }))[0]?.amount ?? 0n;
