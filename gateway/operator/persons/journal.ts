import { db, defineQuery, fragment, type Given, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { defineList } from '../../../engine/projections/queries/list.ts';

/** Kinds of entries. Append-only: rows have them for good. */
export type JournalKind =
  | 'invited'
  | 'accepted'
  | 'signed-in'
  | 'signed-out'
  | 'roles-set'
  | 'ended'
  | 'sessions-ended'
  | 'identity-revealed'
  | 'refused'
  | 'drill-asked'
  | 'game-stopped'
  | 'game-resumed'
  | 'alerts-tested'
  | 'schedule-added'
  | 'schedule-removed'
  | 'channel-on'
  | 'channel-off'
  | 'retrieval-advanced'
  | 'retrieval-retried'
  | 'player-blocked'
  | 'player-unblocked'
  | 'player-held'
  | 'player-released'
  | 'player-signed-out'
  | 'limit-set'
  | 'note-added'
  | 'note-withdrawn'
  | 'care-noted'
  | 'ticket-answered'
  | 'ticket-assigned'
  | 'ticket-closed'
  | 'macro-saved'
  | 'macro-deleted'
  | 'codes-issued'
  | 'codes-revoked'
  | 'notice-published'
  | 'notice-withdrawn'
  | 'message-sent'
  | 'draft-saved'
  | 'draft-discarded';

export interface JournalNote {
  readonly at: Instant;
  /** The operator who did it; `operator:local` for the terminal. */
  readonly operatorId: string;
  readonly kind: JournalKind;
  /** The operator, player, operation, code or notice that it is about. */
  readonly subject: string | null;
  /** Never personal data. */
  readonly detail?: string | null;
  readonly reason?: string | null;
}

/** Writes an entry, in the transaction of what it tells. */
export const note = async (sql: SqlClient, { detail = null, reason = null, ...rest }: JournalNote): Promise<void> => {
  await runQuery(sql, db.insertInto('operatorJournal').values({ ...rest, detail, reason }));
};

export const REFUSED_EVERY_MS = 60_000;

const refusedBefore = defineQuery((given: Given<{ operatorId: string; operation: string; since: Instant }>) =>
  db
    .selectFrom('operatorJournal')
    .select('entryId')
    .where('kind', '=', fragment<string>`'refused'`)
    .where('operatorId', '=', given('operatorId'))
    .where('subject', '=', given('operation'))
    .where('at', '>', given('since'))
    .limit(1),
);

/** An operation for which the operator has no scope. One entry a minute of each operation: a page asks again by itself. */
export const noteRefusal = async (
  sql: SqlClient,
  { operatorId, operation, at }: { readonly operatorId: string; readonly operation: string; readonly at: Instant },
): Promise<void> => {
  const before = await refusedBefore(sql, { operatorId, operation, since: at - REFUSED_EVERY_MS });
  if (before.length === 0) await note(sql, { at, operatorId, kind: 'refused', subject: operation });
};

export const MAX_JOURNAL_PAGE = 100;

const columns = ['entryId', 'at', 'operatorId', 'kind', 'subject', 'detail', 'reason'] as const;
export type JournalRow = Omit<Row<'operatorJournal', typeof columns>, 'kind'> & {
  readonly kind: JournalKind;
  readonly operatorName: string | null;
  /** Of the operator or player that the entry is about. */
  readonly subjectName: string | null;
};

/** The newest first. */
export const journal = defineList({
  cursor: () => 'operator journal',
  rows: () =>
    db
      .selectFrom('operatorJournal as j')
      .leftJoin('operatorPerson as o', 'o.operatorId', 'j.operatorId')
      .leftJoin('operatorPerson as s', 's.operatorId', 'j.subject')
      .leftJoin('account as a', 'a.playerId', 'j.subject')
      .select(columns.map((column) => `j.${column}` as const))
      .select(['o.name as operatorName', fragment<string | null>`coalesce(s.name, a.nickname)`.as('subjectName')])
      .$narrowType<Pick<JournalRow, 'kind'>>(),
  sorts: { newest: ['desc integer j.entryId'] },
  usual: 'newest',
  size: { usual: 50, most: MAX_JOURNAL_PAGE },
});
