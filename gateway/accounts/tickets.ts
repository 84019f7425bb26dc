import { insertRecord } from '../../engine/database/records.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { GatewayError } from '../errors.ts';
import { type AccountEpoch, inForce } from './epochs.ts';
import { isSecret, secretFrom, secretHash } from './secrets.ts';

const TICKET_LIFE_MS = 10 * 60_000;

export interface ActionTicket {
  readonly ticket: string;
  readonly expiresAt: Instant;
}

/** Proof of a moment ago that the caller is the player (see `StepUp`): good for sensitive acts of that account alone. */
export interface Tickets {
  issue(account: AccountEpoch): Promise<ActionTicket>;
  /** @throws GatewayError TICKET_INVALID */
  require(accountId: string, ticket: string | null | undefined): Promise<void>;
  /** The account's number or password changed: what was proved before counts no more. */
  forget(accountId: string): Promise<void>;
}

export const ticketsIn = (sql: SqlClient, now: () => Instant, randomBytes: (size: number) => Uint8Array): Tickets => ({
  issue: async ({ accountId, epoch }) => {
    const ticket = secretFrom(randomBytes);
    const expiresAt = now() + TICKET_LIFE_MS;
    await insertRecord(sql, 'action_ticket', { ticketHash: secretHash(ticket), accountId, epoch, expiresAt });
    return { ticket, expiresAt };
  },
  require: async (accountId, ticket) => {
    const invalid = new GatewayError('TICKET_INVALID');
    if (ticket === null || ticket === undefined || !isSecret(ticket)) throw invalid;
    const text = `SELECT 1 AS found FROM action_ticket
      WHERE ticket_hash = $1 AND account_id = $2 AND expires_at > $3 AND ${inForce('action_ticket')}`;
    if ((await sql.query(text, [secretHash(ticket), accountId, now()])).rows.length === 0) throw invalid;
  },
  forget: async (accountId) => {
    await sql.query('DELETE FROM action_ticket WHERE account_id = $1', [accountId]);
  },
});
