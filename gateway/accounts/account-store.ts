import { z } from 'zod';
import type { Instant } from '../../engine/kernel/decision.ts';
import { isPlayerId, type PlayerId } from '../../engine/kernel/ids.ts';
import { integerColumn, rowsAs, type SqlClient } from '../../engine/projections/sql.ts';
import type { Phone } from './phone.ts';

/** A person's account, as the database holds it. */
export interface Account {
  readonly accountId: string;
  readonly playerId: PlayerId;
  readonly phone: string;
  readonly passwordHash: string;
  readonly nickname: string;
  readonly avatarSeed: string;
  readonly firstUserSeed: string;
  /** `pending` until the log knows the player. */
  readonly state: 'pending' | 'registered';
  readonly createdAt: Instant;
}

/** How others see a player. Personal data: gone with the account. */
export interface Face {
  readonly nickname: string;
  readonly avatarSeed: string;
}

export interface NewAccount extends Omit<Account, 'state'> {
  readonly phone: Phone;
  readonly inviteCode: string | null;
}

const columns =
  'account_id, player_id, phone, password_hash, nickname, avatar_seed, first_user_seed, state, created_at';

const accountRow = z
  .object({
    account_id: z.string(),
    player_id: z.string().refine(isPlayerId),
    phone: z.string(),
    password_hash: z.string(),
    nickname: z.string(),
    avatar_seed: z.string(),
    first_user_seed: z.string(),
    state: z.enum(['pending', 'registered']),
    created_at: integerColumn,
  })
  .transform(
    (row): Account => ({
      accountId: row.account_id,
      playerId: row.player_id,
      phone: row.phone,
      passwordHash: row.password_hash,
      nickname: row.nickname,
      avatarSeed: row.avatar_seed,
      firstUserSeed: row.first_user_seed,
      state: row.state,
      createdAt: row.created_at,
    }),
  );

const faceRow = z.object({ player_id: z.string(), nickname: z.string(), avatar_seed: z.string() });

export interface AccountStore {
  /** Null when the phone is taken. */
  insert(account: NewAccount): Promise<Account | null>;
  ofPhone(phone: Phone): Promise<Account | null>;
  ofSession(tokenHash: Uint8Array, at: Instant): Promise<Account | null>;
  /** A sign-up that was cut short is taken over by whoever proved the phone again. */
  adoptPending(phone: Phone, passwordHash: string): Promise<Account | null>;
  markRegistered(accountId: string): Promise<void>;
  faces(playerIds: readonly string[]): Promise<ReadonlyMap<string, Face>>;
}

export const accountStoreIn = (sql: SqlClient): AccountStore => {
  const one = async (text: string, values: readonly unknown[]): Promise<Account | null> =>
    rowsAs(accountRow, await sql.query(text, values))[0] ?? null;

  return {
    insert: (account) =>
      one(
        `INSERT INTO account (account_id, player_id, phone, password_hash, nickname, avatar_seed, first_user_seed, state,
           created_at, agreed_at, invite_code)
         VALUES ($1, $2, $3, $4, $5, $6, $7, 'pending', $8, $8, $9)
         ON CONFLICT (phone) DO NOTHING RETURNING ${columns}`,
        [
          account.accountId,
          account.playerId,
          account.phone,
          account.passwordHash,
          account.nickname,
          account.avatarSeed,
          account.firstUserSeed,
          account.createdAt,
          account.inviteCode,
        ],
      ),
    ofPhone: (phone) => one(`SELECT ${columns} FROM account WHERE phone = $1`, [phone]),
    ofSession: (tokenHash, at) =>
      one(
        `SELECT ${columns} FROM account
         WHERE account_id = (SELECT account_id FROM session WHERE token_hash = $1 AND expires_at > $2)`,
        [tokenHash, at],
      ),
    adoptPending: (phone, passwordHash) =>
      one(`UPDATE account SET password_hash = $2 WHERE phone = $1 AND state = 'pending' RETURNING ${columns}`, [
        phone,
        passwordHash,
      ]),
    markRegistered: async (accountId) => {
      await sql.query(`UPDATE account SET state = 'registered' WHERE account_id = $1`, [accountId]);
    },
    faces: async (playerIds) => {
      if (playerIds.length === 0) return new Map();
      const text = 'SELECT player_id, nickname, avatar_seed FROM account WHERE player_id = ANY($1::text[])';
      const found = rowsAs(faceRow, await sql.query(text, [playerIds]));
      return new Map(found.map((row) => [row.player_id, { nickname: row.nickname, avatarSeed: row.avatar_seed }]));
    },
  };
};
