import type { SqlClient } from '../database/sql.ts';
import { roundId } from '../kernel/ids.ts';
import { type Money, parseMoney } from '../kernel/money.ts';
import type { TableName } from './projection.ts';
import type { Telling } from './record-types.ts';

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
export const purchasesOf = ({ position, at, event }: Telling): readonly PurchaseRow[] => {
  switch (event.type) {
    case 'CaseOpened':
    case 'FreeCaseOpened': {
      const { playerId, pairId, roundNo } = event.data;
      const order = { itemId: roundId(pairId, roundNo), playerId, position, caseSlug: event.data.case, at };
      return event.type === 'CaseOpened'
        ? [
            {
              ...order,
              channel: 'case',
              quantity: event.data.quantity,
              paid: parseMoney(event.data.price),
              balance: 'coin',
            },
          ]
        : [{ ...order, channel: 'free-case', quantity: 1, paid: 0n, balance: 'coin' }];
    }
    case 'ShopPurchased': {
      const { playerId, items, balance } = event.data;
      const total = parseMoney(event.data.total);
      const count = BigInt(items.length);
      return items.map(({ itemId }, index) => ({
        itemId,
        playerId,
        position,
        channel: 'shop',
        caseSlug: null,
        quantity: items.length,
        paid: total / count + (BigInt(index) < total % count ? 1n : 0n),
        balance,
        at,
      }));
    }
    default:
      return [];
  }
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
