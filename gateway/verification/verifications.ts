import { z } from 'zod';
import { integerColumn, rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { type Attempts, allowances } from '../accounts/attempts.ts';
import { type AccountEpoch, inForce } from '../accounts/epochs.ts';
import { isSecret, secretFrom, secretHash } from '../accounts/secrets.ts';
import { GatewayError } from '../errors.ts';
import type { VerificationProvider, VerificationResults } from './provider.ts';

export interface Verification {
  readonly state: 'NONE' | 'PENDING' | 'VERIFIED' | 'FAILED';
  readonly updatedAt: Instant | null;
}

/** Identity verification through a provider. Its result is private and never in the log. */
export interface Verifications extends VerificationResults {
  of(accountId: string): Promise<Verification>;
  /** Answers where the browser goes. @throws GatewayError PROVIDER_DISABLED, NOTHING_TO_DO (verified), RATE_LIMITED */
  start(account: AccountEpoch): Promise<string>;
}

export interface VerificationsParts {
  readonly sql: SqlClient;
  /** Null where it is switched off. */
  readonly provider: VerificationProvider | null;
  readonly attempts: Attempts;
  readonly now: () => Instant;
  readonly randomBytes: (size: number) => Uint8Array;
}

const ON_ITS_WAY = `state = 'PENDING' AND ${inForce('verification')}`;

const row = z.object({ state: z.enum(['PENDING', 'VERIFIED', 'FAILED']), updated_at: integerColumn });

export const verificationsWith = ({ sql, provider, attempts, now, randomBytes }: VerificationsParts): Verifications => {
  const of: Verifications['of'] = async (accountId) => {
    const text = 'SELECT state, updated_at FROM verification WHERE account_id = $1';
    const [found] = rowsAs(row, await sql.query(text, [accountId]));
    return found === undefined
      ? { state: 'NONE', updatedAt: null }
      : { state: found.state, updatedAt: found.updated_at };
  };

  return {
    of,
    start: async ({ accountId, epoch }) => {
      if (provider === null) throw new GatewayError('PROVIDER_DISABLED');
      if ((await of(accountId)).state === 'VERIFIED') throw new GatewayError('NOTHING_TO_DO');
      await attempts.count(allowances.verificationPerAccount, accountId);
      const reference = secretFrom(randomBytes);
      const { url } = await provider.start(reference);
      await sql.query(
        `INSERT INTO verification AS v (account_id, state, reference_hash, updated_at, epoch)
         VALUES ($1, 'PENDING', $2, $3, $4)
         ON CONFLICT (account_id) DO UPDATE SET state = 'PENDING', reference_hash = excluded.reference_hash,
           updated_at = excluded.updated_at, epoch = excluded.epoch
         WHERE v.state <> 'VERIFIED'`,
        [accountId, secretHash(reference), now(), epoch],
      );
      return url;
    },
    isPending: async (reference) => {
      if (!isSecret(reference)) return false;
      const text = `SELECT 1 AS found FROM verification WHERE reference_hash = $1 AND ${ON_ITS_WAY}`;
      return (await sql.query(text, [secretHash(reference)])).rows.length > 0;
    },
    settle: async (reference, passed) => {
      if (!isSecret(reference)) return false;
      const settled = await sql.query(
        `UPDATE verification SET state = $2, reference_hash = NULL, updated_at = $3
         WHERE reference_hash = $1 AND ${ON_ITS_WAY} RETURNING account_id`,
        [secretHash(reference), passed ? 'VERIFIED' : 'FAILED', now()],
      );
      return settled.rows.length > 0;
    },
  };
};
