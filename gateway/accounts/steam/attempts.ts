import { db, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { isSecret, secretFrom, secretHash } from '../secrets.ts';
import { type AccountEpoch, inForce } from '../sessions/epochs.ts';
import { type CallbackParams, callbackParams } from './callback.ts';
import { NONCE_WINDOW_MS } from './openid.ts';

const ATTEMPT_LIFE_MS = 15 * 60_000;

/** A sign-in with Steam that was begun. */
export interface SteamAttempt {
  /** The account that links a Steam account; null for a sign-in. */
  readonly accountId: string | null;
  readonly params: CallbackParams;
}

export interface SteamAttempts {
  /** `account` links a Steam account; null for a sign-in. Answers the state that the browser must bring back. */
  begin(account: AccountEpoch | null, params: CallbackParams): Promise<string>;
  /** The attempt, for the browser that comes back first; null for a state that never was, is used or too old. */
  end(state: string): Promise<SteamAttempt | null>;
  /** False for a nonce that was used before. */
  useNonce(nonce: string): Promise<boolean>;
}

export const steamAttemptsIn = (
  sql: SqlClient,
  now: () => Instant,
  randomBytes: (size: number) => Uint8Array,
): SteamAttempts => ({
  begin: async (account, params) => {
    const state = secretFrom(randomBytes);
    const { accountId, epoch } = account ?? { accountId: null, epoch: 0 };
    const attempt = { stateHash: secretHash(state), accountId, epoch, params: JSON.stringify(params) };
    const row = { ...attempt, expiresAt: now() + ATTEMPT_LIFE_MS };
    await runQuery(sql, db.insertInto('steamAttempt').values(row));
    return state;
  },
  end: async (state) => {
    if (!isSecret(state)) return null;
    const ending = db
      .deleteFrom('steamAttempt')
      .where('stateHash', '=', secretHash(state))
      .where('expiresAt', '>', now())
      .where(({ eb, or }) => or([eb('accountId', 'is', null), inForce('steamAttempt')]))
      .returning(['accountId', 'params']);
    const [begun] = await runQuery(sql, ending);
    return begun === undefined
      ? null
      : { accountId: begun.accountId, params: callbackParams.parse(JSON.parse(begun.params)) };
  },
  useNonce: async (nonce) => {
    // Kept for as long as a nonce may look fresh: as far in the future as in the past.
    const row = { nonceHash: secretHash(nonce), expiresAt: now() + 2 * NONCE_WINDOW_MS + 60_000 };
    const using = db
      .insertInto('steamNonce')
      .values(row)
      .onConflict((conflict) => conflict.doNothing());
    return (await runQuery(sql, using.returning('expiresAt'))).length > 0;
  },
});
