import { createHmac } from 'node:crypto';
import { db, fragment, type Given, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { Page } from '../../../engine/projections/queries/cursor.ts';
import { defineList } from '../../../engine/projections/queries/list.ts';
import type { Caller } from '../sessions/caller.ts';
import { isFailure, type SecurityEventKind } from './kinds.ts';

export const MAX_JOURNAL_PAGE = 50;
const DAY_MS = 24 * 60 * 60_000;
const KEPT_MS = 400 * DAY_MS;
/** So long a place is known after the last sign-in from there. */
const PLACE_MS = 30 * DAY_MS;
/** Failures have their own share: a client that makes many of them doesn't push out the events that follow. */
const KEPT_FAILURES = 300;
const KEPT_OTHERS = 700;

export interface NewSecurityEvent {
  readonly accountId: string;
  readonly kind: SecurityEventKind;
  /** Browser and system; empty without a client. */
  readonly device: string;
  /** The key by which counters know the client's address; null without a client: a timer, the operator. */
  readonly address: string | null;
  /** The subject of the event, as far as it may be shown: a key's name, a masked number. At most 120 characters are kept. */
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

/** The security events of accounts: their players see them, and the operator's collector gets a line for each. */
export interface SecurityJournal {
  /** Of a failure one a minute is kept for an account and address. The account has to be there. */
  record(event: NewSecurityEvent): Promise<void>;
  /** Whether this browser and system came from this address lately, and since others were evicted. */
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

const events = defineList({
  cursor: () => 'security',
  rows: (given: Given<{ accountId: string; now: Instant }>) =>
    db
      .selectFrom('securityEvent')
      .select(['eventId', 'kind', 'at', 'device', 'detail'])
      .$narrowType<{ kind: SecurityEventKind }>()
      .where('accountId', '=', given('accountId'))
      .where('expiresAt', '>', given('now')),
  sorts: { newest: ['desc integer eventId'] },
  usual: 'newest',
  /** The data that a player takes along has the whole journal. */
  size: { usual: 20, most: KEPT_FAILURES + KEPT_OTHERS },
});

const shortened = (device: string): string => device.slice(0, 60);

export const securityJournalIn = ({ sql, key, now, line }: SecurityJournalParts): SecurityJournal => {
  const hashOf = (address: string): Buffer => createHmac('sha256', key).update(`journal|${address}`).digest();

  /** Only what is new makes others old. */
  const forgetOldest = (accountId: string, failure: boolean) => {
    const isAlike = fragment<boolean>`(minute IS NOT NULL) = ${failure}`;
    const oldest = db
      .selectFrom('securityEvent')
      .select('eventId')
      .where('accountId', '=', accountId)
      .where(isAlike)
      .orderBy('eventId', 'desc')
      .offset(failure ? KEPT_FAILURES : KEPT_OTHERS)
      .limit(1);
    const ofAccount = db.deleteFrom('securityEvent').where('accountId', '=', accountId);
    return runQuery(sql, ofAccount.where(isAlike).where('eventId', '<=', oldest));
  };

  return {
    record: async ({ accountId, kind, device, address, detail = null, at = now() }) => {
      const failure = isFailure(kind);
      const addressHash = address === null ? null : hashOf(address);
      const minute = failure ? Math.floor(at / 60_000) : null;
      const keeping = db
        .insertInto('securityEvent')
        .columns(['accountId', 'kind', 'at', 'device', 'addressHash', 'detail', 'minute', 'expiresAt'])
        .expression(({ selectFrom, val }) =>
          selectFrom('account')
            .select(['accountId', val(kind).as('kind'), val(at).as('at'), val(shortened(device)).as('device')])
            .select([val(addressHash).as('addressHash'), val(detail?.slice(0, 120) ?? null).as('detail')])
            .select([val(minute).as('minute'), val(at + KEPT_MS).as('expiresAt')])
            .where('accountId', '=', accountId),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('eventId');
      if ((await runQuery(sql, keeping)).length === 0) return;
      await forgetOldest(accountId, failure);
      // No name, number, address or detail: the collector may belong to a third party.
      const time = new Date(at).toISOString();
      line(JSON.stringify({ time, kind, account: accountId, address: addressHash?.toString('hex') ?? null }));
    },

    knowsPlace: async (accountId, { device, address }) => {
      const events = db.selectFrom('securityEvent').where('accountId', '=', accountId);
      const evicted = events
        .where('kind', 'in', ['password-changed', 'recovered', 'frozen', 'thawed'])
        .select(({ fn }) => fn.max('eventId').as('eventId'));
      const known = events
        .select('eventId')
        .where('kind', 'in', ['registered', 'signed-in', 'password-changed', 'thawed'])
        .where('device', '=', shortened(device))
        .where('addressHash', '=', hashOf(address))
        .where('at', '>', now() - PLACE_MS)
        .where('eventId', '>=', fragment<number>`coalesce(${evicted}, 0)`)
        .limit(1);
      return (await runQuery(sql, known)).length > 0;
    },

    page: async (accountId, first, after) => {
      const page = await events.page(sql, { accountId, now: now() }, { first, after });
      return { ...page, rows: page.rows.map(({ eventId, ...event }) => ({ id: String(eventId), ...event })) };
    },
  };
};
