import { z } from 'zod';
import { columnsOf, recordsAs } from '../../../engine/database/records.ts';
import { integerColumn, type SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { inForce } from '../epochs.ts';

export const PENDING_KINDS = ['TRADE_LINK', 'STEAM_LINK', 'PHONE', 'REMOVE_PASSKEY', 'REMOVE_TOTP'] as const;
export type PendingKind = (typeof PENDING_KINDS)[number];

/** So long an owner has to stop a change. */
export const PENDING_MS = 24 * 60 * 60_000;
/** Passkeys aside there is one of a kind. */
const MAX_SHOWN = 20;

export interface WantedChange {
  readonly kind: PendingKind;
  /** A trade link or nothing, a SteamID64, a number in E.164, a passkey's id, nothing. */
  readonly value: string;
  /** The value as far as it may be shown: a masked number, a passkey's name. */
  readonly detail: string | null;
}

const row = z.object({
  changeId: z.string(),
  accountId: z.string(),
  kind: z.enum(PENDING_KINDS),
  value: z.string(),
  detail: z.string().nullable(),
  requestedAt: integerColumn,
  appliesAt: integerColumn,
});
/** A change that is made 24 hours after it was asked for, unless its owner stops it. */
export type PendingChange = Readonly<z.infer<typeof row>>;
const columns = columnsOf(row);
const FORCE = inForce('pending_change');

/** Rows go once: to whoever stops the change, or to the process that makes it. */
export interface PendingChanges {
  /** Takes the place of another one of its kind, of passkeys of the same passkey. Under the account's lock. */
  ask(accountId: string, wanted: WantedChange): Promise<PendingChange>;
  list(accountId: string): Promise<readonly PendingChange[]>;
  /** Null where there is none (any more). */
  take(accountId: string, changeId: string): Promise<PendingChange | null>;
  takeKind(accountId: string, kind: PendingKind): Promise<readonly PendingChange[]>;
  takeAll(accountId: string): Promise<readonly PendingChange[]>;
  /** Changes whose time has come, the oldest first. */
  due(most: number): Promise<readonly PendingChange[]>;
}

export const pendingChangesIn = (sql: SqlClient, now: () => Instant, randomUuid: () => string): PendingChanges => {
  const all = async (text: string, values: readonly unknown[]): Promise<readonly PendingChange[]> =>
    recordsAs(row, await sql.query(text, values));

  return {
    ask: async (accountId, { kind, value, detail }) => {
      await sql.query(
        `DELETE FROM pending_change WHERE account_id = $1 AND kind = $2 AND (kind <> 'REMOVE_PASSKEY' OR value = $3)`,
        [accountId, kind, value],
      );
      const at = now();
      const [asked] = await all(
        `INSERT INTO pending_change (${columns}, epoch)
         SELECT $1, account_id, $3, $4, $5, $6, $7, epoch FROM account WHERE account_id = $2 RETURNING ${columns}`,
        [randomUuid(), accountId, kind, value, detail?.slice(0, 120) ?? null, at, at + PENDING_MS],
      );
      if (asked === undefined) throw new Error('the change was not kept');
      return asked;
    },
    list: (accountId) =>
      all(
        `SELECT ${columns} FROM pending_change WHERE account_id = $1 AND ${FORCE} ORDER BY applies_at, change_id LIMIT $2`,
        [accountId, MAX_SHOWN],
      ),
    take: async (accountId, changeId) => {
      const text = `DELETE FROM pending_change WHERE account_id = $1 AND change_id::text = $2 AND ${FORCE} RETURNING ${columns}`;
      return (await all(text, [accountId, changeId.toLowerCase()]))[0] ?? null;
    },
    takeKind: (accountId, kind) =>
      all(`DELETE FROM pending_change WHERE account_id = $1 AND kind = $2 RETURNING ${columns}`, [accountId, kind]),
    takeAll: (accountId) => all(`DELETE FROM pending_change WHERE account_id = $1 RETURNING ${columns}`, [accountId]),
    due: (most) =>
      all(`SELECT ${columns} FROM pending_change WHERE applies_at <= $1 AND ${FORCE} ORDER BY applies_at LIMIT $2`, [
        now(),
        most,
      ]),
  };
};
