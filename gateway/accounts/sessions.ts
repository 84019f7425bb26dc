import { z } from 'zod';
import { columnsOf, recordsAs } from '../../engine/database/records.ts';
import { integerColumn, rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { type AccountEpoch, inForce } from './epochs.ts';
import { secretFrom, secretHash } from './secrets.ts';

/** When sessions end by themselves, in milliseconds. */
export interface SessionLife {
  /** After so long without use. */
  readonly idleMs: number;
  /** After so long in any case. */
  readonly longestMs: number;
}

/** Sessions of one account at once; the ones not used for longest end. */
const MAX_SESSIONS = 50;

const deviceRow = z.object({
  sessionId: z.string(),
  createdAt: integerColumn,
  lastSeenAt: integerColumn,
  device: z.string(),
});
/** One device that is signed in. */
export type DeviceSession = Readonly<z.infer<typeof deviceRow>>;

const knownRow = z.object({
  accountId: z.string(),
  sessionId: z.string(),
  lastSeenAt: integerColumn,
  expiresAt: integerColumn,
});
export type KnownSession = Readonly<z.infer<typeof knownRow>>;

export interface OpenedSession {
  readonly token: string;
  readonly expiresAt: Instant;
}

export interface Sessions {
  /**
   * An opaque token of 256 bits; only its SHA-256 is stored. Answers when the session ends at the latest; null where the
   * account is of another epoch by now, so that no sign-in outlives the change that came before its end.
   */
  open(account: AccountEpoch, device: string): Promise<OpenedSession | null>;
  /** Null for a token that never was, is revoked or has expired. */
  find(tokenHash: Uint8Array): Promise<KnownSession | null>;
  /** Writes down that the session is in use, which puts off its idle end. */
  touch(sessionId: string): Promise<void>;
  /** The newest first. */
  list(accountId: string): Promise<readonly DeviceSession[]>;
  /** Answers whose session it was; null for a dead token. */
  revokeToken(tokenHash: Uint8Array): Promise<string | null>;
  /** Answers the session's device; null where the account has no such session. */
  revoke(accountId: string, sessionId: string): Promise<string | null>;
  /** All but the one named; answers how many. */
  revokeOthers(accountId: string, kept: string | null): Promise<number>;
}

const ownerRow = z.object({ account_id: z.string() });
const endedRow = z.object({ device: z.string() });

export const sessionsIn = (
  sql: SqlClient,
  { idleMs, longestMs }: SessionLife,
  now: () => Instant,
  randomBytes: (size: number) => Uint8Array,
): Sessions => ({
  open: async ({ accountId, epoch }, device) => {
    const token = secretFrom(randomBytes);
    const at = now();
    const endsAt = at + longestMs;
    // The lock on the account's row waits for a change of it that is being written, and sees what came of it.
    const opened = await sql.query(
      `INSERT INTO session (token_hash, account_id, created_at, expires_at, ends_at, device, last_seen_at, epoch)
       SELECT $1, account_id, $3, least($4::bigint, $5::bigint), $5, $6, $3, epoch FROM account
       WHERE account_id = $2 AND epoch = $7 FOR SHARE RETURNING 1 AS opened`,
      [secretHash(token), accountId, at, at + idleMs, endsAt, device.slice(0, 60), epoch],
    );
    if (opened.rows.length === 0) return null;
    await sql.query(
      `DELETE FROM session WHERE session_id IN (
         SELECT session_id FROM session WHERE account_id = $1 ORDER BY last_seen_at DESC, session_id OFFSET ${MAX_SESSIONS})`,
      [accountId],
    );
    return { token, expiresAt: endsAt };
  },
  find: async (tokenHash) => {
    const text = `SELECT ${columnsOf(knownRow)} FROM session
      WHERE token_hash = $1 AND expires_at > $2 AND ${inForce('session')}`;
    return recordsAs(knownRow, await sql.query(text, [tokenHash, now()]))[0] ?? null;
  },
  touch: async (sessionId) => {
    const at = now();
    const text = 'UPDATE session SET last_seen_at = $2, expires_at = least($3::bigint, ends_at) WHERE session_id = $1';
    await sql.query(text, [sessionId, at, at + idleMs]);
  },
  list: async (accountId) =>
    recordsAs(
      deviceRow,
      await sql.query(
        `SELECT ${columnsOf(deviceRow)} FROM session
         WHERE account_id = $1 AND expires_at > $2 AND ${inForce('session')}
         ORDER BY last_seen_at DESC, session_id LIMIT ${MAX_SESSIONS}`,
        [accountId, now()],
      ),
    ),
  revokeToken: async (tokenHash) => {
    const gone = await sql.query('DELETE FROM session WHERE token_hash = $1 RETURNING account_id', [tokenHash]);
    return rowsAs(ownerRow, gone)[0]?.account_id ?? null;
  },
  revoke: async (accountId, sessionId) => {
    const text = 'DELETE FROM session WHERE account_id = $1 AND session_id::text = $2 RETURNING device';
    return rowsAs(endedRow, await sql.query(text, [accountId, sessionId]))[0]?.device ?? null;
  },
  revokeOthers: async (accountId, kept) => {
    const text =
      'DELETE FROM session WHERE account_id = $1 AND session_id::text IS DISTINCT FROM $2 RETURNING account_id';
    return (await sql.query(text, [accountId, kept])).rows.length;
  },
});
