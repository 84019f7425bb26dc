import { db, fragment, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';

/** Passkeys of one account. */
export const MAX_PASSKEYS = 10;

const newColumns = [
  'passkeyId',
  'accountId',
  'credentialId',
  'publicKey',
  'transports',
  'backedUp',
  'name',
  'createdAt',
] as const;
const columns = [...newColumns, 'lastUsedAt'] as const;
export type Passkey = Row<'passkey', typeof columns>;

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

const passkeys = db.selectFrom('passkey').select(columns);
/** Clients may name a passkey by any text. */
const passkeyIdText = fragment<string>`passkey_id::text`;

export const passkeyStoreIn = (sql: SqlClient, now: () => Instant): PasskeyStore => ({
  insert: async (passkey, epoch) => {
    const { accountId } = passkey;
    const inserting = db
      .insertInto('passkey')
      .columns([...newColumns, 'counter'])
      .expression(({ selectFrom, val }) =>
        selectFrom('account')
          .select([val(passkey.passkeyId).as('passkeyId'), 'accountId', val(passkey.credentialId).as('credentialId')])
          .select([val(passkey.publicKey).as('publicKey'), val(passkey.transports).as('transports')])
          .select([val(passkey.backedUp).as('backedUp'), val(passkey.name).as('name')])
          .select([val(passkey.createdAt).as('createdAt'), val(passkey.counter).as('counter')])
          .where('accountId', '=', accountId)
          .where('epoch', '=', epoch)
          .where(fragment<number>`(SELECT count(*) FROM passkey WHERE account_id = ${accountId})`, '<', MAX_PASSKEYS)
          .forShare('account'),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('passkeyId');
    return (await runQuery(sql, inserting)).length > 0;
  },
  ofCredential: async (credentialId) =>
    (await runQuery(sql, passkeys.where('credentialId', '=', credentialId)))[0] ?? null,
  list: (accountId) =>
    runQuery(sql, passkeys.where('accountId', '=', accountId).orderBy('createdAt').orderBy('passkeyId')),
  used: async (passkeyId, counter, backedUp) => {
    const using = db
      .updateTable('passkey')
      .set({ counter, backedUp, lastUsedAt: now() })
      .where('passkeyId', '=', passkeyId)
      .where(counter === 0 ? fragment<boolean>`counter = 0` : fragment<boolean>`counter < ${counter}`);
    return (await runQuery(sql, using.returning('passkeyId'))).length > 0;
  },
  rename: async (accountId, passkeyId, name) => {
    const ofAccount = db.updateTable('passkey').set({ name }).where('accountId', '=', accountId);
    return (await runQuery(sql, ofAccount.where(passkeyIdText, '=', passkeyId).returning('passkeyId'))).length > 0;
  },
  remove: async (accountId, passkeyId) => {
    const ofAccount = db.deleteFrom('passkey').where('accountId', '=', accountId);
    return (await runQuery(sql, ofAccount.where(passkeyIdText, '=', passkeyId).returning('passkeyId'))).length > 0;
  },
});
