import { db, runQuery } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import type { GiveawayId } from '../../engine/kernel/ids.ts';
import { isRoomPassword, normalPassword, ROOM_PASSWORD_LENGTH } from '../../schema/input/passwords.ts';
import type { Passwords } from '../accounts/passwords/password.ts';
import type { Asker } from '../accounts/turns/fair-queue.ts';
import { invalidInput } from '../errors.ts';

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

export const giveawayPasswordsIn = (sql: SqlClient, passwords: Passwords, now: () => Instant): GiveawayPasswords => ({
  set: async (giveaway, password, asker) => {
    const row = {
      giveawayId: giveaway,
      passwordHash: await passwords.hash(normalPassword(password), asker),
      createdAt: now(),
    };
    const setting = db.insertInto('giveawayPassword').values(row);
    const once = setting.onConflict((conflict) => conflict.column('giveawayId').doNothing()).returning('giveawayId');
    return (await runQuery(sql, once)).length > 0;
  },
  forget: async (giveaway) => {
    await runQuery(sql, db.deleteFrom('giveawayPassword').where('giveawayId', '=', giveaway));
  },
  matches: async (giveaway, password, asker) => {
    // No room can have a malformed password, so the gateway saves the derivation.
    if (!isRoomPassword(password)) return false;
    const set = db.selectFrom('giveawayPassword').select('passwordHash').where('giveawayId', '=', giveaway);
    const [found] = await runQuery(sql, set);
    return passwords.verify(normalPassword(password), found?.passwordHash ?? null, asker);
  },
});
