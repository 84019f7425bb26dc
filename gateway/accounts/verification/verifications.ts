import { db, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { GatewayError } from '../../errors.ts';
import { isSecret, secretFrom, secretHash } from '../secrets.ts';
import { type Attempts, allowances } from '../sessions/attempts.ts';
import { type AccountEpoch, inForce } from '../sessions/epochs.ts';
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

export const verificationsWith = ({ sql, provider, attempts, now, randomBytes }: VerificationsParts): Verifications => {
  const of: Verifications['of'] = async (accountId) => {
    const states = db.selectFrom('verification').select(['state', 'updatedAt']);
    const [found] = await runQuery(sql, states.where('accountId', '=', accountId));
    return found ?? { state: 'NONE', updatedAt: null };
  };

  return {
    of,
    start: async ({ accountId, epoch }) => {
      if (provider === null) throw new GatewayError('PROVIDER_DISABLED');
      if ((await of(accountId)).state === 'VERIFIED') throw new GatewayError('NOTHING_TO_DO');
      await attempts.count(allowances.verificationPerAccount, accountId);
      const reference = secretFrom(randomBytes);
      const { url } = await provider.start(reference);
      const begun = { state: 'PENDING', referenceHash: secretHash(reference), updatedAt: now(), epoch } as const;
      await runQuery(
        sql,
        db
          .insertInto('verification')
          .values({ accountId, ...begun })
          .onConflict((conflict) =>
            conflict.column('accountId').doUpdateSet(begun).where('verification.state', '<>', 'VERIFIED'),
          ),
      );
      return url;
    },
    isPending: async (reference) => {
      if (!isSecret(reference)) return false;
      const pending = db.selectFrom('verification').select('accountId').where('state', '=', 'PENDING');
      const named = pending.where('referenceHash', '=', secretHash(reference)).where(inForce('verification'));
      return (await runQuery(sql, named)).length > 0;
    },
    settle: async (reference, passed) => {
      if (!isSecret(reference)) return false;
      const settling = db
        .updateTable('verification')
        .set({ state: passed ? 'VERIFIED' : 'FAILED', referenceHash: null, updatedAt: now() })
        .where('referenceHash', '=', secretHash(reference))
        .where('state', '=', 'PENDING')
        .where(inForce('verification'))
        .returning('accountId');
      return (await runQuery(sql, settling)).length > 0;
    },
  };
};
