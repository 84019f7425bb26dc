import { z } from 'zod';
import { columnsOf, recordsAs } from '../../../engine/database/records.ts';
import { integerColumn, type SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';

/** Passkeys of one account. */
export const MAX_PASSKEYS = 10;

const passkeyRow = z.object({
  passkeyId: z.string(),
  accountId: z.string(),
  credentialId: z.instanceof(Uint8Array),
  /** COSE key. */
  publicKey: z.instanceof(Uint8Array),
  transports: z.array(z.string()).readonly(),
  backedUp: z.boolean(),
  name: z.string(),
  createdAt: integerColumn,
  lastUsedAt: integerColumn.nullable(),
});
export type Passkey = Readonly<z.infer<typeof passkeyRow>>;
const columns = columnsOf(passkeyRow);

export interface NewPasskey extends Omit<Passkey, 'lastUsedAt'> {
  readonly counter: number;
}

export interface PasskeyStore {
  /** False where the credential is known already, or the account has as many as it may have, or is of another epoch by now. */
  insert(passkey: NewPasskey, epoch: number): Promise<boolean>;
  ofCredential(credentialId: Uint8Array): Promise<Passkey | null>;
  /** The oldest first. */
  list(accountId: string): Promise<readonly Passkey[]>;
  /** Notes a use. False where the authenticator has counted as far before: it is a copy, or its answer is a repetition. */
  used(passkeyId: string, counter: number, backedUp: boolean): Promise<boolean>;
  /** False where the account doesn't have the passkey. */
  rename(accountId: string, passkeyId: string, name: string): Promise<boolean>;
  remove(accountId: string, passkeyId: string): Promise<boolean>;
}

export const passkeyStoreIn = (sql: SqlClient, now: () => Instant): PasskeyStore => {
  const touched = async (text: string, values: readonly unknown[]): Promise<boolean> =>
    (await sql.query(text, values)).rows.length > 0;
  return {
    insert: (passkey, epoch) =>
      touched(
        `INSERT INTO passkey (passkey_id, account_id, credential_id, public_key, counter, transports, backed_up, name,
           created_at)
         SELECT $1, account_id, $3, $4, $5, $6::text[], $7, $8, $9 FROM account
         WHERE account_id = $2 AND epoch = $10 AND (SELECT count(*) FROM passkey WHERE account_id = $2) < ${MAX_PASSKEYS}
         FOR SHARE OF account
         ON CONFLICT DO NOTHING RETURNING passkey_id`,
        [
          passkey.passkeyId,
          passkey.accountId,
          passkey.credentialId,
          passkey.publicKey,
          passkey.counter,
          passkey.transports,
          passkey.backedUp,
          passkey.name,
          passkey.createdAt,
          epoch,
        ],
      ),
    ofCredential: async (credentialId) => {
      const text = `SELECT ${columns} FROM passkey WHERE credential_id = $1`;
      return recordsAs(passkeyRow, await sql.query(text, [credentialId]))[0] ?? null;
    },
    list: async (accountId) => {
      const text = `SELECT ${columns} FROM passkey WHERE account_id = $1 ORDER BY created_at, passkey_id`;
      return recordsAs(passkeyRow, await sql.query(text, [accountId]));
    },
    used: (passkeyId, counter, backedUp) =>
      touched(
        `UPDATE passkey SET counter = $2, backed_up = $3, last_used_at = $4
         WHERE passkey_id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING passkey_id`,
        [passkeyId, counter, backedUp, now()],
      ),
    rename: (accountId, passkeyId, name) =>
      touched('UPDATE passkey SET name = $3 WHERE account_id = $1 AND passkey_id::text = $2 RETURNING passkey_id', [
        accountId,
        passkeyId,
        name,
      ]),
    remove: (accountId, passkeyId) =>
      touched('DELETE FROM passkey WHERE account_id = $1 AND passkey_id::text = $2 RETURNING passkey_id', [
        accountId,
        passkeyId,
      ]),
  };
};
