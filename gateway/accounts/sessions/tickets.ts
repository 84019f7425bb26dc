import { db, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { GatewayError } from '../../errors.ts';
import { isSecret, secretFrom, secretHash } from '../secrets.ts';
import { type AccountEpoch, inForce } from './epochs.ts';

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
  /** The account's number or password changed: earlier proofs count no more. */
  forget(accountId: string): Promise<void>;
}

export const ticketsIn = (sql: SqlClient, now: () => Instant, randomBytes: (size: number) => Uint8Array): Tickets => ({
  issue: async ({ accountId, epoch }) => {
    const ticket = secretFrom(randomBytes);
    const expiresAt = now() + TICKET_LIFE_MS;
    const row = { ticketHash: secretHash(ticket), accountId, epoch, expiresAt };
    await runQuery(sql, db.insertInto('actionTicket').values(row));
    return { ticket, expiresAt };
  },
  require: async (accountId, ticket) => {
    const invalid = new GatewayError('TICKET_INVALID');
    if (ticket === null || ticket === undefined || !isSecret(ticket)) throw invalid;
    const found = db
      .selectFrom('actionTicket')
      .select('accountId')
      .where('ticketHash', '=', secretHash(ticket))
      .where('accountId', '=', accountId)
      .where('expiresAt', '>', now())
      .where(inForce('actionTicket'));
    if ((await runQuery(sql, found)).length === 0) throw invalid;
  },
  forget: async (accountId) => {
    await runQuery(sql, db.deleteFrom('actionTicket').where('accountId', '=', accountId));
  },
});
