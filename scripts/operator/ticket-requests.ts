import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { db, type Row, runQuery } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import { isPlayerId, mustBe } from '../../engine/kernel/ids.ts';
import { playsOf } from '../../engine/projections/queries/plays.ts';
import { ticketsIn } from '../../gateway/operator/queries/tickets.ts';
import { inboxIn } from '../../gateway/site/messages/inbox.ts';
import { supportIn } from '../../gateway/site/support/support.ts';
import { done, iso, listed, type OperatorAnswer, refused } from './answer.ts';
import { define } from './operator-request.ts';

const BESIDE = 5;

const tickets = db
  .selectFrom('supportTicket as t')
  .leftJoin('account as a', 'a.playerId', 't.playerId')
  .select(['ticketId', 't.playerId', 'nickname', 'subject', 'assignedTo', 't.updatedAt']);

type TicketColumns = readonly ['ticketId', 'playerId', 'subject', 'assignedTo', 'updatedAt'];
type TicketLine = Row<'supportTicket', TicketColumns> & { readonly nickname: string | null };

const line = ({ ticketId, updatedAt, playerId, nickname, assignedTo, subject }: TicketLine): string =>
  `${ticketId}  ${iso(updatedAt)}  ${playerId} ${nickname ?? ''}  ${assignedTo ?? 'nobody'}  ${subject}`;

const change = (id: string) =>
  db.updateTable('supportTicket').where('ticketId', '=', id).where('state', '<>', 'closed').returning('ticketId');

const supportOver = (sql: SqlClient) => supportIn(sql, Date.now, randomUUID);

/** The talk first; then whose it is, what they played last and what they paid. */
const showTicket = async (sql: SqlClient, id: string): Promise<OperatorAnswer> => {
  const [ticket] = await runQuery(sql, tickets.where('ticketId', '=', id));
  if (ticket === undefined) return refused('There is no such ticket.');
  const entries = await supportOver(sql).entries(id);
  const { rows: plays } = await playsOf(sql, ticket.playerId, { first: BESIDE });
  const orders = db
    .selectFrom('depositOrder')
    .select(['orderId', 'provider', 'amount', 'state', 'createdAt'])
    .where('playerId', '=', ticket.playerId);
  const payments = await runQuery(sql, orders.orderBy('createdAt', 'desc').limit(BESIDE));
  return done(
    ...entries.map(({ fromSupport, at, text }) => `${iso(at)} ${fromSupport ? 'support' : 'player'}: ${text}`),
    line(ticket),
    ...plays.map(({ game, id, position, at }) => `  play     ${iso(at)}  ${game}  ${id}  position ${position}`),
    ...payments.map(
      ({ createdAt, provider, orderId, amount, state }) =>
        `  payment  ${iso(createdAt)}  ${provider}  ${orderId}  ${amount}  ${state}`,
    ),
  );
};

const id = z.string().max(64);

/** An operator's requests about players' support tickets. */
export const TICKET_REQUESTS = [
  define({
    request: 'list-tickets',
    fields: {},
    look: 'ticket list   those that wait for an answer, the longest first',
    perform: async ({ sql }) => {
      const { rows } = await ticketsIn(sql, 'open');
      return listed(rows.map(line), 'No ticket waits for an answer.');
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
      const rows = await runQuery(sql, change(id).set({ assignedTo: to }));
      return rows.length === 1 ? done(`Assigned to ${to}.`) : refused('There is no such ticket, or it is closed.');
    },
  }),
  define({
    request: 'close-ticket',
    fields: { id },
    isWritten: true,
    act: 'ticket close <id>',
    perform: async ({ sql }, { id }) => {
      const rows = await runQuery(sql, change(id).set({ state: 'closed', updatedAt: Date.now() }));
      return rows.length === 1 ? done('Closed.') : refused('There is no such ticket, or it is closed already.');
    },
  }),
];
