import { z } from 'zod';
import { integerColumn, rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import { playsOf } from '../../engine/projections/queries/plays.ts';
import type { Support } from '../../gateway/support/support.ts';
import { done, type OperatorAnswer, refused } from './answer.ts';

const SHOWN = 50;
const BESIDE = 5;

const iso = (at: number): string => new Date(at).toISOString();

const ticketRow = z.object({
  ticket_id: z.string(),
  player_id: z.string(),
  nickname: z.string().nullable(),
  subject: z.string(),
  state: z.string(),
  assigned_to: z.string().nullable(),
  updated_at: integerColumn,
});
const select = `SELECT ticket_id, t.player_id, nickname, subject, t.state, assigned_to, t.updated_at
  FROM support_ticket t LEFT JOIN account a ON a.player_id = t.player_id`;

type TicketLine = z.infer<typeof ticketRow>;

const line = ({ ticket_id, updated_at, player_id, nickname, assigned_to, subject }: TicketLine): string =>
  `${ticket_id}  ${iso(updated_at)}  ${player_id} ${nickname ?? ''}  ${assigned_to ?? 'nobody'}  ${subject}`;

export const listTickets = async (sql: SqlClient): Promise<OperatorAnswer> => {
  const found = await sql.query(`${select} WHERE t.state = 'open' ORDER BY t.updated_at LIMIT ${SHOWN}`, []);
  const lines = rowsAs(ticketRow, found).map(line);
  return done(...(lines.length === 0 ? ['No ticket waits for an answer.'] : lines));
};

const paymentRow = z.object({
  order_id: z.string(),
  provider: z.string(),
  amount: integerColumn,
  state: z.string(),
  created_at: integerColumn,
});

/** The talk first; then whose it is, what they played last and what they paid. */
export const showTicket = async (sql: SqlClient, support: Support, id: string): Promise<OperatorAnswer> => {
  const [ticket] = rowsAs(ticketRow, await sql.query(`${select} WHERE ticket_id = $1`, [id]));
  if (ticket === undefined) return refused('There is no such ticket.');
  const entries = await support.entries(id);
  const { rows: plays } = await playsOf(sql, ticket.player_id, { first: BESIDE });
  const payments = rowsAs(
    paymentRow,
    await sql.query(
      `SELECT order_id, provider, amount, state, created_at FROM deposit_order WHERE player_id = $1
       ORDER BY created_at DESC LIMIT ${BESIDE}`,
      [ticket.player_id],
    ),
  );
  return done(
    ...entries.map(({ fromSupport, at, text }) => `${iso(at)} ${fromSupport ? 'support' : 'player'}: ${text}`),
    line(ticket),
    ...plays.map(({ game, id, position, at }) => `  play     ${iso(at)}  ${game}  ${id}  position ${position}`),
    ...payments.map(
      ({ created_at, provider, order_id, amount, state }) =>
        `  payment  ${iso(created_at)}  ${provider}  ${order_id}  ${amount}  ${state}`,
    ),
  );
};

export const assignTicket = async (sql: SqlClient, id: string, to: string): Promise<OperatorAnswer> => {
  const text = `UPDATE support_ticket SET assigned_to = $2 WHERE ticket_id = $1 AND state <> 'closed' RETURNING 1`;
  const { rows } = await sql.query(text, [id, to]);
  return rows.length === 1 ? done(`Assigned to ${to}.`) : refused('There is no such ticket, or it is closed.');
};

export const closeTicket = async (sql: SqlClient, id: string): Promise<OperatorAnswer> => {
  const text = `UPDATE support_ticket SET state = 'closed', updated_at = $2
    WHERE ticket_id = $1 AND state <> 'closed' RETURNING 1`;
  const { rows } = await sql.query(text, [id, Date.now()]);
  return rows.length === 1 ? done('Closed.') : refused('There is no such ticket, or it is closed already.');
};
