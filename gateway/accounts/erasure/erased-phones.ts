import { createHmac } from 'node:crypto';
import { db, fragment, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';

/** All that is remembered of an erased account, under a keyed hash of its phone. */
export interface KeptFacts {
  /** A self-exclusion outlasts the account; null for none. */
  readonly excludedUntil: Instant | null;
  /** Names of rewards that a person gets once, such as `first-deposit`. */
  readonly rewards: readonly string[];
}

export interface ErasedPhones {
  /** Null where no account with this phone was erased. */
  of(phone: string): Promise<KeptFacts | null>;
  /** Adds to what is known of the phone. */
  keep(phone: string, facts: KeptFacts, tx: SqlClient): Promise<void>;
}

export const erasedPhonesIn = (sql: SqlClient, key: Uint8Array, now: () => Instant): ErasedPhones => {
  const hashOf = (phone: string): Buffer => createHmac('sha256', key).update(`erased|${phone}`).digest();
  return {
    of: async (phone) => {
      const known = db.selectFrom('erasedPhone').select(['excludedUntil', 'rewards']);
      return (await runQuery(sql, known.where('phoneHash', '=', hashOf(phone))))[0] ?? null;
    },
    keep: async (phone, { excludedUntil, rewards }, tx) => {
      await runQuery(
        tx,
        db
          .insertInto('erasedPhone')
          .values({ phoneHash: hashOf(phone), erasedAt: now(), excludedUntil, rewards })
          .onConflict((conflict) =>
            conflict.column('phoneHash').doUpdateSet({
              erasedAt: fragment`excluded.erased_at`,
              excludedUntil: fragment`greatest(erased_phone.excluded_until, excluded.excluded_until)`,
              rewards: fragment`ARRAY(SELECT DISTINCT unnest(erased_phone.rewards || excluded.rewards) ORDER BY 1)`,
            }),
          ),
      );
    },
  };
};
