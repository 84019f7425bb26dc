import { countRows, db, fragment, type Given, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { PlayerId } from '../../../engine/kernel/ids.ts';
import type { CountedPage } from '../../../engine/projections/queries/cursor.ts';
import { defineList } from '../../../engine/projections/queries/list.ts';
import { MAX_SUBJECT, MAX_TEXT, supportTextIn } from '../../../schema/input/support-ticket.ts';
import { GatewayError, invalidInput } from '../../errors.ts';

export const MAX_TICKETS_PAGE = 50;
const MAX_OPEN_TICKETS = 5;
/** Of one ticket: a longer talk deserves another one. */
const MAX_ENTRIES = 200;

const columns = ['ticketId', 'playerId', 'subject', 'state', 'retrievalId', 'createdAt', 'updatedAt'] as const;
type Ticket = Row<'supportTicket', typeof columns>;
export interface TicketRow extends Omit<Ticket, 'ticketId'> {
  readonly id: string;
}

export interface EntryRow extends Row<'supportEntry', readonly ['ticketId', 'fromSupport', 'text', 'at']> {
  readonly id: string;
}

/** Questions to the operator, and the answers. */
export interface Support {
  /** @throws GatewayError INVALID_INPUT, TOO_MANY; ALREADY_DISPUTED for a retrieval that has a ticket */
  open(player: PlayerId, subject: string, text: string, retrievalId?: string): Promise<TicketRow>;
  /** @throws GatewayError NOT_FOUND, INVALID_INPUT, TICKET_CLOSED */
  write(player: PlayerId, id: string, text: string): Promise<TicketRow>;
  /** @throws GatewayError NOT_FOUND */
  close(player: PlayerId, id: string): Promise<TicketRow>;
  one(player: PlayerId, id: string): Promise<TicketRow | null>;
  /** @throws InvalidCursor */
  page(player: PlayerId, first: number, after: string | null): Promise<CountedPage<TicketRow>>;
  entries(ticketId: string): Promise<readonly EntryRow[]>;
  /** Of retrievals that are disputed, the tickets. */
  disputes(retrievalIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** For the operator: the open tickets, the one that waits longest first. */
  waiting(limit: number): Promise<readonly TicketRow[]>;
  /** The operator's answer. Null for a ticket that is unknown, closed or full. */
  answer(id: string, text: string): Promise<TicketRow | null>;
}

const ofPlayer = defineList({
  cursor: () => 'tickets',
  rows: (given: Given<{ player: PlayerId }>) =>
    db.selectFrom('supportTicket').select(columns).where('playerId', '=', given('player')),
  sorts: { newest: ['desc integer createdAt', 'desc text ticketId'] },
  usual: 'newest',
  size: { usual: 15, most: MAX_TICKETS_PAGE },
});

const bounded = (field: string, text: string, max: number): string => {
  const found = supportTextIn(text, max);
  if (found === null) throw invalidInput(field, `has 1 to ${max} characters`);
  return found;
};

const ticketOf = ({ ticketId: id, ...row }: Ticket): TicketRow => ({ id, ...row });

const ticketsOf = (player: PlayerId) => db.selectFrom('supportTicket').where('playerId', '=', player);

/** Each act is one statement: the ticket and its entry are written together or not at all. */
export const supportIn = (sql: SqlClient, now: () => Instant, randomUuid: () => string): Support => {
  const tickets = async (query: Parameters<typeof runQuery<Ticket>>[1]): Promise<readonly TicketRow[]> =>
    (await runQuery(sql, query)).map(ticketOf);

  const one = async (player: PlayerId, id: string): Promise<TicketRow | null> =>
    (await tickets(ticketsOf(player).select(columns).where('ticketId', '=', id)))[0] ?? null;

  /** Adds an entry to the ticket that the same statement writes, if it writes one. */
  const entryOf = (fromSupport: boolean, text: string, at: Instant) =>
    fragment<object>`(INSERT INTO support_entry (entry_id, ticket_id, from_support, text, at)
      SELECT ${randomUuid()}, ticket_id, ${fromSupport}::boolean, ${text}, ${at}::bigint FROM ticket)`;

  /** Adds an entry where the ticket is of that player (any, for the operator), not closed and not too long. */
  const add = (id: string, player: PlayerId | null, text: string) => {
    const at = now();
    const ticket = db
      .updateTable('supportTicket')
      .set({ state: player === null ? 'answered' : 'open', updatedAt: at })
      .where('ticketId', '=', id)
      .where(({ eb, lit }) => (player === null ? lit(true) : eb('playerId', '=', player)))
      .where('state', '<>', 'closed')
      .where(fragment<number>`(SELECT count(*) FROM support_entry WHERE ticket_id = ${id})`, '<', MAX_ENTRIES)
      .returning(columns);
    const entry = entryOf(player === null, bounded('text', text, MAX_TEXT), at);
    const both = db.with('ticket', () => ticket).with('entry', () => entry);
    return tickets(both.selectFrom('ticket').select(columns));
  };

  return {
    open: async (player, subject, text, retrievalId) => {
      const [about, words] = [bounded('subject', subject, MAX_SUBJECT), bounded('text', text, MAX_TEXT)];
      const open = await countRows(sql, ticketsOf(player).where('state', '<>', 'closed'));
      if (open >= MAX_OPEN_TICKETS) throw new GatewayError('TOO_MANY', { max: MAX_OPEN_TICKETS });
      const at = now();
      const row = { ticketId: randomUuid(), playerId: player, subject: about, retrievalId: retrievalId ?? null };
      const ticket = db
        .insertInto('supportTicket')
        .values({ ...row, state: 'open', createdAt: at, updatedAt: at })
        .onConflict((conflict) => conflict.column('retrievalId').doNothing())
        .returning(columns);
      const both = db.with('ticket', () => ticket).with('entry', () => entryOf(false, words, at));
      const [opened] = await tickets(both.selectFrom('ticket').select(columns));
      if (opened === undefined) throw new GatewayError('ALREADY_DISPUTED');
      return opened;
    },

    write: async (player, id, text) => {
      const [written] = await add(id, player, text);
      if (written !== undefined) return written;
      throw new GatewayError((await one(player, id)) === null ? 'NOT_FOUND' : 'TICKET_CLOSED');
    },

    close: async (player, id) => {
      const closing = db.updateTable('supportTicket').set({ state: 'closed', updatedAt: now() });
      const named = closing.where('playerId', '=', player).where('ticketId', '=', id);
      const [closed] = await tickets(named.returning(columns));
      if (closed === undefined) throw new GatewayError('NOT_FOUND');
      return closed;
    },

    one,

    page: async (player, first, after) => {
      const page = await ofPlayer.counted(sql, { player }, { first, after });
      return { ...page, rows: page.rows.map(ticketOf) };
    },

    entries: (ticketId) =>
      runQuery(
        sql,
        db
          .selectFrom('supportEntry')
          .select(['entryId as id', 'ticketId', 'fromSupport', 'text', 'at'])
          .where('ticketId', '=', ticketId)
          .orderBy('at')
          .orderBy('entryId')
          .limit(MAX_ENTRIES),
      ),

    disputes: async (retrievalIds) => {
      const disputed = db
        .selectFrom('supportTicket')
        .select(['retrievalId', 'ticketId'])
        .where('retrievalId', '=', fragment<string>`ANY(${retrievalIds}::text[])`)
        .$narrowType<{ retrievalId: string }>();
      return new Map((await runQuery(sql, disputed)).map((row) => [row.retrievalId, row.ticketId]));
    },

    waiting: (limit) => {
      const open = db.selectFrom('supportTicket').select(columns).where('state', '=', 'open');
      return tickets(open.orderBy('updatedAt').limit(limit));
    },

    answer: async (id, text) => (await add(id, null, text))[0] ?? null,
  };
};
