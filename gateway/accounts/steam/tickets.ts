import { db, fragment, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { GatewayError } from '../../errors.ts';
import { isSecret, secretFrom, secretHash } from '../secrets.ts';

const STEAM_TICKET_LIFE_MS = 10 * 60_000;

/** Steam accounts that were proved, and wait for their owner to register here. */
export interface SteamTickets {
  issue(steamId: string): Promise<string>;
  /** @throws GatewayError TICKET_INVALID */
  check(ticket: string): Promise<void>;
  /** Uses the ticket up; answers the Steam account. @throws GatewayError TICKET_INVALID */
  take(ticket: string): Promise<string>;
}

export const steamTicketsIn = (
  sql: SqlClient,
  now: () => Instant,
  randomBytes: (size: number) => Uint8Array,
): SteamTickets => {
  /** The row of a ticket. @throws GatewayError TICKET_INVALID */
  const named = (ticket: string) => {
    if (!isSecret(ticket)) throw new GatewayError('TICKET_INVALID');
    return fragment<boolean>`ticket_hash = ${secretHash(ticket)} AND expires_at > ${now()}`;
  };
  const one = (found: readonly { readonly steamId: string }[]): string => {
    const [steam] = found;
    if (steam === undefined) throw new GatewayError('TICKET_INVALID');
    return steam.steamId;
  };

  return {
    issue: async (steamId) => {
      const ticket = secretFrom(randomBytes);
      const row = { ticketHash: secretHash(ticket), steamId, expiresAt: now() + STEAM_TICKET_LIFE_MS };
      await runQuery(sql, db.insertInto('steamTicket').values(row));
      return ticket;
    },
    check: async (ticket) => {
      one(await runQuery(sql, db.selectFrom('steamTicket').select('steamId').where(named(ticket))));
    },
    take: async (ticket) =>
      one(await runQuery(sql, db.deleteFrom('steamTicket').where(named(ticket)).returning('steamId'))),
  };
};
