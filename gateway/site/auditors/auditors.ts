import { db, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { isSecret, secretFrom, secretHash } from '../../accounts/secrets.ts';

/**
 * The private data that an auditor may read: all openings and the state, the state alone, or nothing. Each right also lets
 * its auditor deliver replays.
 */
export const auditorRights = ['openings', 'state', 'replays'] as const;
export type AuditorRight = (typeof auditorRights)[number];

const columns = ['name', 'may', 'grantedBy', 'grantedAt', 'revokedBy', 'revokedAt'] as const;
/** `revokedBy` and `revokedAt` are null while the right is in force. */
export type Auditor = Row<'auditor', typeof columns>;

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
    const named = db.selectFrom('auditor').select(columns).where('tokenHash', '=', secretHash(token));
    return (await runQuery(sql, named.where('revokedAt', 'is', null)))[0] ?? null;
  };
  return {
    grant: async (name, may, grantedBy, grantedAt) => {
      const token = secretFrom(randomBytes);
      const granting = db
        .insertInto('auditor')
        .values({ tokenHash: secretHash(token), name, may, grantedBy, grantedAt })
        .onConflict((conflict) => conflict.column('name').where('revokedAt', 'is', null).doNothing())
        .returning('name');
      return (await runQuery(sql, granting)).length === 0 ? null : token;
    },
    revoke: async (name, revokedBy, revokedAt) => {
      const revoking = db.updateTable('auditor').set({ revokedBy, revokedAt }).where('name', '=', name);
      return (await runQuery(sql, revoking.where('revokedAt', 'is', null).returning('name'))).length > 0;
    },
    list: () =>
      runQuery(
        sql,
        db.selectFrom('auditor').select(columns).orderBy('grantedAt', 'desc').orderBy('name').limit(LISTED),
      ),
    allows: async (token, what) => {
      const found = await inForce(token);
      return found !== null && (found.may === 'openings' || found.may === what);
    },
    named: async (token) => (await inForce(token))?.name ?? null,
  };
};
