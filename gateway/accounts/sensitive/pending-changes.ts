import { db, fragment, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { inForce } from '../sessions/epochs.ts';

export type PendingKind = Row<'pendingChange', readonly ['kind']>['kind'];

/** So long an owner has to stop a change. */
export const PENDING_MS = 24 * 60 * 60_000;
/** Passkeys aside there is one of a kind. */
const MAX_SHOWN = 20;

export interface WantedChange {
  readonly kind: PendingKind;
  /** A trade link or nothing, a SteamID64, a number in E.164, a passkey's id, nothing. */
  readonly value: string;
  /** The value as far as it may be shown: a masked number, a passkey's name. */
  readonly detail: string | null;
}

const columns = ['changeId', 'accountId', 'kind', 'value', 'detail', 'requestedAt', 'appliesAt'] as const;
/** A change that is made 24 hours after it was asked for, unless its owner stops it. */
export type PendingChange = Row<'pendingChange', typeof columns>;

const isInForce = inForce('pendingChange');

/** Each row goes once: to the request that stops the change, or to the process that makes it. */
export interface PendingChanges {
  /** Takes the place of another one of its kind, of passkeys of the same passkey. Under the account's lock. */
  ask(accountId: string, wanted: WantedChange): Promise<PendingChange>;
  list(accountId: string): Promise<readonly PendingChange[]>;
  /** Null where there is none (any more). */
  take(accountId: string, changeId: string): Promise<PendingChange | null>;
  takeKind(accountId: string, kind: PendingKind): Promise<readonly PendingChange[]>;
  takeAll(accountId: string): Promise<readonly PendingChange[]>;
  /** Changes whose time has come, the oldest first. */
  due(most: number): Promise<readonly PendingChange[]>;
}

export const pendingChangesIn = (sql: SqlClient, now: () => Instant, randomUuid: () => string): PendingChanges => {
  const removing = (accountId: string) => db.deleteFrom('pendingChange').where('accountId', '=', accountId);

  return {
    ask: async (accountId, { kind, value, detail }) => {
      const ofKind = removing(accountId).where('kind', '=', kind);
      await runQuery(sql, kind === 'REMOVE_PASSKEY' ? ofKind.where('value', '=', value) : ofKind);
      const at = now();
      const asking = db
        .insertInto('pendingChange')
        .columns([...columns, 'epoch'])
        .expression(({ selectFrom, val }) =>
          selectFrom('account')
            .select([val(randomUuid()).as('changeId'), 'accountId', val(kind).as('kind'), val(value).as('value')])
            .select([val(detail?.slice(0, 120) ?? null).as('detail'), val(at).as('requestedAt')])
            .select([val(at + PENDING_MS).as('appliesAt'), 'epoch'])
            .where('accountId', '=', accountId),
        )
        .returning(columns);
      const [asked] = await runQuery(sql, asking);
      if (asked === undefined) throw new Error('the change was not kept');
      return asked;
    },
    list: (accountId) =>
      runQuery(
        sql,
        db
          .selectFrom('pendingChange')
          .select(columns)
          .where('accountId', '=', accountId)
          .where(isInForce)
          .orderBy('appliesAt')
          .orderBy('changeId')
          .limit(MAX_SHOWN),
      ),
    take: async (accountId, changeId) => {
      const named = removing(accountId).where(fragment<string>`change_id::text`, '=', changeId.toLowerCase());
      return (await runQuery(sql, named.where(isInForce).returning(columns)))[0] ?? null;
    },
    takeKind: (accountId, kind) => runQuery(sql, removing(accountId).where('kind', '=', kind).returning(columns)),
    takeAll: (accountId) => runQuery(sql, removing(accountId).returning(columns)),
    due: (most) =>
      runQuery(
        sql,
        db
          .selectFrom('pendingChange')
          .select(columns)
          .where('appliesAt', '<=', now())
          .where(isInForce)
          .orderBy('appliesAt')
          .limit(most),
      ),
  };
};
