import { z } from 'zod';
import { columnsOf, recordsAs } from '../../engine/database/records.ts';
import { integerColumn, type SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { isSecret, secretFrom, secretHash } from '../accounts/secrets.ts';

/**
 * The private data that an auditor may read: all openings and the state, the state alone, or nothing. Each right also lets
 * its auditor deliver replays.
 */
export const auditorRights = ['openings', 'state', 'replays'] as const;
export type AuditorRight = (typeof auditorRights)[number];

const auditorRow = z.object({
  name: z.string(),
  may: z.enum(auditorRights),
  grantedBy: z.string(),
  grantedAt: integerColumn,
  /** Null while the right is in force. */
  revokedBy: z.string().nullable(),
  revokedAt: integerColumn.nullable(),
});
export type Auditor = Readonly<z.infer<typeof auditorRow>>;
const columns = columnsOf(auditorRow);

const LISTED = 100;

/** Rights that the operator granted. Only hashes of their tokens are kept. */
export interface Auditors {
  /** The token, which is told this once; null where the name has a right in force. */
  grant(name: string, may: AuditorRight, by: string, at: Instant): Promise<string | null>;
  /** False where the name has no right in force. */
  revoke(name: string, by: string, at: Instant): Promise<boolean>;
  /** The newest hundred, ended ones too. */
  list(): Promise<readonly Auditor[]>;
  /** Whether the holder of the token may read it now. */
  allows(token: string, what: AuditorRight): Promise<boolean>;
  /** The name of the token's auditor; null where the right isn't in force. */
  named(token: string): Promise<string | null>;
}

export const auditorsIn = (sql: SqlClient, randomBytes: (size: number) => Uint8Array): Auditors => {
  const inForce = async (token: string): Promise<Auditor | null> => {
    if (!isSecret(token)) return null;
    const text = `SELECT ${columns} FROM auditor WHERE token_hash = $1 AND revoked_at IS NULL`;
    return recordsAs(auditorRow, await sql.query(text, [secretHash(token)]))[0] ?? null;
  };
  return {
    grant: async (name, may, by, at) => {
      const token = secretFrom(randomBytes);
      const text = `INSERT INTO auditor (token_hash, name, may, granted_by, granted_at) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (name) WHERE revoked_at IS NULL DO NOTHING RETURNING ${columns}`;
      const made = recordsAs(auditorRow, await sql.query(text, [secretHash(token), name, may, by, at]));
      return made.length === 0 ? null : token;
    },
    revoke: async (name, by, at) => {
      const text = `UPDATE auditor SET revoked_by = $2, revoked_at = $3 WHERE name = $1 AND revoked_at IS NULL
      RETURNING ${columns}`;
      return recordsAs(auditorRow, await sql.query(text, [name, by, at])).length > 0;
    },
    list: async () => {
      const text = `SELECT ${columns} FROM auditor ORDER BY granted_at DESC, name LIMIT ${LISTED}`;
      return recordsAs(auditorRow, await sql.query(text));
    },
    allows: async (token, what) => {
      const found = await inForce(token);
      return found !== null && (found.may === 'openings' || found.may === what);
    },
    named: async (token) => (await inForce(token))?.name ?? null,
  };
};
