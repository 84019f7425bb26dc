import { db, defineQuery, fragment, type Given, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { secretFrom, secretHash } from '../secrets.ts';
import { type AccountEpoch, inForce } from './epochs.ts';

/** When sessions end by themselves, in milliseconds. */
export interface SessionLife {
  /** After so long without use. */
  readonly idleMs: number;
  /** After so long in any case. */
  readonly longestMs: number;
}

/** Sessions of one account at once; the ones not used for longest end. */
const MAX_SESSIONS = 50;

const deviceColumns = ['sessionId', 'createdAt', 'lastSeenAt', 'device'] as const;
/** One device that is signed in. */
export type DeviceSession = Row<'session', typeof deviceColumns>;

const knownColumns = ['accountId', 'sessionId', 'lastSeenAt', 'expiresAt'] as const;
export type KnownSession = Row<'session', typeof knownColumns>;

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
  /** Answers the session's device; null where the account doesn't have the session. */
  revoke(accountId: string, sessionId: string): Promise<string | null>;
  /** All but the one named; answers how many. */
  revokeOthers(accountId: string, kept: string | null): Promise<number>;
}

/** Clients may name a session by any text. */
const sessionIdText = fragment<string>`session_id::text`;
const sessionInForce = inForce('session');

const find = defineQuery((given: Given<{ tokenHash: Uint8Array; at: Instant }>) =>
  db
    .selectFrom('session')
    .select(knownColumns)
    .where('tokenHash', '=', given('tokenHash'))
    .where('expiresAt', '>', given('at'))
    .where(sessionInForce),
);

const touch = defineQuery((given: Given<{ sessionId: string; at: Instant; idleEnd: Instant }>) =>
  db
    .updateTable('session')
    .set({
      lastSeenAt: given('at'),
      expiresAt: fragment<number>`least(${given('idleEnd')}::bigint, ends_at)`,
    })
    .where('sessionId', '=', given('sessionId')),
);

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
    const opening = db
      .insertInto('session')
      .columns(['tokenHash', 'accountId', 'createdAt', 'expiresAt', 'endsAt', 'device', 'lastSeenAt', 'epoch'])
      .expression(({ selectFrom, val }) =>
        selectFrom('account')
          .select([val(secretHash(token)).as('tokenHash'), 'accountId', val(at).as('createdAt')])
          .select([val(Math.min(at + idleMs, endsAt)).as('expiresAt'), val(endsAt).as('endsAt')])
          .select([val(device.slice(0, 60)).as('device'), val(at).as('lastSeenAt'), 'epoch'])
          .where('accountId', '=', accountId)
          .where('epoch', '=', epoch)
          .forShare(),
      )
      .returning('sessionId');
    if ((await runQuery(sql, opening)).length === 0) return null;
    const unused = db
      .selectFrom('session')
      .select('sessionId')
      .where('accountId', '=', accountId)
      .orderBy('lastSeenAt', 'desc')
      .orderBy('sessionId')
      .offset(MAX_SESSIONS);
    await runQuery(sql, db.deleteFrom('session').where('sessionId', 'in', unused));
    return { token, expiresAt: endsAt };
  },
  find: async (tokenHash) => (await find(sql, { tokenHash, at: now() }))[0] ?? null,
  touch: async (sessionId) => {
    const at = now();
    await touch(sql, { sessionId, at, idleEnd: at + idleMs });
  },
  list: (accountId) =>
    runQuery(
      sql,
      db
        .selectFrom('session')
        .select(deviceColumns)
        .where('accountId', '=', accountId)
        .where('expiresAt', '>', now())
        .where(sessionInForce)
        .orderBy('lastSeenAt', 'desc')
        .orderBy('sessionId')
        .limit(MAX_SESSIONS),
    ),
  revokeToken: async (tokenHash) => {
    const gone = db.deleteFrom('session').where('tokenHash', '=', tokenHash).returning('accountId');
    return (await runQuery(sql, gone))[0]?.accountId ?? null;
  },
  revoke: async (accountId, sessionId) => {
    const named = db.deleteFrom('session').where('accountId', '=', accountId).where(sessionIdText, '=', sessionId);
    return (await runQuery(sql, named.returning('device')))[0]?.device ?? null;
  },
  revokeOthers: async (accountId, kept) => {
    const others = db.deleteFrom('session').where('accountId', '=', accountId);
    const gone = others.where(sessionIdText, 'is distinct from', kept).returning('accountId');
    return (await runQuery(sql, gone)).length;
  },
});
