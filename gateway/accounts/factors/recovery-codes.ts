import { createHmac } from 'node:crypto';
import { countRows, db, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import { plainIn } from '../../../schema/input/plain.ts';

const RECOVERY_CODES = 10;

/** Digits and letters without those that are mistaken for others: Crockford's base 32. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const CHARACTERS = 10;

/** For who lost their authenticator: ten codes of 50 bits, each good for once. */
export interface RecoveryCodes {
  /** New ones in the place of all before, told this once: `4f9ka-m2x7q`. */
  renew(accountId: string, sql: SqlClient): Promise<readonly string[]>;
  /** Uses a code up. False where the account doesn't have the code, or has used it. */
  use(accountId: string, code: string): Promise<boolean>;
  left(accountId: string): Promise<number>;
  forget(accountId: string): Promise<void>;
}

/** As people copy it: in any case, with any separators, and o, i and l for the digits they look like. */
const canonical = (text: string): string =>
  plainIn(text).toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');

/** Whether a text may be a recovery code. A code of an authenticator never may. */
export const isRecoveryCode = (text: string): boolean =>
  text.length <= 40 && new RegExp(`^[${ALPHABET}]{${CHARACTERS}}$`).test(canonical(text));

export const recoveryCodesLeft = (sql: SqlClient, accountId: string): Promise<number> =>
  countRows(sql, db.selectFrom('recoveryCode').where('accountId', '=', accountId));

const ofAccount = (accountId: string) => db.deleteFrom('recoveryCode').where('accountId', '=', accountId);

export const recoveryCodesIn = (
  sql: SqlClient,
  key: Uint8Array,
  randomBytes: (size: number) => Uint8Array,
): RecoveryCodes => {
  const hashOf = (accountId: string, code: string): Buffer =>
    createHmac('sha256', key)
      .update(`recovery-code|${accountId}|${canonical(code)}`)
      .digest();

  /** The alphabet has 32 letters, so five bits of each byte are one. */
  const newCode = (): string => {
    const letters = [...randomBytes(CHARACTERS)].map((byte) => ALPHABET[byte & 31]).join('');
    return `${letters.slice(0, CHARACTERS / 2)}-${letters.slice(CHARACTERS / 2)}`;
  };

  return {
    renew: async (accountId, tx) => {
      const codes = new Set<string>();
      while (codes.size < RECOVERY_CODES) codes.add(newCode());
      await runQuery(tx, ofAccount(accountId));
      const rows = [...codes].map((code) => ({ accountId, codeHash: hashOf(accountId, code) }));
      await runQuery(tx, db.insertInto('recoveryCode').values(rows));
      return [...codes];
    },
    use: async (accountId, code) => {
      if (!isRecoveryCode(code)) return false;
      const using = ofAccount(accountId).where('codeHash', '=', hashOf(accountId, code));
      return (await runQuery(sql, using.returning('accountId'))).length > 0;
    },
    left: (accountId) => recoveryCodesLeft(sql, accountId),
    forget: async (accountId) => {
      await runQuery(sql, ofAccount(accountId));
    },
  };
};
