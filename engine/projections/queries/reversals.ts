import { db, defineQuery, fragment, type Given, type Row } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import { type Money, sumOf } from '../../kernel/money.ts';

const columns = ['depositId', 'position', 'at', 'kind', 'amount', 'bonus', 'locked', 'coin', 'receivable'] as const;
/** A part of a payment that was given back. */
export type Reversal = Row<'depositReversal', typeof columns>;

const reversals = defineQuery((given: Given<{ orderIds: readonly string[]; playerIds: readonly string[] }>) =>
  db
    .selectFrom('depositReversal')
    .select(columns)
    .where('depositId', '=', fragment<string>`ANY(${given('orderIds')}::text[])`)
    .where('playerId', '=', fragment<string>`ANY(${given('playerIds')}::text[])`)
    .orderBy('position'),
);

interface OfPlayer {
  readonly orderId: string;
  readonly playerId: string;
}

/** The parts of these orders' payments that were given back, in the order of the log, by the order. */
export const reversalsOf = async (
  sql: SqlClient,
  orders: readonly OfPlayer[],
): Promise<ReadonlyMap<string, readonly Reversal[]>> => {
  if (orders.length === 0) return new Map();
  const orderIds = orders.map(({ orderId }) => orderId);
  const playerIds = [...new Set(orders.map(({ playerId }) => playerId))];
  return Map.groupBy(await reversals(sql, { orderIds, playerIds }), ({ depositId }) => depositId);
};

/** Minor units of coin. */
export const reversedSum = (some: readonly Reversal[] = []): Money => sumOf(some.map(({ amount }) => amount));

const owed = defineQuery((given: Given<{ playerId: string }>) =>
  db.selectFrom('receivable').select('amount').where('playerId', '=', given('playerId')),
);

/** The player's debt for reversed payments. Minor units of coin. */
export const receivableOf = async (sql: SqlClient, playerId: string): Promise<Money> =>
  (await owed(sql, { playerId }))[0]?.amount ?? 0n;
