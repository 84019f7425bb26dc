import { createHmac } from 'node:crypto';
import { db, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { GoldenCodeId } from '../../../engine/kernel/ids.ts';
import { plainIn } from '../../../schema/input/plain.ts';
import { GatewayError } from '../../errors.ts';

const pattern = /^[A-Z0-9-]{6,32}$/;

const read = (text: string): string | null => {
  const code = plainIn(text).trim().toUpperCase();
  return pattern.test(code) ? code : null;
};

/** The act that issues a code. */
interface Act {
  readonly batch: string;
  readonly expiresAt: Instant;
}

/** Golden Codes are kept as keyed hashes: a reader of the tables learns no code. */
export interface GoldenCodes {
  /** @throws GatewayError CODE_UNKNOWN */
  idOf(code: string): Promise<GoldenCodeId>;
  /** False where the code exists. @throws GatewayError INVALID_INPUT unless it is 6 to 32 of A–Z, 0–9 and - */
  keep(code: string, id: GoldenCodeId, act?: Act): Promise<boolean>;
  /** From now on no player can redeem it, and its text is free. False where there is none. */
  revoke(id: GoldenCodeId): Promise<boolean>;
  /** The same for all codes of an act. How many there were. */
  revokeBatch(batch: string): Promise<number>;
}

export const goldenCodesIn = (sql: SqlClient, key: Uint8Array, now: () => Instant): GoldenCodes => {
  const hashOf = (code: string): Buffer => createHmac('sha256', key).update(`golden|${code}`).digest();
  return {
    idOf: async (text) => {
      const code = read(text);
      if (code === null) throw new GatewayError('CODE_UNKNOWN');
      const codes = db.selectFrom('goldenCode').select('codeId').$narrowType<{ codeId: GoldenCodeId }>();
      const id = (await runQuery(sql, codes.where('codeHash', '=', hashOf(code))))[0]?.codeId;
      if (id === undefined) throw new GatewayError('CODE_UNKNOWN');
      return id;
    },
    keep: async (text, id, act) => {
      const code = read(text);
      if (code === null) throw new GatewayError('INVALID_INPUT', { field: 'code' });
      const row = { codeHash: hashOf(code), codeId: id, createdAt: now(), ...act };
      const keeping = db
        .insertInto('goldenCode')
        .values(row)
        .onConflict((conflict) => conflict.doNothing());
      return (await runQuery(sql, keeping.returning('codeId'))).length === 1;
    },
    revoke: async (id) =>
      (await runQuery(sql, db.deleteFrom('goldenCode').where('codeId', '=', id).returning('codeId'))).length === 1,
    revokeBatch: async (batch) =>
      (await runQuery(sql, db.deleteFrom('goldenCode').where('batch', '=', batch).returning('codeId'))).length,
  };
};
