import { z } from 'zod';
import { insertRecord } from '../engine/database/records.ts';
import { rowsAs, type SqlClient } from '../engine/database/sql.ts';
import type { Instant } from '../engine/kernel/decision.ts';
import type { GiveawayId } from '../engine/kernel/ids.ts';
import { isRoomPassword, normalPassword, ROOM_PASSWORD_LENGTH } from '../schema/input/passwords.ts';
import type { Passwords } from './accounts/password.ts';
import type { Asker } from './accounts/turns/fair-queue.ts';
import { invalidInput } from './errors.ts';

/** @throws GatewayError INVALID_INPUT */
export const readRoomPassword = (text: string): string => {
  if (isRoomPassword(text)) return text;
  throw invalidInput('password', `has ${ROOM_PASSWORD_LENGTH.min} to ${ROOM_PASSWORD_LENGTH.max} characters`);
};

/** Passwords of giveaway rooms. They are secrets: hashed, in an ordinary table, never in the log. */
export interface GiveawayPasswords {
  /** The first one set for a room stays. False where there was one. */
  set(giveaway: GiveawayId, password: string, asker: Asker): Promise<boolean>;
  /** Deletes the password of a room that wasn't created. */
  forget(giveaway: GiveawayId): Promise<void>;
  /** False also where the room has no password: then it lets no player in. */
  matches(giveaway: GiveawayId, password: string, asker: Asker): Promise<boolean>;
}

const row = z.object({ password_hash: z.string() });

export const giveawayPasswordsIn = (sql: SqlClient, passwords: Passwords, now: () => Instant): GiveawayPasswords => ({
  set: async (giveaway, password, asker) => {
    const row = {
      giveawayId: giveaway,
      passwordHash: await passwords.hash(normalPassword(password), asker),
      createdAt: now(),
    };
    const once = 'ON CONFLICT (giveaway_id) DO NOTHING RETURNING giveaway_id';
    const { rows } = await insertRecord(sql, 'giveaway_password', row, once);
    return rows.length > 0;
  },
  forget: async (giveaway) => {
    await sql.query('DELETE FROM giveaway_password WHERE giveaway_id = $1', [giveaway]);
  },
  matches: async (giveaway, password, asker) => {
    // No room can have a malformed password, so the gateway saves the derivation.
    if (!isRoomPassword(password)) return false;
    const text = 'SELECT password_hash FROM giveaway_password WHERE giveaway_id = $1';
    const [found] = rowsAs(row, await sql.query(text, [giveaway]));
    return passwords.verify(normalPassword(password), found?.password_hash ?? null, asker);
  },
});
