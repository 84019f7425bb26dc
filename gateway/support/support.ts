import { z } from 'zod';
import { db, type Given } from '../../engine/database/queries.ts';
import { columnsOf, recordsAs } from '../../engine/database/records.ts';
import { countOf, integerColumn, rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import type { PlayerId } from '../../engine/kernel/ids.ts';
import type { CountedPage } from '../../engine/projections/queries/cursor.ts';
import { defineList } from '../../engine/projections/queries/list.ts';
import { MAX_SUBJECT, MAX_TEXT, supportTextIn } from '../../schema/input/support-ticket.ts';
import { GatewayError, invalidInput } from '../errors.ts';

export const MAX_TICKETS_PAGE = 50;
const MAX_OPEN_TICKETS = 5;
/** Of one ticket: a longer talk deserves another one. */
const MAX_ENTRIES = 200;

const ticketColumns = z.object({
  ticketId: z.string(),
  playerId: z.string(),
  subject: z.string(),
  state: z.enum(['open', 'answered', 'closed']),
  retrievalId: z.string().nullable(),
  createdAt: integerColumn,
  updatedAt: integerColumn,
});
const columns = columnsOf(ticketColumns);
const withId = ({ ticketId: id, ...row }: Readonly<z.infer<typeof ticketColumns>>) => ({ id, ...row });
const ticketRow = ticketColumns.transform(withId);
export type TicketRow = Readonly<z.infer<typeof ticketRow>>;

const entryRow = z.object({
  id: z.string(),
  ticketId: z.string(),
  fromSupport: z.boolean(),
  text: z.string(),
  at: integerColumn,
});
export type EntryRow = Readonly<z.infer<typeof entryRow>>;

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

const disputeRow = z.object({ retrieval_id: z.string(), ticket_id: z.string() });

const ofPlayer = defineList({
  cursor: () => 'tickets',
  rows: (given: Given<{ player: PlayerId }>) =>
    db.selectFrom('supportTicket').select(ticketColumns.keyof().options).where('playerId', '=', given('player')),
  sorts: { newest: ['desc integer createdAt', 'desc text ticketId'] },
  usual: 'newest',
  size: { usual: 15, most: MAX_TICKETS_PAGE },
});

const bounded = (field: string, text: string, max: number): string => {
  const found = supportTextIn(text, max);
  if (found === null) throw invalidInput(field, `has 1 to ${max} characters`);
  return found;
};

/** Each act is one statement: the ticket and its entry are written together or not at all. */
export const supportIn = (sql: SqlClient, now: () => Instant, randomUuid: () => string): Support => {
  const tickets = async (text: string, values: readonly unknown[]): Promise<readonly TicketRow[]> =>
    recordsAs(ticketRow, await sql.query(text, values));

  const one = async (player: PlayerId, id: string): Promise<TicketRow | null> =>
    (await tickets(`SELECT ${columns} FROM support_ticket WHERE player_id = $1 AND ticket_id = $2`, [player, id]))[0] ??
    null;

  const openCount = (player: PlayerId): Promise<number> =>
    countOf(sql, `support_ticket WHERE player_id = $1 AND state <> 'closed'`, [player]);

  /** Adds an entry where the ticket is of that player (any, for the operator), not closed and not too long. */
  const add = (id: string, player: PlayerId | null, text: string) =>
    tickets(
      `WITH ticket AS (
         UPDATE support_ticket SET state = $4, updated_at = $5
         WHERE ticket_id = $1 AND ($2::text IS NULL OR player_id = $2) AND state <> 'closed'
           AND (SELECT count(*) FROM support_entry WHERE ticket_id = $1) < ${MAX_ENTRIES}
         RETURNING ${columns}),
       entry AS (
         INSERT INTO support_entry (entry_id, ticket_id, from_support, text, at)
         SELECT $6, ticket_id, $2::text IS NULL, $3, $5 FROM ticket)
       SELECT ${columns} FROM ticket`,
      [id, player, bounded('text', text, MAX_TEXT), player === null ? 'answered' : 'open', now(), randomUuid()],
    );

  return {
    open: async (player, subject, text, retrievalId) => {
      const [about, words] = [bounded('subject', subject, MAX_SUBJECT), bounded('text', text, MAX_TEXT)];
      if ((await openCount(player)) >= MAX_OPEN_TICKETS) throw new GatewayError('TOO_MANY', { max: MAX_OPEN_TICKETS });
      const [opened] = await tickets(
        `WITH ticket AS (
           INSERT INTO support_ticket (ticket_id, player_id, subject, state, retrieval_id, created_at, updated_at)
           VALUES ($1, $2, $3, 'open', $4, $5, $5) ON CONFLICT (retrieval_id) DO NOTHING RETURNING ${columns}),
         entry AS (
           INSERT INTO support_entry (entry_id, ticket_id, from_support, text, at)
           SELECT $6, ticket_id, false, $7, $5 FROM ticket)
         SELECT ${columns} FROM ticket`,
        [randomUuid(), player, about, retrievalId ?? null, now(), randomUuid(), words],
      );
      if (opened === undefined) throw new GatewayError('ALREADY_DISPUTED');
      return opened;
    },

    write: async (player, id, text) => {
      const [written] = await add(id, player, text);
      if (written !== undefined) return written;
      throw new GatewayError((await one(player, id)) === null ? 'NOT_FOUND' : 'TICKET_CLOSED');
    },

    close: async (player, id) => {
      const [closed] = await tickets(
        `UPDATE support_ticket SET state = 'closed', updated_at = $3 WHERE player_id = $1 AND ticket_id = $2
         RETURNING ${columns}`,
        [player, id, now()],
      );
      if (closed === undefined) throw new GatewayError('NOT_FOUND');
      return closed;
    },

    one,

    page: async (player, first, after) => {
      const page = await ofPlayer.counted(sql, { player }, { first, after });
      return { ...page, rows: page.rows.map(withId) };
    },

    entries: async (ticketId) =>
      recordsAs(
        entryRow,
        await sql.query(
          `SELECT entry_id AS id, ticket_id, from_support, text, at FROM support_entry WHERE ticket_id = $1
           ORDER BY at, entry_id LIMIT ${MAX_ENTRIES}`,
          [ticketId],
        ),
      ),

    disputes: async (retrievalIds) => {
      const text = 'SELECT retrieval_id, ticket_id FROM support_ticket WHERE retrieval_id = ANY($1::text[])';
      const found = rowsAs(disputeRow, await sql.query(text, [retrievalIds]));
      return new Map(found.map((row) => [row.retrieval_id, row.ticket_id]));
    },

    waiting: (limit) =>
      tickets(`SELECT ${columns} FROM support_ticket WHERE state = 'open' ORDER BY updated_at LIMIT $1`, [limit]),

    answer: async (id, text) => (await add(id, null, text))[0] ?? null,
  };
};
