import { z } from 'zod';
import { integerColumn, moneyColumn, rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import type { Account } from '../accounts/account-store.ts';
import type { ErasedPhones } from '../accounts/erased-phones.ts';
import type { PersonalData } from '../accounts/personal-data.ts';

const MAX_ROWS = 2_000;
const FIRST_DEPOSIT = 'first-deposit';

const orderRow = z
  .object({
    order_id: z.string(),
    channel: z.string(),
    provider: z.string(),
    currency: z.string(),
    pay_amount: moneyColumn,
    amount: moneyColumn,
    bonus: moneyColumn,
    state: integerColumn,
    created_at: integerColumn,
  })
  .transform((row) => ({
    id: row.order_id,
    channel: row.channel,
    provider: row.provider,
    currency: row.currency,
    payAmount: String(row.pay_amount),
    amount: String(row.amount),
    bonus: String(row.bonus),
    state: ['processing', 'completed', 'cancelled'][row.state] ?? 'unknown',
    createdAt: new Date(row.created_at).toISOString(),
  }));

/** A person's orders. That they had a first deposit outlasts the account: its bonus is given once. */
export const depositData = (sql: SqlClient): PersonalData => ({
  name: 'deposits',
  export: async ({ accountId }) =>
    rowsAs(
      orderRow,
      await sql.query(
        `SELECT order_id, channel, provider, currency, pay_amount, amount, bonus, state, created_at FROM deposit_order
         WHERE account_id = $1 ORDER BY created_at DESC LIMIT ${MAX_ROWS}`,
        [accountId],
      ),
    ),
  keep: async ({ playerId }) => {
    const { rows } = await sql.query(
      `SELECT 1 FROM event WHERE stream_id = $1 AND type IN ('PaymentSettled', 'DepositSettled') LIMIT 1`,
      [`player-${playerId}`],
    );
    return rows.length === 0 ? {} : { rewards: [FIRST_DEPOSIT] };
  },
  erase: async ({ accountId }, tx) => {
    await tx.query(
      'DELETE FROM sandbox_payment WHERE order_id IN (SELECT order_id FROM deposit_order WHERE account_id = $1)',
      [accountId],
    );
    await tx.query('DELETE FROM deposit_order WHERE account_id = $1', [accountId]);
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
