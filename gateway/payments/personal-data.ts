import { z } from 'zod';
import { recordsAs } from '../../engine/database/records.ts';
import { integerColumn, moneyColumn, type SqlClient } from '../../engine/database/sql.ts';
import type { Account } from '../accounts/account-store.ts';
import type { ErasedPhones } from '../accounts/erased-phones.ts';
import type { PersonalData } from '../accounts/personal-data.ts';

const MAX_ROWS = 2_000;
const FIRST_DEPOSIT = 'first-deposit';

const orderRow = z.object({
  id: z.string(),
  channel: z.string(),
  provider: z.string(),
  currency: z.string(),
  payAmount: moneyColumn.transform(String),
  amount: moneyColumn.transform(String),
  bonus: moneyColumn.transform(String),
  state: integerColumn.transform((state) => ['processing', 'completed', 'cancelled'][state] ?? 'unknown'),
  createdAt: integerColumn.transform((at) => new Date(at).toISOString()),
});

/** A person's orders. That they had a first deposit outlasts the account: its bonus is given once. */
export const depositData = (sql: SqlClient): PersonalData => ({
  name: 'deposits',
  export: async ({ accountId }) =>
    recordsAs(
      orderRow,
      await sql.query(
        `SELECT order_id AS id, channel, provider, currency, pay_amount, amount, bonus, state, created_at FROM deposit_order
         WHERE account_id = $1 ORDER BY created_at DESC LIMIT ${MAX_ROWS}`,
        [accountId],
      ),
    ),
  keep: async ({ playerId }) => {
    const { rows } = await sql.query(`SELECT 1 FROM event WHERE stream_id = $1 AND type = 'PaymentSettled' LIMIT 1`, [
      `player-${playerId}`,
    ]);
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
