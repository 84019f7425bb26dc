import { db, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Account } from '../../accounts/account-store.ts';
import type { ErasedPhones } from '../../accounts/erasure/erased-phones.ts';
import type { PersonalData } from '../../accounts/erasure/personal-data.ts';

const MAX_ROWS = 2_000;
const FIRST_DEPOSIT = 'first-deposit';

const STATES = ['processing', 'completed', 'cancelled'];

/** A person's orders. That they had a first deposit outlasts the account: its bonus is given once. */
export const depositData = (sql: SqlClient): PersonalData => ({
  name: 'deposits',
  export: async ({ accountId }) => {
    const orders = db
      .selectFrom('depositOrder')
      .select([
        'orderId as id',
        'channel',
        'provider',
        'currency',
        'payAmount',
        'amount',
        'bonus',
        'state',
        'createdAt',
      ])
      .where('accountId', '=', accountId)
      .orderBy('createdAt', 'desc')
      .limit(MAX_ROWS);
    return (await runQuery(sql, orders)).map((order) => ({
      ...order,
      payAmount: String(order.payAmount),
      amount: String(order.amount),
      bonus: String(order.bonus),
      state: STATES[order.state] ?? 'unknown',
      createdAt: new Date(order.createdAt).toISOString(),
    }));
  },
  keep: async ({ playerId }) => {
    const settled = db
      .selectFrom('event')
      .select('position')
      .where('streamId', '=', `player-${playerId}`)
      .where('type', '=', 'PaymentSettled')
      .limit(1);
    const rows = await runQuery(sql, settled);
    return rows.length === 0 ? {} : { rewards: [FIRST_DEPOSIT] };
  },
  erase: async ({ accountId }, tx) => {
    const ofAccount = db.selectFrom('depositOrder').select('orderId').where('accountId', '=', accountId);
    await runQuery(tx, db.deleteFrom('sandboxPayment').where('orderId', 'in', ofAccount));
    await runQuery(tx, db.deleteFrom('depositOrder').where('accountId', '=', accountId));
  },
});

/** Whether a person may still get what is given once, as far as erased accounts with the same phone tell. */
export const mayHaveFirstDeposit = (rewards: readonly string[] | undefined): boolean =>
  rewards?.includes(FIRST_DEPOSIT) !== true;

/** The same of an account. */
export const oneTimeRewardsBy =
  (erasedPhones: ErasedPhones) =>
  async ({ phone }: Pick<Account, 'phone'>): Promise<boolean> =>
    mayHaveFirstDeposit((await erasedPhones.of(phone))?.rewards);
