import { db, fragment, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import { decodeEntry } from '../../../engine/log/entry.ts';
import { newestOpeningsOf } from '../../../engine/projections/queries/openings.ts';
import type { Authenticators } from '../factors/authenticators.ts';
import type { Passkeys } from '../factors/passkeys.ts';
import type { RecoveryCodes } from '../factors/recovery-codes.ts';
import type { SecurityJournal } from '../security-journal/security-journal.ts';
import type { PendingChanges } from '../sensitive/pending-changes.ts';
import type { ApiKeys } from '../sessions/api-keys.ts';
import type { KnownDevices } from '../sessions/known-devices.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { type PersonalData, timeText } from './personal-data.ts';

const MAX_EVENTS = 2_000;

/** The newest entries of a player's stream, whole ones. */
export const newestEntriesOf = (sql: SqlClient, playerId: string) =>
  runQuery(
    sql,
    db
      .selectFrom('wholeEvent')
      .select(['position', 'entry'])
      .where('streamId', '=', `player-${playerId}`)
      .orderBy('version', 'desc')
      .limit(MAX_EVENTS),
  );

export interface OwnDataParts {
  readonly sql: SqlClient;
  readonly sessions: Pick<Sessions, 'list'>;
  readonly apiKeys: Pick<ApiKeys, 'list'>;
  readonly knownDevices: Pick<KnownDevices, 'list'>;
  readonly journal: Pick<SecurityJournal, 'page'>;
  readonly pending: Pick<PendingChanges, 'list'>;
  readonly factors: {
    readonly passkeys: Pick<Passkeys, 'list'>;
    readonly authenticators: Pick<Authenticators, 'since'>;
    readonly recoveryCodes: Pick<RecoveryCodes, 'left'>;
  };
}

/** The data of the account itself. Its rows go with the account's own. */
export const ownData = ({
  sql,
  sessions,
  apiKeys,
  knownDevices,
  journal,
  factors,
  pending,
}: OwnDataParts): readonly PersonalData[] => [
  {
    name: 'account',
    export: async (account) => ({
      id: account.accountId,
      playerId: account.playerId,
      phone: account.phone,
      nickname: account.nickname,
      nameHidden: account.nameHidden,
      winsShown: account.winsShown,
      battlesShown: account.battlesShown,
      luckShown: account.luckShown,
      email: account.email,
      tradeLink: account.tradeLink,
      steamId: account.steamId,
      inviteCode: account.inviteCode,
      channelCode: account.channelCode,
      agreedAt: timeText(account.agreedAt),
      createdAt: timeText(account.createdAt),
    }),
    erase: async ({ accountId, phone }, tx) => {
      await runQuery(tx, db.deleteFrom('smsCode').where('phone', '=', phone));
      await runQuery(tx, db.deleteFrom('smsLock').where('phone', '=', phone));
      await runQuery(tx, db.deleteFrom('account').where('accountId', '=', accountId));
    },
  },
  {
    name: 'avatar',
    export: async ({ accountId, avatarHash }) => {
      if (avatarHash === null) return null;
      const pictures = db.selectFrom('avatar').select(fragment<string>`encode(webp, 'base64')`.as('webp'));
      const [picture] = await runQuery(sql, pictures.where('accountId', '=', accountId));
      return picture === undefined ? null : { webp: picture.webp.replaceAll('\n', '') };
    },
  },
  {
    name: 'sessions',
    export: async ({ accountId }) =>
      (await sessions.list(accountId)).map(({ device, createdAt, lastSeenAt }) => ({
        device,
        createdAt: timeText(createdAt),
        lastSeenAt: timeText(lastSeenAt),
      })),
  },
  {
    name: 'knownDevices',
    export: async ({ accountId }) =>
      (await knownDevices.list(accountId)).map(({ device, firstSeenAt, lastSeenAt }) => ({
        device,
        firstSeenAt: timeText(firstSeenAt),
        lastSeenAt: timeText(lastSeenAt),
      })),
  },
  {
    name: 'passkeys',
    export: async ({ accountId }) =>
      (await factors.passkeys.list(accountId)).map(({ name, backedUp, transports, createdAt, lastUsedAt }) => ({
        ...{ name, backedUp, transports },
        createdAt: timeText(createdAt),
        lastUsedAt: timeText(lastUsedAt),
      })),
  },
  {
    name: 'authenticator',
    export: async ({ accountId }) => ({
      since: timeText(await factors.authenticators.since(accountId)),
      recoveryCodesLeft: await factors.recoveryCodes.left(accountId),
    }),
  },
  {
    name: 'apiKeys',
    export: async ({ accountId }) =>
      (await apiKeys.list(accountId)).map(({ name, prefix, scopes, createdAt, lastUsedAt, expiresAt }) => ({
        ...{ name, prefix, scopes },
        createdAt: timeText(createdAt),
        lastUsedAt: timeText(lastUsedAt),
        expiresAt: timeText(expiresAt),
      })),
  },
  {
    name: 'securityJournal',
    export: async ({ accountId }) =>
      (await journal.page(accountId, MAX_EVENTS, null)).rows.map(({ kind, at, device, detail }) => ({
        ...{ kind, device, detail },
        at: timeText(at),
      })),
  },
  {
    name: 'pendingChanges',
    export: async ({ accountId }) =>
      (await pending.list(accountId)).map(({ kind, value, requestedAt, appliesAt }) => ({
        ...{ kind, value },
        requestedAt: timeText(requestedAt),
        appliesAt: timeText(appliesAt),
      })),
  },
  {
    name: 'verification',
    export: async ({ accountId }) => {
      const states = db.selectFrom('verification').select(['state', 'updatedAt']);
      const [found] = await runQuery(sql, states.where('accountId', '=', accountId));
      return found === undefined ? null : { state: found.state, updatedAt: timeText(found.updatedAt) };
    },
  },
  {
    name: 'itemMarks',
    export: ({ playerId }) => {
      const marks = db.selectFrom('itemMark').select(['itemId', 'locked', 'favourite']);
      return runQuery(sql, marks.where('playerId', '=', playerId).orderBy('itemId'));
    },
  },
  {
    // Without a name; it stays in the log. The newest come first.
    name: 'events',
    export: async ({ playerId }) =>
      (await newestEntriesOf(sql, playerId)).map(({ position, entry }) => {
        const { version, at, event } = decodeEntry(entry);
        return { position, version, at: timeText(at), type: event.type, data: event.data };
      }),
  },
  {
    // Openings show that the sealed ones of these are those that the log commits to. The newest come first.
    name: 'openings',
    export: ({ playerId }) => newestOpeningsOf(sql, playerId, MAX_EVENTS),
  },
];
