import { createHmac } from 'node:crypto';
import { db, fragment, runQuery } from '../database/queries.ts';
import type { SqlClient } from '../database/sql.ts';

/** This process was given another key than its database was used with. The message is one line and shows no key. */
export class KeyMismatch extends Error {
  override readonly name = 'KeyMismatch';
}

/** Keys that a site's processes must agree on. Of keys that sign the public half is given. */
export type SiteKeyName = 'seal' | 'account' | 'log' | 'promise';

const variables: Readonly<Record<SiteKeyName, string>> = {
  seal: 'GLASSCASE_SEAL_KEY, or its file in DATA_DIR/secrets, is not the key that this database was used with; after a change name the old one in GLASSCASE_PREVIOUS_SEAL_KEYS',
  account: 'GLASSCASE_ACCOUNT_KEY, or its file in DATA_DIR/secrets, is not the key that this database was used with',
  promise:
    'GLASSCASE_PROMISE_KEY, or its file in DATA_DIR/secrets, is not the key that this site signed promises with; after a change name the old one in GLASSCASE_PREVIOUS_PROMISE_KEYS',
  log: 'GLASSCASE_LOG_KEY, or its file in DATA_DIR/secrets, is not the key that this log was signed with; after a change name the old one in GLASSCASE_PREVIOUS_LOG_KEYS',
};

const proofOf = (name: SiteKeyName, key: Uint8Array): Buffer =>
  createHmac('sha256', key).update(`glasscase key check|${name}`).digest();

/**
 * Compares a key with the key that the database was used with. The first process of a database decides that key.
 * A previous key that matches passes: from then on the database expects the current key, as a process's current key or
 * among its previous keys.
 * @param keys current first. @throws KeyMismatch
 */
export const checkKey = async (sql: SqlClient, name: SiteKeyName, keys: readonly Uint8Array[]): Promise<void> => {
  const [current, ...previous] = keys.map((key) => proofOf(name, key));
  if (current === undefined) throw new RangeError('no key to check');
  const now = fragment<number>`(extract(epoch FROM clock_timestamp()) * 1000)::bigint`;
  const first = db.insertInto('siteKey').values({ name, proof: current, since: now });
  await runQuery(
    sql,
    first.onConflict((conflict) => conflict.column('name').doNothing()),
  );
  const since = fragment<number | null>`CASE WHEN proof = ${current} THEN since ELSE ${now} END`;
  const known = db.updateTable('siteKey').set({ proof: current, since }).where('name', '=', name);
  const matching = known.where('proof', 'in', [current, ...previous]).returning('name');
  if ((await runQuery(sql, matching)).length === 0) throw new KeyMismatch(variables[name]);
};
