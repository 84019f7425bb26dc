import { z } from 'zod';
import { columnsOf, insertRecord, recordsAs } from '../../engine/database/records.ts';
import { countOf, integerColumn, moneyColumn, type SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { isOrderId, isPlayerId, isToken128 } from '../../engine/kernel/ids.ts';
import {
  type CountedPage,
  decodeCursor,
  encodeCursor,
  integerKey,
  pageOf,
  pageSize,
} from '../../engine/projections/queries/cursor.ts';
import { GatewayError } from '../errors.ts';

/** 0 waiting for the provider, 1 paid and credited, 2 given up: as the API counts. */
export const PROCESSING = 0;
export const COMPLETED = 1;
export const CANCELLED = 2;

const orderRow = z.object({
  orderId: z.string().refine(isOrderId),
  accountId: z.string(),
  playerId: z.string().refine(isPlayerId),
  commandId: z.string(),
  channel: z.string(),
  currency: z.string(),
  payAmount: moneyColumn,
  amount: moneyColumn,
  bonus: moneyColumn,
  couponId: z.string().refine(isToken128).nullable(),
  oneTimeRewards: z.boolean(),
  provider: z.string(),
  providerRef: z.string().nullable(),
  payUrl: z.string().nullable(),
  sessionBegun: z.boolean(),
  requested: z.boolean(),
  state: integerColumn,
  payable: z.boolean(),
  problem: z.enum(['amount', 'currency', 'refused']).nullable(),
  createdAt: integerColumn,
  updatedAt: integerColumn,
});
/** A deposit order, as the database holds it. */
export type DepositOrder = Readonly<z.infer<typeof orderRow>>;

export type NewOrder = Omit<
  DepositOrder,
  'bonus' | 'providerRef' | 'payUrl' | 'sessionBegun' | 'requested' | 'state' | 'payable' | 'problem' | 'updatedAt'
>;

export const MAX_ORDERS_PAGE = 50;

const columns = columnsOf(orderRow);

/** What may change about an order. */
export interface OrderChange {
  readonly providerRef?: string;
  readonly payUrl?: string;
  readonly sessionBegun?: true;
  readonly requested?: true;
  readonly state?: number;
  readonly bonus?: bigint;
  readonly payable?: false;
  readonly problem?: NonNullable<DepositOrder['problem']>;
  readonly askAt?: Instant;
}

export interface OrderStore {
  /** The new order, or the one that the command made before. */
  insert(order: NewOrder, askAt: Instant): Promise<DepositOrder>;
  /** One that never came into the log. */
  remove(orderId: string): Promise<void>;
  byId(orderId: string): Promise<DepositOrder | null>;
  /** A paid order never changes its state any more. Null where there is no such order. */
  change(orderId: string, change: OrderChange): Promise<DepositOrder | null>;
  /** The account's, newest first. @throws InvalidCursor */
  list(
    accountId: string,
    page: { readonly first: number; readonly after: string | null },
  ): Promise<CountedPage<DepositOrder>>;
  /** Takes some of those whose time to be asked about has come, and puts the next time off. */
  takeDue(most: number): Promise<readonly DepositOrder[]>;
  /** Makes it everybody's time. */
  askAboutAll(): Promise<void>;
}

const FIRST_ASK_MS = 60_000;
const LONGEST_ASK_MS = 10 * 60_000;

export const orderStoreIn = (sql: SqlClient, now: () => Instant): OrderStore => {
  const one = async (text: string, values: readonly unknown[]): Promise<DepositOrder | null> =>
    recordsAs(orderRow, await sql.query(text, values))[0] ?? null;

  return {
    insert: async (order, askAt) => {
      const row = { ...order, updatedAt: order.createdAt, askAt };
      const made = await insertRecord(sql, 'deposit_order', row, `ON CONFLICT DO NOTHING RETURNING ${columns}`);
      const [inserted] = recordsAs(orderRow, made);
      const found =
        inserted ?? (await one(`SELECT ${columns} FROM deposit_order WHERE order_id = $1`, [order.orderId]));
      // A twin was refused and took its order away again: whoever asks once more is told why.
      if (found === null) throw new GatewayError('BUSY');
      return found;
    },
    remove: async (orderId) => {
      await sql.query('DELETE FROM deposit_order WHERE order_id = $1 AND NOT requested', [orderId]);
    },
    byId: (orderId) => one(`SELECT ${columns} FROM deposit_order WHERE order_id = $1`, [orderId]),
    change: (orderId, change) =>
      one(
        `UPDATE deposit_order SET
           provider_ref = coalesce($2, provider_ref), pay_url = coalesce($3, pay_url),
           session_begun = coalesce($4, session_begun), requested = coalesce($5, requested),
           state = CASE WHEN state = ${COMPLETED} THEN state ELSE coalesce($6, state) END,
           bonus = coalesce($7, bonus), payable = coalesce($8, payable), problem = coalesce($9, problem),
           ask_at = coalesce($10, ask_at), updated_at = $11
         WHERE order_id = $1 RETURNING ${columns}`,
        [
          orderId,
          change.providerRef ?? null,
          change.payUrl ?? null,
          change.sessionBegun ?? null,
          change.requested ?? null,
          change.state ?? null,
          change.bonus ?? null,
          change.payable ?? null,
          change.problem ?? null,
          change.askAt ?? null,
          now(),
        ],
      ),
    list: async (accountId, { first, after }) => {
      const size = pageSize(first, MAX_ORDERS_PAGE);
      const [at, id] = after === null ? [] : decodeCursor('deposits', after, 2);
      const rows = recordsAs(
        orderRow,
        await sql.query(
          `SELECT ${columns} FROM deposit_order
           WHERE account_id = $1 AND ($2::bigint IS NULL OR (created_at, order_id) < ($2, $3))
           ORDER BY created_at DESC, order_id DESC LIMIT $4`,
          [accountId, at === undefined ? null : integerKey(at), id ?? null, size + 1],
        ),
      );
      return {
        ...pageOf(rows, size, (row) => encodeCursor('deposits', [String(row.createdAt), row.orderId])),
        totalCount: await countOf(sql, 'deposit_order WHERE account_id = $1', [accountId]),
      };
    },
    takeDue: async (most) =>
      recordsAs(
        orderRow,
        await sql.query(
          `UPDATE deposit_order SET
             asked = asked + 1, ask_at = $1 + least(${FIRST_ASK_MS} * (1::bigint << least(asked, 10)), ${LONGEST_ASK_MS})
           WHERE order_id IN (
             SELECT order_id FROM deposit_order WHERE (payable OR NOT requested) AND ask_at <= $1
             ORDER BY ask_at LIMIT $2 FOR UPDATE SKIP LOCKED)
           RETURNING ${columns}`,
          [now(), most],
        ),
      ),
    askAboutAll: async () => {
      await sql.query('UPDATE deposit_order SET ask_at = $1 WHERE (payable OR NOT requested) AND ask_at > $1', [now()]);
    },
  };
};
