import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { integerColumn, rowsAs, type SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import {
  decodeCursor,
  encodeCursor,
  integerKey,
  type Page,
  pageOf,
} from '../../../engine/projections/queries/cursor.ts';
import type { Caller } from '../caller.ts';
import { isFailure, SECURITY_EVENTS, type SecurityEventKind } from './kinds.ts';

export const MAX_JOURNAL_PAGE = 50;
const DAY_MS = 24 * 60 * 60_000;
const KEPT_MS = 400 * DAY_MS;
/** So long a place is known after the last sign-in from there. */
const PLACE_MS = 30 * DAY_MS;
/** Failures have a share of their own: whoever makes many of them doesn't push out what they are followed by. */
const KEPT_FAILURES = 300;
const KEPT_OTHERS = 700;

export interface NewSecurityEvent {
  readonly accountId: string;
  readonly kind: SecurityEventKind;
  /** Browser and system; empty where nobody asked. */
  readonly device: string;
  /** The key by which counters know the client's address; null where nobody asked: a timer, the operator. */
  readonly address: string | null;
  /** What the event was about, as far as that may be shown: a key's name, a masked number. At most 120 characters are kept. */
  readonly detail?: string | null;
  /** When the event happened; now where it isn't given. */
  readonly at?: Instant;
}

export interface SecurityEventRow {
  readonly id: string;
  readonly kind: SecurityEventKind;
  readonly at: Instant;
  readonly device: string;
  readonly detail: string | null;
}

/** What happened to accounts: their players see it, and the operator's collector gets a line. */
export interface SecurityJournal {
  /** Of a failure one a minute is kept for an account and address. The account has to be there. */
  record(event: NewSecurityEvent): Promise<void>;
  /** Whether such a browser and system came from that address lately, and since others were evicted. */
  knowsPlace(accountId: string, place: Pick<Caller, 'device' | 'address'>): Promise<boolean>;
  /** Newest first. @throws InvalidCursor */
  page(accountId: string, first: number, after: string | null): Promise<Page<SecurityEventRow>>;
}

/** Takes one line of JSON, without its end of line. Never throws and never waits. */
export type SecurityLine = (line: string) => void;

export interface SecurityJournalParts {
  readonly sql: SqlClient;
  /** The account key. */
  readonly key: Uint8Array;
  readonly now: () => Instant;
  readonly line: SecurityLine;
}

export const JOURNAL_LIST = 'security';

const row = z
  .object({
    event_id: integerColumn,
    kind: z.enum(SECURITY_EVENTS),
    at: integerColumn,
    device: z.string(),
    detail: z.string().nullable(),
  })
  .transform(({ event_id, ...event }): SecurityEventRow => ({ id: String(event_id), ...event }));

const shortened = (device: string): string => device.slice(0, 60);

export const securityJournalIn = ({ sql, key, now, line }: SecurityJournalParts): SecurityJournal => {
  const hashOf = (address: string): Buffer => createHmac('sha256', key).update(`journal|${address}`).digest();

  /** Only what is new makes others old. */
  const forgetOldest = (accountId: string, failure: boolean) =>
    sql.query(
      `DELETE FROM security_event WHERE account_id = $1 AND (minute IS NOT NULL) = $2 AND event_id <= (
         SELECT event_id FROM security_event WHERE account_id = $1 AND (minute IS NOT NULL) = $2
         ORDER BY event_id DESC OFFSET $3 LIMIT 1)`,
      [accountId, failure, failure ? KEPT_FAILURES : KEPT_OTHERS],
    );

  return {
    record: async ({ accountId, kind, device, address, detail = null, at = now() }) => {
      const failure = isFailure(kind);
      const addressHash = address === null ? null : hashOf(address);
      const kept = await sql.query(
        `INSERT INTO security_event (account_id, kind, at, device, address_hash, detail, minute, expires_at)
         SELECT account_id, $2, $3, $4, $5, $6, $7, $8 FROM account WHERE account_id = $1
         ON CONFLICT DO NOTHING RETURNING 1 AS kept`,
        [
          accountId,
          kind,
          at,
          shortened(device),
          addressHash,
          detail?.slice(0, 120) ?? null,
          failure ? Math.floor(at / 60_000) : null,
          at + KEPT_MS,
        ],
      );
      if (kept.rows.length === 0) return;
      await forgetOldest(accountId, failure);
      // No name, number, address or detail: the collector may belong to somebody else.
      const time = new Date(at).toISOString();
      line(JSON.stringify({ time, kind, account: accountId, address: addressHash?.toString('hex') ?? null }));
    },

    knowsPlace: async (accountId, { device, address }) => {
      const text = `SELECT 1 AS found FROM security_event WHERE account_id = $1
        AND kind IN ('registered', 'signed-in', 'password-changed', 'thawed')
        AND device = $2 AND address_hash = $3 AND at > $4 AND event_id >= coalesce((
          SELECT max(event_id) FROM security_event WHERE account_id = $1
            AND kind IN ('password-changed', 'recovered', 'frozen', 'thawed')), 0) LIMIT 1`;
      const values = [accountId, shortened(device), hashOf(address), now() - PLACE_MS];
      return (await sql.query(text, values)).rows.length > 0;
    },

    page: async (accountId, first, after) => {
      const before = after === null ? null : integerKey(decodeCursor(JOURNAL_LIST, after, 1)[0]);
      const found = await sql.query(
        `SELECT event_id, kind, at, device, detail FROM security_event
         WHERE account_id = $1 AND expires_at > $2 AND ($3::bigint IS NULL OR event_id < $3)
         ORDER BY event_id DESC LIMIT $4`,
        [accountId, now(), before, first + 1],
      );
      return pageOf(rowsAs(row, found), first, ({ id }) => encodeCursor(JOURNAL_LIST, [id]));
    },
  };
};
