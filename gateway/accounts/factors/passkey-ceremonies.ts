import { z } from 'zod';
import { insertRecord } from '../../../engine/database/records.ts';
import { rowsAs, type SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { type AccountEpoch, inForce } from '../epochs.ts';

export const CEREMONY_LIFE_MS = 5 * 60_000;

export type CeremonyPurpose = 'register' | 'login' | 'step-up';

/** WebAuthn ceremonies that were begun: each is good for one answer, for its purpose and its account. */
export interface PasskeyCeremonies {
  /** `account` is null where the player isn't known yet. */
  begin(
    purpose: CeremonyPurpose,
    account: AccountEpoch | null,
  ): Promise<{ readonly id: string; readonly challenge: string }>;
  /** Uses the ceremony up and answers its challenge; null where there is no open one. */
  take(id: string, purpose: CeremonyPurpose, accountId: string | null): Promise<string | null>;
}

const challengeRow = z.object({ challenge: z.string() });

export const passkeyCeremoniesIn = (
  sql: SqlClient,
  now: () => Instant,
  randomBytes: (size: number) => Uint8Array,
  randomUuid: () => string,
): PasskeyCeremonies => ({
  begin: async (purpose, account) => {
    const { accountId, epoch } = account ?? { accountId: null, epoch: 0 };
    const id = randomUuid();
    const challenge = Buffer.from(randomBytes(32)).toString('base64url');
    // A ceremony takes the place of the one before it, so that an account has three at most: one for each purpose.
    if (accountId !== null) {
      await sql.query('DELETE FROM passkey_ceremony WHERE account_id = $1 AND purpose = $2', [accountId, purpose]);
    }
    const begun = { ceremonyId: id, purpose, accountId, epoch, challenge, expiresAt: now() + CEREMONY_LIFE_MS };
    await insertRecord(sql, 'passkey_ceremony', begun);
    return { id, challenge };
  },
  take: async (id, purpose, accountId) => {
    const taken = await sql.query(
      `DELETE FROM passkey_ceremony WHERE ceremony_id::text = $1 AND purpose = $2
         AND account_id::text IS NOT DISTINCT FROM $3 AND expires_at > $4
         AND (account_id IS NULL OR ${inForce('passkey_ceremony')})
       RETURNING challenge`,
      [id.toLowerCase(), purpose, accountId, now()],
    );
    return rowsAs(challengeRow, taken)[0]?.challenge ?? null;
  },
});
