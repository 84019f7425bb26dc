import { createHash } from 'node:crypto';
import { db, fragment, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import type { Account, AccountStore } from '../account-store.ts';
import { type Credentials, refuseFrozen } from '../credentials.ts';
import type { PublicProfiles } from '../profile/public-profiles.ts';
import { type Attempts, allowances } from '../sessions/attempts.ts';
import { askerKnownTo, type Turns } from '../turns/turns.ts';
import { seedOfDrawn } from './drawn.ts';
import { redrawn } from './picture.ts';

/** Pictures of players. */
export interface Avatars {
  /** One of the drawn ones; an uploaded one is deleted. @throws GatewayError INVALID_INPUT */
  choose(account: Account, path: string): Promise<Account>;
  /** PNG, JPEG or WebP. @throws GatewayError PICTURE_INVALID, PICTURE_TOO_LARGE, ACCOUNT_FROZEN, RATE_LIMITED, BUSY */
  upload(account: Account, bytes: Uint8Array): Promise<Account>;
  /** Gives an uploaded picture another address: the one that others know is none any more. Nothing for a drawn one. */
  readdress(account: Account): Promise<void>;
  /** An uploaded picture, as WebP; null where there is none. */
  read(hash: string): Promise<Uint8Array | null>;
}

export interface AvatarsParts {
  readonly sql: SqlClient;
  readonly store: Pick<AccountStore, 'change'>;
  readonly publicProfiles: Pick<PublicProfiles, 'changed'>;
  readonly credentials: Pick<Credentials, 'changed'>;
  readonly attempts: Attempts;
  readonly drawing: Turns;
  readonly now: () => Instant;
}

export const avatarsWith = ({
  sql,
  store,
  publicProfiles,
  credentials,
  attempts,
  drawing,
  now,
}: AvatarsParts): Avatars => {
  const change = async (accountId: string, wanted: Parameters<AccountStore['change']>[1]): Promise<Account> => {
    const account = await store.change(accountId, wanted);
    credentials.changed(accountId);
    if (account === null) throw new GatewayError('UNAUTHENTICATED');
    publicProfiles.changed(account.playerId);
    return account;
  };

  return {
    choose: async ({ accountId }, path) => {
      const seed = seedOfDrawn(path);
      if (seed === null) throw invalidInput('avatar', 'is one of `avatars`');
      const account = await change(accountId, { avatarSeed: seed, avatarHash: null });
      await runQuery(sql, db.deleteFrom('avatar').where('accountId', '=', accountId));
      return account;
    },
    upload: async (account, bytes) => {
      refuseFrozen(account);
      const { accountId } = account;
      await attempts.count(allowances.uploadPerAccount, accountId);
      const webp = await drawing(askerKnownTo(accountId), () => redrawn(bytes));
      // Of this account alone: the same picture of another account has another address, and goes with that account.
      const hash = createHash('sha256').update(accountId).update(webp).digest('hex').slice(0, 32);
      const picture = { hash, webp, createdAt: now() };
      const keeping = db.insertInto('avatar').values({ accountId, ...picture });
      await runQuery(
        sql,
        keeping.onConflict((conflict) => conflict.column('accountId').doUpdateSet(picture)),
      );
      return change(accountId, { avatarHash: hash });
    },
    readdress: async ({ accountId }) => {
      const address = fragment<string>`replace(gen_random_uuid()::text, '-', '')`;
      const moved = db
        .updateTable('avatar')
        .set({ hash: address })
        .where('accountId', '=', accountId)
        .returning('hash');
      const moving = db
        .with('moved', () => moved)
        .updateTable('account')
        .from('moved')
        .set(({ ref }) => ({ avatarHash: ref('moved.hash') }))
        .where('accountId', '=', accountId)
        .where('avatarHash', 'is not', null);
      await runQuery(sql, moving);
    },
    read: async (hash) => {
      const pictures = db.selectFrom('avatar').select('webp').where('hash', '=', hash).limit(1);
      return (await runQuery(sql, pictures))[0]?.webp ?? null;
    },
  };
};
