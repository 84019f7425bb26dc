import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { type GoldenCodeId, isGoldenCodeId } from '../../engine/kernel/ids.ts';
import { plainIn } from '../../schema/input/plain.ts';
import { GatewayError } from '../errors.ts';

const pattern = /^[A-Z0-9-]{6,32}$/;

const read = (text: string): string | null => {
  const code = plainIn(text).trim().toUpperCase();
  return pattern.test(code) ? code : null;
};

const idRow = z.object({ code_id: z.string().refine(isGoldenCodeId) });

/** Golden Codes are kept as keyed hashes: a reader of the tables learns no code. */
export interface GoldenCodes {
  /** @throws GatewayError CODE_UNKNOWN */
  idOf(code: string): Promise<GoldenCodeId>;
  /** False where the code exists. @throws GatewayError INVALID_INPUT unless it is 6 to 32 of A–Z, 0–9 and - */
  keep(code: string, id: GoldenCodeId): Promise<boolean>;
  /** From now on no player can redeem it, and its text is free. False where there is none. */
  revoke(id: GoldenCodeId): Promise<boolean>;
}

export const goldenCodesIn = (sql: SqlClient, key: Uint8Array, now: () => Instant): GoldenCodes => {
  const hashOf = (code: string): Buffer => createHmac('sha256', key).update(`golden|${code}`).digest();
  return {
    idOf: async (text) => {
      const code = read(text);
      if (code === null) throw new GatewayError('CODE_UNKNOWN');
      const found = await sql.query('SELECT code_id FROM golden_code WHERE code_hash = $1', [hashOf(code)]);
      const id = rowsAs(idRow, found)[0]?.code_id;
      if (id === undefined) throw new GatewayError('CODE_UNKNOWN');
      return id;
    },
    keep: async (text, id) => {
      const code = read(text);
      if (code === null) throw new GatewayError('INVALID_INPUT', { field: 'code' });
      const found = await sql.query(
        `INSERT INTO golden_code (code_hash, code_id, created_at) VALUES ($1, $2, $3)
         ON CONFLICT DO NOTHING RETURNING code_id`,
        [hashOf(code), id, now()],
      );
      return found.rows.length === 1;
    },
    revoke: async (id) =>
      (await sql.query('DELETE FROM golden_code WHERE code_id = $1 RETURNING 1', [id])).rows.length === 1,
  };
};
