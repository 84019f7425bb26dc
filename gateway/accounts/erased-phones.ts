import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { integerColumn, rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';

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

const row = z
  .object({ excluded_until: integerColumn.nullable(), rewards: z.array(z.string()) })
  .transform((found): KeptFacts => ({ excludedUntil: found.excluded_until, rewards: found.rewards }));

export const erasedPhonesIn = (sql: SqlClient, key: Uint8Array, now: () => Instant): ErasedPhones => {
  const hashOf = (phone: string): Buffer => createHmac('sha256', key).update(`erased|${phone}`).digest();
  return {
    of: async (phone) => {
      const text = 'SELECT excluded_until, rewards FROM erased_phone WHERE phone_hash = $1';
      return rowsAs(row, await sql.query(text, [hashOf(phone)]))[0] ?? null;
    },
    keep: async (phone, { excludedUntil, rewards }, tx) => {
      await tx.query(
        `INSERT INTO erased_phone AS e (phone_hash, erased_at, excluded_until, rewards) VALUES ($1, $2, $3, $4::text[])
         ON CONFLICT (phone_hash) DO UPDATE SET erased_at = excluded.erased_at,
           excluded_until = greatest(e.excluded_until, excluded.excluded_until),
           rewards = ARRAY(SELECT DISTINCT unnest(e.rewards || excluded.rewards) ORDER BY 1)`,
        [hashOf(phone), now(), excludedUntil, rewards],
      );
    },
  };
};
