import type { SqlClient } from '../database/sql.ts';
import { factsOf } from '../events.ts';
import type { RecordedEvent } from '../glasscase-decision.ts';
import { type Money, sumOf } from '../kernel/money.ts';
import type { TableName } from './projection.ts';

export type PurchaseChannel = 'case' | 'free-case' | 'shop';

/** One bought item, or the one that an opened case gave. */
export interface PurchaseRow {
  readonly itemId: string;
  readonly playerId: string;
  readonly position: number;
  readonly channel: PurchaseChannel;
  readonly caseSlug: string | null;
  readonly quantity: number;
  readonly paid: Money;
  readonly balance: 'coin' | 'points';
  readonly at: number;
}

/** What an event sold to the player. An order's total is shared out so that the shares sum to it. */
export const purchasesOf = ({ position, at, event }: RecordedEvent): readonly PurchaseRow[] => {
  const { acquired, postings, play } = factsOf(event, at);
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

export const writePurchases = async (sql: SqlClient, table: TableName, rows: readonly PurchaseRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await sql.query(
    `INSERT INTO ${table('purchase_record')} (item_id, player_id, position, channel, case_slug, quantity, paid, balance, at)
     SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::integer[], $7::bigint[],
       $8::text[], $9::bigint[])`,
    [
      rows.map((row) => row.itemId),
      rows.map((row) => row.playerId),
      rows.map((row) => row.position),
      rows.map((row) => row.channel),
      rows.map((row) => row.caseSlug),
      rows.map((row) => row.quantity),
      rows.map((row) => row.paid),
      rows.map((row) => row.balance),
      rows.map((row) => row.at),
    ],
  );
};
