import { db, defineQuery, fragment, type Given, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { OrderId, PlayerId, Token128 } from '../../../engine/kernel/ids.ts';
import type { CountedPage } from '../../../engine/projections/queries/cursor.ts';
import { defineList } from '../../../engine/projections/queries/list.ts';
import { GatewayError } from '../../errors.ts';

/** 0 waiting for the provider, 1 paid and credited, 2 given up: as the API counts. */
export const PROCESSING = 0;
export const COMPLETED = 1;
export const CANCELLED = 2;

const orderColumns = [
  'orderId',
  'accountId',
  'playerId',
  'commandId',
  'channel',
  'currency',
  'payAmount',
  'amount',
  'bonus',
  'couponId',
  'oneTimeRewards',
  'provider',
  'providerRef',
  'payUrl',
  'sessionBegun',
  'requested',
  'state',
  'payable',
  'problem',
  'createdAt',
  'updatedAt',
] as const;

/** The gateway writes ids of these kinds alone. */
interface OfKinds {
  readonly orderId: OrderId;
  readonly playerId: PlayerId;
  readonly couponId: Token128 | null;
}

/** A deposit order, as the database holds it. */
export type DepositOrder = Row<'depositOrder', typeof orderColumns> & OfKinds;

export type NewOrder = Omit<
  DepositOrder,
  'bonus' | 'providerRef' | 'payUrl' | 'sessionBegun' | 'requested' | 'state' | 'payable' | 'problem' | 'updatedAt'
>;

export const MAX_ORDERS_PAGE = 50;

/** The fields of an order that may change. */
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
  readonly paymentRef?: string;
}

export interface OrderStore {
  /** The new order, or the one that the command made before. */
  insert(order: NewOrder, askAt: Instant): Promise<DepositOrder>;
  /** One that never came into the log. */
  remove(orderId: string): Promise<void>;
  byId(orderId: string): Promise<DepositOrder | null>;
  /** The order that a payment of the provider paid. */
  byPayment(provider: string, paymentRef: string): Promise<DepositOrder | null>;
  /** The provider gave back so much of the order's payment in all. */
  giveBack(orderId: string, amount: bigint): Promise<void>;
  /** A paid order never changes its state any more. Null for an unknown order. */
  change(orderId: string, change: OrderChange): Promise<DepositOrder | null>;
  /** The account's, newest first. @throws InvalidCursor */
  list(
    accountId: string,
    page: { readonly first: number; readonly after: string | null },
  ): Promise<CountedPage<DepositOrder>>;
  /** Takes some of those whose time to be asked about has come, and puts the next time off. */
  takeDue(most: number): Promise<readonly DepositOrder[]>;
  /** Makes all unsettled orders due now. */
  askAboutAll(): Promise<void>;
}

const FIRST_ASK_MS = 60_000;
const LONGEST_ASK_MS = 10 * 60_000;

const orders = db.selectFrom('depositOrder').select(orderColumns).$narrowType<OfKinds>();

const byId = defineQuery((given: Given<{ orderId: string }>) => orders.where('orderId', '=', given('orderId')));

const byPayment = defineQuery((given: Given<{ provider: string; paymentRef: string }>) =>
  orders.where('provider', '=', given('provider')).where('paymentRef', '=', given('paymentRef')),
);

const ofAccount = defineList({
  cursor: () => 'deposits',
  rows: (given: Given<{ accountId: string }>) => orders.where('accountId', '=', given('accountId')),
  sorts: { newest: ['desc integer createdAt', 'desc text orderId'] },
  usual: 'newest',
  size: { usual: 15, most: MAX_ORDERS_PAGE },
});

/** In the words of the index of these orders. */
const isUnsettled = fragment<boolean>`(payable OR NOT requested)`;

export const orderStoreIn = (sql: SqlClient, now: () => Instant): OrderStore => ({
  insert: async (order, askAt) => {
    const inserting = db
      .insertInto('depositOrder')
      .values({ ...order, updatedAt: order.createdAt, askAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning(orderColumns)
      .$narrowType<OfKinds>();
    const found = (await runQuery(sql, inserting))[0] ?? (await byId(sql, order))[0];
    // A concurrent duplicate was refused and removed the order: a client that asks again gets the reason.
    if (found === undefined) throw new GatewayError('BUSY');
    return found;
  },
  remove: async (orderId) => {
    await runQuery(sql, db.deleteFrom('depositOrder').where('orderId', '=', orderId).where('requested', '=', false));
  },
  byId: async (orderId) => (await byId(sql, { orderId }))[0] ?? null,
  byPayment: async (provider, paymentRef) => (await byPayment(sql, { provider, paymentRef }))[0] ?? null,
  giveBack: async (orderId, amount) => {
    const giving = db.updateTable('depositOrder').set({ givenBack: fragment<bigint>`greatest(given_back, ${amount})` });
    await runQuery(sql, giving.where('orderId', '=', orderId));
  },
  change: async (orderId, { state, ...change }) => {
    const changing = db
      .updateTable('depositOrder')
      .set({ ...change, updatedAt: now() })
      .$if(state !== undefined, (order) =>
        order.set({ state: fragment<number>`CASE WHEN state = ${COMPLETED} THEN state ELSE ${state} END` }),
      )
      .where('orderId', '=', orderId)
      .returning(orderColumns)
      .$narrowType<OfKinds>();
    return (await runQuery(sql, changing))[0] ?? null;
  },
  list: (accountId, page) => ofAccount.counted(sql, { accountId }, page),
  takeDue: (most) => {
    const at = now();
    const due = db
      .selectFrom('depositOrder')
      .select('orderId')
      .where(isUnsettled)
      .where('askAt', '<=', at)
      .orderBy('askAt')
      .limit(most)
      .forUpdate()
      .skipLocked();
    const wait = fragment<number>`least(${FIRST_ASK_MS} * (1::bigint << least(asked, 10)), ${LONGEST_ASK_MS})`;
    const taking = db
      .updateTable('depositOrder')
      .set({ asked: fragment<number>`asked + 1`, askAt: fragment<number>`${at}::bigint + ${wait}` })
      .where('orderId', 'in', due)
      .returning(orderColumns)
      .$narrowType<OfKinds>();
    return runQuery(sql, taking);
  },
  askAboutAll: async () => {
    const at = now();
    await runQuery(sql, db.updateTable('depositOrder').set({ askAt: at }).where(isUnsettled).where('askAt', '>', at));
  },
});
