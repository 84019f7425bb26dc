import { z } from 'zod';
import { insertRecord } from '../../engine/database/records.ts';
import { rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { isSecret, secretFrom, secretHash } from '../accounts/secrets.ts';
import { GatewayError } from '../errors.ts';

const STEAM_TICKET_LIFE_MS = 10 * 60_000;

/** Steam accounts that were proved, and wait for their owner to register here. */
export interface SteamTickets {
  issue(steamId: string): Promise<string>;
  /** @throws GatewayError TICKET_INVALID */
  check(ticket: string): Promise<void>;
  /** Uses the ticket up; answers the Steam account. @throws GatewayError TICKET_INVALID */
  take(ticket: string): Promise<string>;
}

const row = z.object({ steam_id: z.string() });

export const steamTicketsIn = (
  sql: SqlClient,
  now: () => Instant,
  randomBytes: (size: number) => Uint8Array,
): SteamTickets => {
  const find = async (text: string, ticket: string): Promise<string> => {
    const found = isSecret(ticket) ? await sql.query(text, [secretHash(ticket), now()]) : { rows: [] };
    const [steam] = rowsAs(row, found);
    if (steam === undefined) throw new GatewayError('TICKET_INVALID');
    return steam.steam_id;
  };

  return {
    issue: async (steamId) => {
      const ticket = secretFrom(randomBytes);
      const expiresAt = now() + STEAM_TICKET_LIFE_MS;
      await insertRecord(sql, 'steam_ticket', { ticketHash: secretHash(ticket), steamId, expiresAt });
      return ticket;
    },
    check: async (ticket) => {
      await find('SELECT steam_id FROM steam_ticket WHERE ticket_hash = $1 AND expires_at > $2', ticket);
    },
    take: (ticket) =>
      find('DELETE FROM steam_ticket WHERE ticket_hash = $1 AND expires_at > $2 RETURNING steam_id', ticket),
  };
};
