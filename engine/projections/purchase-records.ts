import { z } from 'zod';
import { insertRecords } from '../database/records.ts';
import { integerColumn, moneyColumn, type SqlClient } from '../database/sql.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import { sumOf } from '../kernel/money.ts';
import type { TableName } from './projection.ts';

export const purchaseRow = z.object({
  itemId: z.string(),
  playerId: z.string(),
  position: integerColumn,
  channel: z.enum(['case', 'free-case', 'shop']),
  caseSlug: z.string().nullable(),
  quantity: integerColumn,
  paid: moneyColumn,
  balance: z.enum(['coin', 'points']),
  at: integerColumn,
});
/** One bought item, or the one that an opened case gave. */
export type PurchaseRow = Readonly<z.infer<typeof purchaseRow>>;

/** What an event sold to the player. An order's total is shared out so that the shares sum to it. */
export const purchasesOf = ({ position, at, facts }: ReadEvent): readonly PurchaseRow[] => {
  const { acquired, postings, play } = facts;
  const total = sumOf(postings.map(({ amount }) => amount));
  const balance = postings.some((posting) => posting.balance === 'points') ? 'points' : 'coin';
  const count = BigInt(acquired.length);
  return acquired.flatMap(({ owner, item }, index) => {
    const { itemId, game, case: caseSlug, free } = item;
    if (game !== 'case' && game !== 'shop') return [];
    const paid = total / count + (BigInt(index) < total % count ? 1n : 0n);
    const quantity = play?.quantity ?? acquired.length;
    return [
      { itemId, playerId: owner, position, channel: free ? 'free-case' : game, caseSlug, quantity, paid, balance, at },
    ];
  });
};

export const writePurchases = (sql: SqlClient, table: TableName, rows: readonly PurchaseRow[]): Promise<void> =>
  insertRecords(sql, table('purchase_record'), rows);
