import { createHmac } from 'node:crypto';
import { db, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { isSecret, secretHash } from '../secrets.ts';
import { inForce } from '../sessions/epochs.ts';
import { PENDING_MS, type PendingKind } from './pending-changes.ts';

export const LINK_ACTIONS = ['STOP_CHANGE', 'STOP_RECOVERY', 'FREEZE', 'CONFIRM_EMAIL'] as const;
export type LinkAction = (typeof LINK_ACTIONS)[number];

export const LINK_LIFE_MS = 7 * 24 * 60 * 60_000;

/** The pages that links lead to. The token is behind `#`: browsers send that part to no server. */
const linkPaths: Readonly<Record<LinkAction, string>> = {
  STOP_CHANGE: '/security/stop-change',
  STOP_RECOVERY: '/security/stop-recovery',
  FREEZE: '/security/freeze',
  CONFIRM_EMAIL: '/security/confirm-email',
};

/** A link of a notice, by the id of its row. */
export interface MadeLink {
  readonly linkId: string;
  readonly action: LinkAction;
}

const columns = ['linkId', 'accountId', 'action', 'changeId', 'madeAt', 'expiresAt'] as const;
export interface KnownLink extends Row<'securityLink', typeof columns> {
  /** The kind of the change that the link would stop. */
  readonly change: PendingKind | null;
}

export interface SecurityLinks {
  make(accountId: string, action: LinkAction, changeId: string | null): Promise<MadeLink>;
  /** Lets the holder of a session that a recovery ends stop that recovery: the session's token becomes the link's. */
  ofSessions(accountId: string): Promise<void>;
  /** Null for one that is used, too old or wrong. */
  find(token: string): Promise<KnownLink | null>;
  /** Finds a link and uses it up: of several callers one gets it. */
  take(token: string): Promise<KnownLink | null>;
  forget(accountId: string, action: LinkAction): Promise<void>;
}

/** The secret half of a link: 256 bits that follow from its row's id under the account key. */
const linkTokenWith =
  (key: Uint8Array) =>
  (linkId: string): string =>
    createHmac('sha256', key).update(`security-link|${linkId}`).digest('base64url');

/** Where a link leads: a path of this site. */
export const linkPathWith = (key: Uint8Array): ((link: MadeLink) => string) => {
  const tokenOf = linkTokenWith(key);
  return ({ linkId, action }) => `${linkPaths[action]}#${tokenOf(linkId)}`;
};

export interface SecurityLinksParts {
  readonly sql: SqlClient;
  /** The account key. */
  readonly key: Uint8Array;
  readonly now: () => Instant;
  readonly randomUuid: () => string;
}

export const securityLinksIn = ({ sql, key, now, randomUuid }: SecurityLinksParts): SecurityLinks => {
  const tokenOf = linkTokenWith(key);

  const find: SecurityLinks['find'] = async (token) => {
    if (!isSecret(token)) return null;
    const known = db
      .selectFrom('securityLink as l')
      .leftJoin('pendingChange', 'pendingChange.changeId', 'l.changeId')
      .select(['linkId', 'l.accountId', 'action', 'l.changeId', 'madeAt', 'expiresAt', 'kind as change'])
      .where('tokenHash', '=', secretHash(token))
      .where('expiresAt', '>', now())
      .where(inForce('l'));
    return (await runQuery(sql, known))[0] ?? null;
  };

  return {
    make: async (accountId, action, changeId) => {
      const [linkId, at] = [randomUuid(), now()];
      const making = db
        .insertInto('securityLink')
        .columns(['linkId', 'accountId', 'tokenHash', 'action', 'changeId', 'madeAt', 'expiresAt', 'epoch'])
        .expression(({ selectFrom, val }) =>
          selectFrom('account')
            .select([val(linkId).as('linkId'), 'accountId', val(secretHash(tokenOf(linkId))).as('tokenHash')])
            .select([val(action).as('action'), val(changeId).as('changeId'), val(at).as('madeAt')])
            .select([val(at + LINK_LIFE_MS).as('expiresAt'), 'epoch'])
            .where('accountId', '=', accountId),
        );
      await runQuery(sql, making);
      return { linkId, action };
    },

    ofSessions: async (accountId) => {
      const at = now();
      const making = db
        .insertInto('securityLink')
        .columns(['linkId', 'accountId', 'tokenHash', 'action', 'madeAt', 'expiresAt', 'epoch'])
        .expression(({ selectFrom, val }) =>
          selectFrom('session')
            .select(['sessionId', 'accountId', 'tokenHash', val('STOP_RECOVERY').as('action'), val(at).as('madeAt')])
            .select([val(at + PENDING_MS).as('endsAt'), 'epoch'])
            .where('accountId', '=', accountId)
            .where('expiresAt', '>', at)
            .where(inForce('session')),
        )
        .onConflict((conflict) => conflict.doNothing());
      await runQuery(sql, making);
    },

    find,

    take: async (token) => {
      const found = await find(token);
      if (found === null) return null;
      const using = db.deleteFrom('securityLink').where('linkId', '=', found.linkId).returning('linkId');
      return (await runQuery(sql, using)).length === 0 ? null : found;
    },

    forget: async (accountId, action) => {
      const ofAction = db.deleteFrom('securityLink').where('accountId', '=', accountId).where('action', '=', action);
      await runQuery(sql, ofAction);
    },
  };
};
