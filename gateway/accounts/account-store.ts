import { z } from 'zod';
import { refusalOf } from '../../engine/database/errors.ts';
import { columnOf, columnsOf, insertRecord, recordsAs } from '../../engine/database/records.ts';
import { integerColumn, type SqlClient } from '../../engine/database/sql.ts';
import { isPlayerId, type PlayerId } from '../../engine/kernel/ids.ts';
import { avatarPath } from '../avatars/paths.ts';
import type { Phone } from './phone.ts';

const accountRow = z.object({
  accountId: z.string(),
  playerId: z.string().refine(isPlayerId),
  phone: z.string(),
  passwordHash: z.string(),
  nickname: z.string(),
  /** Others are shown neither the nickname nor the picture. */
  nameHidden: z.boolean(),
  /** What the player's page shows besides the face. */
  winsShown: z.boolean(),
  battlesShown: z.boolean(),
  luckShown: z.boolean(),
  avatarSeed: z.string(),
  /** Of the picture the player uploaded; null for one drawn from the seed. */
  avatarHash: z.string().nullable(),
  email: z.string().nullable(),
  /** Since when the address is known to reach the player; null where nobody confirmed it. */
  emailConfirmedAt: integerColumn.nullable(),
  /** In canonical form. */
  tradeLink: z.string().nullable(),
  /** SteamID64. */
  steamId: z.string().nullable(),
  inviteCode: z.string().nullable(),
  channelCode: z.string().nullable(),
  firstUserSeed: z.string(),
  /** `pending` until the log knows the player. */
  state: z.enum(['pending', 'registered']),
  /** The command that erases this account, while it is on its way. */
  eraseCommand: z.string().nullable(),
  /** Since when nothing works but looking and thawing; null for an account that works. */
  frozenAt: integerColumn.nullable(),
  agreedAt: integerColumn,
  createdAt: integerColumn,
  /** How often everything was ended that others may hold: see epochs.ts. */
  epoch: integerColumn,
});
/** A person's account, as the database holds it. */
export type Account = Readonly<z.infer<typeof accountRow>>;

/** How others see a player who doesn't hide it. Personal data: gone with the account. */
export interface Face extends Pick<Account, 'winsShown' | 'battlesShown' | 'luckShown'> {
  readonly nickname: string;
  /** Path of the picture. */
  readonly avatar: string;
}

interface NewAccount
  extends Pick<
    Account,
    'accountId' | 'playerId' | 'passwordHash' | 'nickname' | 'avatarSeed' | 'firstUserSeed' | 'createdAt'
  > {
  readonly phone: Phone;
  readonly inviteCode: string | null;
  readonly channelCode: string | null;
  readonly steamId: string | null;
}

/** What may change in an account. */
const changeable = accountRow.pick({
  phone: true,
  passwordHash: true,
  nickname: true,
  nameHidden: true,
  winsShown: true,
  battlesShown: true,
  luckShown: true,
  avatarSeed: true,
  avatarHash: true,
  email: true,
  emailConfirmedAt: true,
  frozenAt: true,
  tradeLink: true,
  steamId: true,
  eraseCommand: true,
  epoch: true,
});

export type AccountChange = Partial<Readonly<z.infer<typeof changeable>>>;

const columns = columnsOf(accountRow);

const faceRow = accountRow.pick({
  playerId: true,
  nickname: true,
  winsShown: true,
  battlesShown: true,
  luckShown: true,
  avatarHash: true,
  avatarSeed: true,
});

export interface AccountStore {
  /** Null when the phone, or the Steam account, is taken. */
  insert(account: NewAccount): Promise<Account | null>;
  ofId(accountId: string): Promise<Account | null>;
  /** The account of that id, which nobody else changes before the transaction ends. */
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
  /** Of those among these players who may be shown. */
  faces(playerIds: readonly string[]): Promise<ReadonlyMap<string, Face>>;
}

const UNIQUE_VIOLATION = '23505';

export const accountStoreIn = (sql: SqlClient): AccountStore => {
  const all = async (text: string, values: readonly unknown[] = []): Promise<readonly Account[]> =>
    recordsAs(accountRow, await sql.query(text, values));
  const one = async (text: string, values: readonly unknown[]): Promise<Account | null> =>
    (await all(text, values))[0] ?? null;

  return {
    insert: async (account) => {
      const row = { ...account, state: 'pending', agreedAt: account.createdAt };
      const inserted = await insertRecord(sql, 'account', row, `ON CONFLICT DO NOTHING RETURNING ${columns}`);
      return recordsAs(accountRow, inserted)[0] ?? null;
    },
    ofId: (accountId) => one(`SELECT ${columns} FROM account WHERE account_id = $1`, [accountId]),
    lock: (accountId) => one(`SELECT ${columns} FROM account WHERE account_id = $1 FOR UPDATE`, [accountId]),
    ofPhone: (phone) => one(`SELECT ${columns} FROM account WHERE phone = $1`, [phone]),
    ofPlayer: (playerId) => one(`SELECT ${columns} FROM account WHERE player_id = $1`, [playerId]),
    ofSteam: (steamId) => one(`SELECT ${columns} FROM account WHERE steam_id = $1`, [steamId]),
    erasing: () => all(`SELECT ${columns} FROM account WHERE erase_command IS NOT NULL LIMIT 1000`),
    adoptPending: (phone, passwordHash) =>
      one(
        `UPDATE account SET password_hash = $2, epoch = epoch + 1 WHERE phone = $1 AND state = 'pending' RETURNING ${columns}`,
        [phone, passwordHash],
      ),
    markRegistered: async (accountId) => {
      await sql.query(`UPDATE account SET state = 'registered' WHERE account_id = $1`, [accountId]);
    },
    change: async (accountId, change) => {
      const given = Object.entries(change).filter(([key]) => Object.hasOwn(changeable.shape, key));
      const set = given.map(([key], n) => `${columnOf(key)} = $${n + 2}`).join(', ');
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
      const text = `SELECT ${columnsOf(faceRow)} FROM account WHERE player_id = ANY($1::text[]) AND NOT name_hidden`;
      const found = recordsAs(faceRow, await sql.query(text, [playerIds]));
      return new Map(
        found.map(({ playerId, avatarHash, avatarSeed, ...face }) => [
          playerId,
          { ...face, avatar: avatarPath({ avatarHash, avatarSeed }) },
        ]),
      );
    },
  };
};
