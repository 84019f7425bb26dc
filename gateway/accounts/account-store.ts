import { isDuplicate } from '../../engine/database/errors.ts';
import { db, defineQuery, fragment, type Given, type Row, runQuery } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import type { PlayerId } from '../../engine/kernel/ids.ts';
import { avatarPath } from './avatars/paths.ts';
import type { Phone } from './profile/phone.ts';

/** migrations/0006-accounts.sql and 0028-epochs.sql explain each column. */
const accountColumns = [
  'accountId',
  'playerId',
  'phone',
  'passwordHash',
  'nickname',
  'nameHidden',
  'winsShown',
  'battlesShown',
  'luckShown',
  'avatarSeed',
  'avatarHash',
  'email',
  'emailConfirmedAt',
  'tradeLink',
  'steamId',
  'inviteCode',
  'channelCode',
  'firstUserSeed',
  'state',
  'eraseCommand',
  'frozenAt',
  'agreedAt',
  'createdAt',
  'epoch',
] as const;

/** The gateway writes ids of players alone. */
interface OfPlayer {
  readonly playerId: PlayerId;
}

/** A person's account, as the database holds it. */
export type Account = Row<'account', typeof accountColumns> & OfPlayer;

/** How others see a player who doesn't hide it. Personal data: gone with the account. */
export interface PublicProfile extends Pick<Account, 'winsShown' | 'battlesShown' | 'luckShown'> {
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

/** The fields of an account that may change. */
export type AccountChange = Partial<
  Pick<
    Account,
    | 'phone'
    | 'passwordHash'
    | 'nickname'
    | 'nameHidden'
    | 'winsShown'
    | 'battlesShown'
    | 'luckShown'
    | 'avatarSeed'
    | 'avatarHash'
    | 'email'
    | 'emailConfirmedAt'
    | 'frozenAt'
    | 'tradeLink'
    | 'steamId'
    | 'eraseCommand'
    | 'epoch'
  >
>;

export interface AccountStore {
  /** Null when the phone, or the Steam account, is taken. */
  insert(account: NewAccount): Promise<Account | null>;
  ofId(accountId: string): Promise<Account | null>;
  /** The account of that id, which no other transaction changes before this one ends. */
  lock(accountId: string): Promise<Account | null>;
  ofPhone(phone: Phone): Promise<Account | null>;
  ofPlayer(playerId: PlayerId): Promise<Account | null>;
  ofSteam(steamId: string): Promise<Account | null>;
  /** Accounts whose erasure was begun and not finished. */
  erasing(): Promise<readonly Account[]>;
  /** Hands a sign-up that was cut short to the client that proved the phone again. Null where there is none. */
  adoptPending(phone: Phone, passwordHash: string): Promise<Account | null>;
  markRegistered(accountId: string): Promise<void>;
  /** Null where the account is gone, or the new phone or Steam account is another account's. */
  change(accountId: string, change: AccountChange): Promise<Account | null>;
  /** Of those among these players who may be shown. */
  publicProfiles(playerIds: readonly string[]): Promise<ReadonlyMap<string, PublicProfile>>;
}

const accounts = db.selectFrom('account').select(accountColumns).$narrowType<OfPlayer>();

const ofId = defineQuery((given: Given<{ accountId: string }>) => accounts.where('accountId', '=', given('accountId')));
const lock = defineQuery((given: Given<{ accountId: string }>) =>
  accounts.where('accountId', '=', given('accountId')).forUpdate(),
);
const ofPhone = defineQuery((given: Given<{ phone: string }>) => accounts.where('phone', '=', given('phone')));
const ofPlayer = defineQuery((given: Given<{ playerId: string }>) =>
  accounts.where('playerId', '=', given('playerId')),
);
const ofSteam = defineQuery((given: Given<{ steamId: string }>) => accounts.where('steamId', '=', given('steamId')));

const publicProfiles = defineQuery((given: Given<{ playerIds: readonly string[] }>) =>
  db
    .selectFrom('account')
    .select(['playerId', 'nickname', 'winsShown', 'battlesShown', 'luckShown', 'avatarHash', 'avatarSeed'])
    .where('playerId', '=', fragment<string>`ANY(${given('playerIds')}::text[])`)
    .where('nameHidden', '=', false),
);

export const accountStoreIn = (sql: SqlClient): AccountStore => ({
  insert: async (account) => {
    const inserting = db
      .insertInto('account')
      .values({ ...account, state: 'pending', agreedAt: account.createdAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning(accountColumns)
      .$narrowType<OfPlayer>();
    return (await runQuery(sql, inserting))[0] ?? null;
  },
  ofId: async (accountId) => (await ofId(sql, { accountId }))[0] ?? null,
  lock: async (accountId) => (await lock(sql, { accountId }))[0] ?? null,
  ofPhone: async (phone) => (await ofPhone(sql, { phone }))[0] ?? null,
  ofPlayer: async (playerId) => (await ofPlayer(sql, { playerId }))[0] ?? null,
  ofSteam: async (steamId) => (await ofSteam(sql, { steamId }))[0] ?? null,
  erasing: () => runQuery(sql, accounts.where('eraseCommand', 'is not', null).limit(1000)),
  adoptPending: async (phone, passwordHash) => {
    const adopting = db
      .updateTable('account')
      .set({ passwordHash, epoch: fragment`epoch + 1` })
      .where('phone', '=', phone)
      .where('state', '=', 'pending')
      .returning(accountColumns)
      .$narrowType<OfPlayer>();
    return (await runQuery(sql, adopting))[0] ?? null;
  },
  markRegistered: async (accountId) => {
    await runQuery(sql, db.updateTable('account').set({ state: 'registered' }).where('accountId', '=', accountId));
  },
  change: async (accountId, change) => {
    const changing = db
      .updateTable('account')
      .set(change)
      .where('accountId', '=', accountId)
      .returning(accountColumns)
      .$narrowType<OfPlayer>();
    try {
      return (await runQuery(sql, changing))[0] ?? null;
    } catch (error) {
      if (isDuplicate(error)) return null;
      throw error;
    }
  },
  publicProfiles: async (playerIds) => {
    if (playerIds.length === 0) return new Map();
    const found = await publicProfiles(sql, { playerIds });
    return new Map(
      found.map(({ playerId, avatarHash, avatarSeed, ...publicProfile }) => [
        playerId,
        { ...publicProfile, avatar: avatarPath({ avatarHash, avatarSeed }) },
      ]),
    );
  },
});
