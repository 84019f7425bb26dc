import type { Tables } from '../../../engine/database/generated/tables.ts';
import { db, fragment, type Given, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { PlayerId } from '../../../engine/kernel/ids.ts';
import type { CountedPage } from '../../../engine/projections/queries/cursor.ts';
import { defineList, type PageAsked } from '../../../engine/projections/queries/list.ts';
import { playsOf } from '../../../engine/projections/queries/plays.ts';

export const MAX_TICKETS = 100;
const size = { usual: 50, most: MAX_TICKETS };

type TicketState = Tables['supportTicket']['state'];

const columns = ['ticketId', 'playerId', 'subject', 'state', 'assignedTo', 'createdAt', 'updatedAt'] as const;
export type OperatorTicket = Row<'supportTicket', typeof columns> & {
  readonly nickname: string | null;
  /** When the first message without an answer was written; null where the ticket isn't open. */
  readonly waitingSince: Instant | null;
};

const tickets = db
  .selectFrom('supportTicket as t')
  .leftJoin('account as a', 'a.playerId', 't.playerId')
  .select(columns.map((column) => `t.${column}` as const))
  .select('a.nickname');

/** A ticket whose player wrote nothing since the last answer waits since its last change. */
const sinceFirstUnanswered = fragment<number>`coalesce((
  SELECT min(e.at) FROM support_entry e WHERE e.ticket_id = t.ticket_id AND NOT e.from_support AND e.at > coalesce(
    (SELECT max(s.at) FROM support_entry s WHERE s.ticket_id = t.ticket_id AND s.from_support), -1)), t.updated_at)`;

const open = defineList({
  cursor: () => 'operator tickets open',
  rows: () =>
    db
      .selectFrom(tickets.select(sinceFirstUnanswered.as('waitingSince')).where('t.state', '=', 'open').as('waiting'))
      .select([...columns, 'nickname', fragment<number>`waiting_since`.as('waitingSince')]),
  sorts: { longest: ['asc integer waitingSince', 'asc text ticketId'] },
  usual: 'longest',
  size,
});

const others = defineList({
  cursor: () => 'operator tickets',
  rows: (given: Given<{ state: TicketState }>) => tickets.where('t.state', '=', given('state')),
  sorts: { newest: ['desc integer t.updatedAt', 'desc text t.ticketId'] },
  usual: 'newest',
  size,
});

/** Open tickets by how long they have waited, the longest first; others by their last change, the newest first. @throws InvalidCursor */
export const ticketsIn = async (
  sql: SqlClient,
  state: TicketState,
  asked?: PageAsked,
): Promise<CountedPage<OperatorTicket>> => {
  if (state === 'open') return open.counted(sql, {}, asked);
  const page = await others.counted(sql, { state }, asked);
  return { ...page, rows: page.rows.map((row) => ({ ...row, waitingSince: null })) };
};

/** Null for an unknown id. */
export const ticketOf = async (sql: SqlClient, id: string): Promise<OperatorTicket | null> => {
  const waiting = fragment<number | null>`CASE WHEN t.state = 'open' THEN ${sinceFirstUnanswered} END`;
  const [found] = await runQuery(sql, tickets.select(waiting.as('waitingSince')).where('t.ticketId', '=', id));
  return found ?? null;
};

const BESIDE = 5;

/** The player's last plays and payments, newest first, as they stand beside a ticket. */
export const besideTicket = async (sql: SqlClient, player: PlayerId) => {
  const { rows } = await playsOf(sql, player, { first: BESIDE });
  // The index of a player's orders is by the account.
  const payments = db
    .selectFrom('depositOrder')
    .innerJoin('account', 'account.accountId', 'depositOrder.accountId')
    .select(['orderId as id', 'provider', 'amount', 'depositOrder.state', 'depositOrder.createdAt as at'])
    .where('account.playerId', '=', player)
    .orderBy('depositOrder.createdAt', 'desc')
    .orderBy('orderId', 'desc');
  return {
    plays: rows.map(({ game, id, position, at }) => ({ game, id, position, at })),
    payments: await runQuery(sql, payments.limit(BESIDE)),
  };
};
