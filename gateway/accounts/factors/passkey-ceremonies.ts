import { db, fragment, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { type AccountEpoch, inForce } from '../sessions/epochs.ts';
import { CEREMONY_LIFE_MS, newChallenge } from './webauthn.ts';

export type CeremonyPurpose = Row<'passkeyCeremony', readonly ['purpose']>['purpose'];

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

export const passkeyCeremoniesIn = (
  sql: SqlClient,
  now: () => Instant,
  randomBytes: (size: number) => Uint8Array,
  randomUuid: () => string,
): PasskeyCeremonies => ({
  begin: async (purpose, account) => {
    const { accountId, epoch } = account ?? { accountId: null, epoch: 0 };
    const id = randomUuid();
    const challenge = newChallenge(randomBytes);
    // A ceremony takes the place of the one before it, so that an account has three at most: one for each purpose.
    if (accountId !== null) {
      const before = db.deleteFrom('passkeyCeremony').where('accountId', '=', accountId);
      await runQuery(sql, before.where('purpose', '=', purpose));
    }
    const begun = { ceremonyId: id, purpose, accountId, epoch, challenge, expiresAt: now() + CEREMONY_LIFE_MS };
    await runQuery(sql, db.insertInto('passkeyCeremony').values(begun));
    return { id, challenge };
  },
  take: async (id, purpose, accountId) => {
    const taking = db
      .deleteFrom('passkeyCeremony')
      .where(fragment<string>`ceremony_id::text`, '=', id.toLowerCase())
      .where('purpose', '=', purpose)
      .where(fragment<string | null>`account_id::text`, 'is not distinct from', accountId)
      .where('expiresAt', '>', now())
      .where(({ eb, or }) => or([eb('accountId', 'is', null), inForce('passkeyCeremony')]))
      .returning('challenge');
    return (await runQuery(sql, taking))[0]?.challenge ?? null;
  },
});
