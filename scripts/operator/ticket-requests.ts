import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { integerColumn, rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import { isPlayerId, mustBe } from '../../engine/kernel/ids.ts';
import { playsOf } from '../../engine/projections/queries/plays.ts';
import { inboxIn } from '../../gateway/messages/inbox.ts';
import { supportIn } from '../../gateway/support/support.ts';
import { done, iso, listed, type OperatorAnswer, refused } from './answer.ts';
import { define } from './operator-request.ts';

const SHOWN = 50;
const BESIDE = 5;

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

const supportOver = (sql: SqlClient) => supportIn(sql, Date.now, randomUUID);

const paymentRow = z.object({
  order_id: z.string(),
  provider: z.string(),
  amount: integerColumn,
  state: z.string(),
  created_at: integerColumn,
});

/** The talk first; then whose it is, what they played last and what they paid. */
const showTicket = async (sql: SqlClient, id: string): Promise<OperatorAnswer> => {
  const [ticket] = rowsAs(ticketRow, await sql.query(`${select} WHERE ticket_id = $1`, [id]));
  if (ticket === undefined) return refused('There is no such ticket.');
  const entries = await supportOver(sql).entries(id);
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

const id = z.string().max(64);

/** An operator's requests about players' support tickets. */
export const TICKET_REQUESTS = [
  define({
    request: 'list-tickets',
    fields: {},
    look: 'ticket list   those that wait for an answer',
    perform: async ({ sql }) => {
      const found = await sql.query(`${select} WHERE t.state = 'open' ORDER BY t.updated_at LIMIT ${SHOWN}`, []);
      return listed(rowsAs(ticketRow, found).map(line), 'No ticket waits for an answer.');
    },
  }),
  define({
    request: 'show-ticket',
    fields: { id },
    look: 'ticket show <id>   what was said, whose it is, and their last plays and payments',
    perform: ({ sql }, { id }) => showTicket(sql, id),
  }),
  define({
    request: 'answer-ticket',
    fields: { id, text: z.string().min(1).max(4_000) },
    isWritten: true,
    act: 'ticket answer <id> --text <answer>',
    perform: async ({ sql }, { id, text }) => {
      const ticket = await supportOver(sql).answer(id, text);
      if (ticket === null) return refused('There is no such ticket, or it is closed.');
      await inboxIn(sql, Date.now, randomUUID).put({
        player: mustBe(isPlayerId, ticket.playerId),
        content: { template: 'support-answer', subject: ticket.subject },
        link: `/docs/support/${ticket.id}`,
        position: null,
        visibleAt: Date.now(),
      });
      return done('Answered.');
    },
  }),
  define({
    request: 'assign-ticket',
    fields: { id, to: z.string().trim().min(1).max(100) },
    isWritten: true,
    act: 'ticket assign <id> --to <name>',
    perform: async ({ sql }, { id, to }) => {
      const text = `UPDATE support_ticket SET assigned_to = $2 WHERE ticket_id = $1 AND state <> 'closed' RETURNING 1`;
      const { rows } = await sql.query(text, [id, to]);
      return rows.length === 1 ? done(`Assigned to ${to}.`) : refused('There is no such ticket, or it is closed.');
    },
  }),
  define({
    request: 'close-ticket',
    fields: { id },
    isWritten: true,
    act: 'ticket close <id>',
    perform: async ({ sql }, { id }) => {
      const text = `UPDATE support_ticket SET state = 'closed', updated_at = $2
        WHERE ticket_id = $1 AND state <> 'closed' RETURNING 1`;
      const { rows } = await sql.query(text, [id, Date.now()]);
      return rows.length === 1 ? done('Closed.') : refused('There is no such ticket, or it is closed already.');
    },
  }),
];
