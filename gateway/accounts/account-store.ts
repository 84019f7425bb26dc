import { z } from 'zod';
import { refusalOf } from '../../engine/database/errors.ts';
import { integerColumn, rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { isPlayerId, type PlayerId } from '../../engine/kernel/ids.ts';
import { avatarPath } from '../avatars/paths.ts';
import type { Phone } from './phone.ts';

/** A person's account, as the database holds it. */
export interface Account {
  readonly accountId: string;
  readonly playerId: PlayerId;
  readonly phone: string;
  readonly passwordHash: string;
  readonly nickname: string;
  readonly avatarSeed: string;
  /** Of the picture the player uploaded; null for one drawn from the seed. */
  readonly avatarHash: string | null;
  readonly email: string | null;
  /** Since when the address is known to reach the player; null where nobody confirmed it. */
  readonly emailConfirmedAt: Instant | null;
  /** In canonical form. */
  readonly tradeLink: string | null;
  /** SteamID64. */
  readonly steamId: string | null;
  readonly inviteCode: string | null;
  readonly channelCode: string | null;
  readonly firstUserSeed: string;
  /** `pending` until the log knows the player. */
  readonly state: 'pending' | 'registered';
  /** The command that erases this account, while it is on its way. */
  readonly eraseCommand: string | null;
  /** Since when nothing works but looking and thawing; null for an account that works. */
  readonly frozenAt: Instant | null;
  readonly agreedAt: Instant;
  readonly createdAt: Instant;
}

/** How others see a player. Personal data: gone with the account. */
export interface Face {
  readonly nickname: string;
  /** Path of the picture. */
  readonly avatar: string;
}

export interface NewAccount
  extends Pick<
    Account,
    'accountId' | 'playerId' | 'passwordHash' | 'nickname' | 'avatarSeed' | 'firstUserSeed' | 'createdAt'
  > {
  readonly phone: Phone;
  readonly inviteCode: string | null;
  readonly channelCode: string | null;
  readonly steamId: string | null;
}

/** What may change in an account, by its column. */
const changeable = {
  phone: 'phone',
  passwordHash: 'password_hash',
  nickname: 'nickname',
  avatarSeed: 'avatar_seed',
  avatarHash: 'avatar_hash',
  email: 'email',
  emailConfirmedAt: 'email_confirmed_at',
  frozenAt: 'frozen_at',
  tradeLink: 'trade_link',
  steamId: 'steam_id',
  eraseCommand: 'erase_command',
} as const satisfies Partial<Record<keyof Account, string>>;

export type AccountChange = Partial<Pick<Account, keyof typeof changeable>>;

const columns = `account_id, player_id, phone, password_hash, nickname, avatar_seed, avatar_hash, email, trade_link,
  steam_id, invite_code, channel_code, first_user_seed, state, erase_command, agreed_at, created_at, email_confirmed_at,
  frozen_at`;

const accountColumns = z.object({
  account_id: z.string(),
  player_id: z.string().refine(isPlayerId),
  phone: z.string(),
  password_hash: z.string(),
  nickname: z.string(),
  avatar_seed: z.string(),
  avatar_hash: z.string().nullable(),
  email: z.string().nullable(),
  email_confirmed_at: integerColumn.nullable(),
  frozen_at: integerColumn.nullable(),
  trade_link: z.string().nullable(),
  steam_id: z.string().nullable(),
  invite_code: z.string().nullable(),
  channel_code: z.string().nullable(),
  first_user_seed: z.string(),
  state: z.enum(['pending', 'registered']),
  erase_command: z.string().nullable(),
  agreed_at: integerColumn,
  created_at: integerColumn,
});

const accountRow = accountColumns.transform(
  (row): Account => ({
    accountId: row.account_id,
    playerId: row.player_id,
    phone: row.phone,
    passwordHash: row.password_hash,
    nickname: row.nickname,
    avatarSeed: row.avatar_seed,
    avatarHash: row.avatar_hash,
    email: row.email,
    emailConfirmedAt: row.email_confirmed_at,
    frozenAt: row.frozen_at,
    tradeLink: row.trade_link,
    steamId: row.steam_id,
    inviteCode: row.invite_code,
    channelCode: row.channel_code,
    firstUserSeed: row.first_user_seed,
    state: row.state,
    eraseCommand: row.erase_command,
    agreedAt: row.agreed_at,
    createdAt: row.created_at,
  }),
);

const faceRow = z
  .object({
    player_id: z.string(),
    nickname: z.string(),
    avatar_hash: z.string().nullable(),
    avatar_seed: z.string(),
  })
  .transform((row): [string, Face] => [
    row.player_id,
    { nickname: row.nickname, avatar: avatarPath({ avatarHash: row.avatar_hash, avatarSeed: row.avatar_seed }) },
  ]);

export interface AccountStore {
  /** Null when the phone, or the Steam account, is taken. */
  insert(account: NewAccount): Promise<Account | null>;
  ofId(accountId: string): Promise<Account | null>;
  /** The same, and nobody else changes it before the transaction ends. */
  lock(accountId: string): Promise<Account | null>;
  ofPhone(phone: Phone): Promise<Account | null>;
  ofPlayer(playerId: PlayerId): Promise<Account | null>;
  ofSteam(steamId: string): Promise<Account | null>;
  /** Accounts whose erasure was begun and not finished. */
  erasing(): Promise<readonly Account[]>;
  /** A sign-up that was cut short is taken over by whoever proved the phone again. */
  adoptPending(phone: Phone, passwordHash: string): Promise<Account | null>;
  markRegistered(accountId: string): Promise<void>;
  /** Null where the account is gone, or the new phone or Steam account is another account's. */
  change(accountId: string, change: AccountChange): Promise<Account | null>;
  faces(playerIds: readonly string[]): Promise<ReadonlyMap<string, Face>>;
}

const UNIQUE_VIOLATION = '23505';

const isChangeable = (key: string): key is keyof typeof changeable => Object.hasOwn(changeable, key);

export const accountStoreIn = (sql: SqlClient): AccountStore => {
  const all = async (text: string, values: readonly unknown[] = []): Promise<readonly Account[]> =>
    rowsAs(accountRow, await sql.query(text, values));
  const one = async (text: string, values: readonly unknown[]): Promise<Account | null> =>
    (await all(text, values))[0] ?? null;

  return {
    insert: (account) =>
      one(
        `INSERT INTO account (account_id, player_id, phone, password_hash, nickname, avatar_seed, first_user_seed, state,
           created_at, agreed_at, invite_code, channel_code, steam_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, 'pending', $8, $8, $9, $10, $11)
         ON CONFLICT DO NOTHING RETURNING ${columns}`,
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
          account.channelCode,
          account.steamId,
        ],
      ),
    ofId: (accountId) => one(`SELECT ${columns} FROM account WHERE account_id = $1`, [accountId]),
    lock: (accountId) => one(`SELECT ${columns} FROM account WHERE account_id = $1 FOR UPDATE`, [accountId]),
    ofPhone: (phone) => one(`SELECT ${columns} FROM account WHERE phone = $1`, [phone]),
    ofPlayer: (playerId) => one(`SELECT ${columns} FROM account WHERE player_id = $1`, [playerId]),
    ofSteam: (steamId) => one(`SELECT ${columns} FROM account WHERE steam_id = $1`, [steamId]),
    erasing: () => all(`SELECT ${columns} FROM account WHERE erase_command IS NOT NULL LIMIT 1000`),
    adoptPending: (phone, passwordHash) =>
      one(`UPDATE account SET password_hash = $2 WHERE phone = $1 AND state = 'pending' RETURNING ${columns}`, [
        phone,
        passwordHash,
      ]),
    markRegistered: async (accountId) => {
      await sql.query(`UPDATE account SET state = 'registered' WHERE account_id = $1`, [accountId]);
    },
    change: async (accountId, change) => {
      const given = Object.entries(change).filter(([key]) => isChangeable(key));
      const set = given.map(([key], n) => `${isChangeable(key) ? changeable[key] : ''} = $${n + 2}`).join(', ');
      try {
        const values = [accountId, ...given.map(([, value]) => value)];
        return await one(`UPDATE account SET ${set} WHERE account_id = $1 RETURNING ${columns}`, values);
      } catch (error) {
        if (refusalOf(error)?.sqlState === UNIQUE_VIOLATION) return null;
        throw error;
      }
    },
    faces: async (playerIds) => {
      if (playerIds.length === 0) return new Map();
      const text =
        'SELECT player_id, nickname, avatar_hash, avatar_seed FROM account WHERE player_id = ANY($1::text[])';
      return new Map(rowsAs(faceRow, await sql.query(text, [playerIds])));
    },
  };
};
