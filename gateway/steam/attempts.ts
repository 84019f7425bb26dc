import { z } from 'zod';
import { insertRecord } from '../../engine/database/records.ts';
import { rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { type AccountEpoch, inForce } from '../accounts/epochs.ts';
import { isSecret, secretFrom, secretHash } from '../accounts/secrets.ts';
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

const row = z.object({ account_id: z.string().nullable(), params: z.string() }).transform(
  (found): SteamAttempt => ({
    accountId: found.account_id,
    params: callbackParams.parse(JSON.parse(found.params)),
  }),
);

export const steamAttemptsIn = (
  sql: SqlClient,
  now: () => Instant,
  randomBytes: (size: number) => Uint8Array,
): SteamAttempts => ({
  begin: async (account, params) => {
    const state = secretFrom(randomBytes);
    const { accountId, epoch } = account ?? { accountId: null, epoch: 0 };
    const attempt = { stateHash: secretHash(state), accountId, epoch, params: JSON.stringify(params) };
    await insertRecord(sql, 'steam_attempt', { ...attempt, expiresAt: now() + ATTEMPT_LIFE_MS });
    return state;
  },
  end: async (state) => {
    if (!isSecret(state)) return null;
    const text = `DELETE FROM steam_attempt WHERE state_hash = $1 AND expires_at > $2
      AND (account_id IS NULL OR ${inForce('steam_attempt')}) RETURNING account_id, params`;
    return rowsAs(row, await sql.query(text, [secretHash(state), now()]))[0] ?? null;
  },
  useNonce: async (nonce) => {
    // Kept for as long as a nonce may look fresh: as far in the future as in the past.
    const used = await sql.query(
      'INSERT INTO steam_nonce (nonce_hash, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING expires_at',
      [secretHash(nonce), now() + 2 * NONCE_WINDOW_MS + 60_000],
    );
    return used.rows.length > 0;
  },
});
